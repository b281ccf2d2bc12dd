import type { Command } from 'commander'
import { eraseLeads, findLeadIds } from '../../src/leads/lead-commands.server.ts'
import { notFound, usageError } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, confirm, count, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

type Options = Common & { email?: string; yes?: true }

export const leadsDelete = (): Command =>
  staffCommand('delete', 'erase messages with their deliveries, permanently')
    .argument('[ids...]', 'ids of messages')
    .option('--email <address>', 'every message from this address')
    .option('--yes', 'do not ask')
    .addHelpText('after', example('leads delete --email somebody@example.com'))
    .action((ids: string[], options: Options) =>
      withDatabase(async (db) => {
        if ((ids.length === 0) === (options.email === undefined)) {
          throw usageError('Which messages?', 'Give either ids from `larkway leads list`, or --email ADDRESS.')
        }
        const found = await findLeadIds(db, options.email === undefined ? { ids } : { email: options.email })
        if (found.length === 0) {
          throw notFound(
            ids.length > 0 ? `There is no message ${ids.join(', ')}.` : 'There is no message from this address.',
            'See `larkway leads list`; it may have been erased already.',
          )
        }
        const missing = ids.filter((id) => !found.includes(id))
        await confirm(`${count(found.length, 'message')} will be erased permanently.`, options)
        const erased = await eraseLeads(db, found)
        show(
          options,
          { erased, notFound: missing },
          () => `Erased ${count(erased, 'message')}. Copies in mailboxes, a CRM and backups must be deleted there.`,
        )
        if (missing.length > 0) {
          throw notFound(
            `There is no message ${missing.join(', ')}.`,
            'The others were erased. See `larkway leads list` for the ids.',
          )
        }
      }),
    )
