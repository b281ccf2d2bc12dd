import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { acknowledgeLeads } from '../../src/domain/leads/work/lead-commands.server.ts'
import { notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const leadsAcknowledge = (): Command =>
  staffCommand('acknowledge', 'mark deliveries that failed, or whose address was refused, as dealt with')
    .argument('<ids...>', 'ids of messages with a failed delivery or a refused address')
    .addHelpText('after', example('leads list --state failed', 'leads acknowledge 0198c2f1-...'))
    .action((ids: string[], options: Common) =>
      withDatabase(async (db) => {
        const acknowledged = await acknowledgeLeads(db, ids)
        const leftAlone = ids.filter((id) => !acknowledged.includes(id))
        if (acknowledged.length === 0) {
          throw notFound(
            `Nothing to acknowledge: there is no failed delivery or refused address left in ${ids.join(', ')}.`,
            'See `larkway leads list --state failed` and `--state refused`. To mark a message as answered, use the desk.',
          )
        }
        show(options, { acknowledged, leftAlone }, () =>
          [
            `Marked the failed and refused deliveries of ${count(acknowledged.length, 'message')} as dealt with.`,
            ...leftAlone.map((id) => `${id} has no failed delivery or refused address left.`),
          ].join('\n'),
        )
      }),
    )
