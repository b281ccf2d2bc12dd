import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { findEntries, leaveWaitlist } from '../../src/domain/waitlist/waitlist.server.ts'
import { notFound, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, confirm, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const waitlistDelete = (): Command =>
  staffCommand('delete', 'stop emails to people who are waiting, and erase their addresses')
    .argument('[ids...]', 'ids from `larkway waitlist list`')
    .option('--email <address>', 'everything this address is waiting for')
    .option('--yes', 'skip the confirmation prompt')
    .addHelpText('after', example('waitlist delete --email somebody@example.com'))
    .action((ids: string[], options: Common & { email?: string; yes?: true }) =>
      withDatabase(async (db) => {
        if (ids.length > 0 === (options.email !== undefined))
          throw usageError('Which ones?', 'Pass either ids from `larkway waitlist list` or --email ADDRESS.')
        const all = await findEntries(db, { email: options.email })
        const matches = all.flatMap(({ id }) => (options.email !== undefined || ids.includes(id) ? [id] : []))
        if (matches.length === 0)
          throw notFound(
            'There is nothing to delete.',
            'See `larkway waitlist list`; the entry may have been erased already.',
          )
        await confirm(`${count(matches.length, 'entry', 'entries')} will be erased permanently.`, options)
        const erased = await leaveWaitlist(db, matches, new Date())
        show(
          options,
          { erased },
          () => `Erased ${count(erased, 'entry', 'entries')}; \`db restore\` will not bring them back.`,
        )
      }),
    )
