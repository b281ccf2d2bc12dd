import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, Option } from 'commander'
import { stringify } from 'csv-stringify'
import { eachLead, type LeadWithDeliveries } from '../../src/leads/leads.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, jsonArray, writeText } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { type FilterOptions, withFilters } from './options.ts'

type Options = Common & FilterOptions & { format?: 'csv' | 'json'; out?: string }

const columns = [
  'id',
  'receivedAt',
  'interest',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'spamReason',
  'deliveries',
]

export const leadsExport = (): Command =>
  withFilters(staffCommand('export', 'all messages as CSV or JSON'))
    .addOption(new Option('--format <format>', 'csv, or json as --json does').choices(['csv', 'json']))
    .option('--out <file>', 'write to this file instead of standard output')
    .addHelpText('after', example('leads export --format csv --out leads.csv'))
    .action((options: Options) =>
      withDatabase(async (db) => {
        const { format = options.json ? 'json' : 'csv', out, ...filter } = options
        const leads = eachLead(db, filter)
        await writeText(format === 'json' ? jsonArray(leads) : csv(leads), out)
      }),
    )

/** Escapes cells that a spreadsheet would run as a formula, since visitors wrote them. */
async function* csv(leads: AsyncIterable<LeadWithDeliveries>): AsyncGenerator<string> {
  const rows = stringify({ header: true, bom: true, columns, escape_formulas: true, encoding: 'utf8' })
  async function* records() {
    for await (const { deliveries, ...lead } of leads) {
      yield { ...lead, deliveries: deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', ') }
    }
  }
  // A failure ends the loop below, which reports it.
  pipeline(Readable.from(records()), rows).catch(() => undefined)
  for await (const piece of rows) yield String(piece)
}
