import type { Command } from 'commander'
import { count } from '../../src/content/format/number.ts'
import { quarantineLeads } from '../../src/domain/leads/work/lead-commands.server.ts'
import { notFound } from '../command/failure.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, show } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'

export const leadsSpam = (): Command =>
  staffCommand('spam', 'quarantine messages; anything not yet delivered is held')
    .argument('<ids...>', 'ids of messages')
    .addHelpText('after', example('leads spam 0198c2f1-...', 'leads release 0198c2f1-...'))
    .action((ids: string[], options: Common) =>
      withDatabase(async (db) => {
        const marked = await quarantineLeads(db, ids)
        const leftAlone = ids.filter((id) => !marked.includes(id))
        if (marked.length === 0) {
          throw notFound(`Not found, or already quarantined: ${leftAlone.join(', ')}.`, 'See `larkway leads list`.')
        }
        show(options, { marked, leftAlone }, () =>
          [
            `${count(marked.length, 'message')} quarantined. Similar messages are checked as before.`,
            ...leftAlone.map((id) => `${id} was not found, or is already quarantined.`),
          ].join('\n'),
        )
      }),
    )
