import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, Option } from 'commander'
import { stringify } from 'csv-stringify'
import type { DeliveryState } from '../../src/leads/lead.ts'
import { eachLead, type LeadWithDeliveries } from '../../src/leads/leads.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, jsonArray, writeText } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { interestOption, sinceOption, stateOption, suspectedOption } from './choices.ts'

type Options = Common & {
  format?: 'csv' | 'json'
  out?: string
  state?: DeliveryState
  interest?: string
  suspected?: true
  since?: Date
}

const columns = [
  'id',
  'receivedAt',
  'interest',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'suspicion',
  'deliveries',
]

export const leadsExport = (): Command =>
  staffCommand('export', 'all messages as CSV or JSON')
    .addOption(new Option('--format <format>', 'csv, or json as --json does').choices(['csv', 'json']))
    .option('--out <file>', 'write to this file instead of standard output')
    .addOption(stateOption())
    .addOption(interestOption())
    .addOption(suspectedOption())
    .addOption(sinceOption())
    .addHelpText('after', example('leads export --format csv --out leads.csv'))
    .action((options: Options) =>
      withDatabase(async (db) => {
        const { format = options.json ? 'json' : 'csv', out, ...filter } = options
        const leads = eachLead(db, filter)
        await writeText(format === 'json' ? jsonArray(leads) : csv(leads), out)
      }),
    )

/** Cells that a spreadsheet would take for a formula are quoted away: visitors wrote them. */
async function* csv(leads: AsyncIterable<LeadWithDeliveries>): AsyncGenerator<string> {
  const rows = stringify({ header: true, bom: true, columns, escape_formulas: true, encoding: 'utf8' })
  async function* records() {
    for await (const { deliveries, ...lead } of leads) {
      yield { ...lead, deliveries: deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', ') }
    }
  }
  // Whatever fails in it ends the reading below.
  pipeline(Readable.from(records()), rows).catch(() => undefined)
  for await (const piece of rows) yield String(piece)
}
