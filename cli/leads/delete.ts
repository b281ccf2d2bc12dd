import type { Command } from 'commander'
import { deleteLeads, findLeadIds } from '../../src/leads/lead-commands.server.ts'
import { notFound, wrongUse } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, confirm, count, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

type Options = Common & { email?: string; yes?: true }

export const leadsDelete = (): Command =>
  staffCommand('delete', 'erase messages with their deliveries, for good')
    .argument('[ids...]', 'ids of messages')
    .option('--email <address>', 'every message from this address')
    .option('--yes', 'do not ask')
    .addHelpText('after', example('leads delete --email somebody@example.com'))
    .action((ids: string[], options: Options) =>
      withDatabase(async (db) => {
        if ((ids.length === 0) === (options.email === undefined)) {
          throw wrongUse('Say which messages.', 'Give either ids from `larkway leads list`, or --email ADDRESS.')
        }
        const found = await findLeadIds(db, options.email === undefined ? { ids } : { email: options.email })
        if (found.length === 0) {
          throw notFound('There is no such message.', 'See `larkway leads list`; perhaps it has been erased already.')
        }
        await confirm(`${count(found.length, 'message')} will be erased for good.`, options)
        const erased = await deleteLeads(db, found)
        show(
          options,
          { erased },
          () =>
            `Erased ${count(erased, 'message')}. Copies that were delivered by mail or to a CRM, and those in backups, are for you to delete there.`,
        )
      }),
    )
