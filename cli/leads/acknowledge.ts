import type { Command } from 'commander'
import { acknowledgeLeads } from '../../src/leads/lead-commands.server.ts'
import { notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, count, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const leadsAcknowledge = (): Command =>
  staffCommand('acknowledge', 'mark deliveries that failed as dealt with, when you have answered in another way')
    .argument('<ids...>', 'ids of messages with a failed delivery or a refused address')
    .addHelpText('after', example('leads list --state failed', 'leads acknowledge 0198c2f1-...'))
    .action((ids: string[], options: Common) =>
      withDatabase(async (db) => {
        const acknowledged = await acknowledgeLeads(db, ids)
        const leftAlone = ids.filter((id) => !acknowledged.includes(id))
        if (acknowledged.length === 0) {
          throw notFound(
            `No delivery of ${ids.join(', ')} has failed.`,
            'See `larkway leads list --state failed` and `--state refused`.',
          )
        }
        show(options, { acknowledged, leftAlone }, () =>
          [
            `Marked the failed deliveries of ${count(acknowledged.length, 'message')} as dealt with.`,
            ...leftAlone.map((id) => `${id} has no failed delivery.`),
          ].join('\n'),
        )
      }),
    )
