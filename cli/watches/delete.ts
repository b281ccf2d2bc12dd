import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { findWatches, stopWatches } from '../../src/domain/waitlist/watches.server.ts'
import { notFound, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, confirm, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const watchesDelete = (): Command =>
  staffCommand('delete', 'stop emails to people who are waiting, and erase their addresses')
    .argument('[ids...]', 'ids from `larkway watches list`')
    .option('--email <address>', 'everything this address is waiting for')
    .option('--yes', 'skip the confirmation prompt')
    .addHelpText('after', example('watches delete --email somebody@example.com'))
    .action((ids: string[], options: Common & { email?: string; yes?: true }) =>
      withDatabase(async (db) => {
        if (ids.length > 0 === (options.email !== undefined))
          throw usageError('Which ones?', 'Give either ids from `larkway watches list` or --email ADDRESS.')
        const all = await findWatches(db, { email: options.email })
        const found = all.flatMap(({ id }) => (options.email !== undefined || ids.includes(id) ? [id] : []))
        if (found.length === 0)
          throw notFound('There is nothing to delete.', 'See `larkway watches list`; it may have been stopped already.')
        await confirm(`${count(found.length, 'watch', 'watches')} will be erased permanently.`, options)
        const erased = await stopWatches(db, found, new Date())
        show(
          options,
          { erased },
          () => `Erased ${count(erased, 'watch', 'watches')}; \`db restore\` will not bring them back.`,
        )
      }),
    )
