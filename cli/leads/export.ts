import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, Option } from 'commander'
import { stringify } from 'csv-stringify'
import { usd } from '../../src/content/format/money.ts'
import { salesTo } from '../../src/domain/catalogue/edits/sales.server.ts'
import { findLeadIds, holdsOfLeads } from '../../src/domain/leads/lead-commands.server.ts'
import { hasPictures } from '../../src/domain/leads/lead-pictures.server.ts'
import { siteName } from '../../src/domain/leads/lead-site.ts'
import { hasSeveralSites } from '../../src/domain/leads/lead-stats.server.ts'
import { leadRecord } from '../../src/domain/leads/lead-vehicle.ts'
import { eachLead, type LeadWithDeliveries } from '../../src/domain/leads/leads.server.ts'
import { customerOf, recordRequest } from '../../src/domain/leads/privacy.server.ts'
import { hasEvents } from '../../src/domain/leads/work/lead-events.server.ts'
import type { RentalHold } from '../../src/domain/rentals/rental-hold.ts'
import { inFewWords, type WaitlistEntry } from '../../src/domain/waitlist/entry.ts'
import { findEntries } from '../../src/domain/waitlist/waitlist.server.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { withDatabase } from '../command/open-database.ts'
import { type Common, jsonArray, writeText } from '../command/output.ts'
import { example, staffCommand } from '../command/staff-command.ts'
import { heldDays } from '../rentals/list.ts'
import { type FilterOptions, withFilters } from './options.ts'
import { writePictures } from './write-pictures.ts'

type Options = Common & FilterOptions & { format?: 'csv' | 'json'; out?: string; overwrite?: true; pictures?: string }

const columns = [
  'id',
  'receivedAt',
  'interest',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'vehicleId',
  'vehicleStockNumber',
  'vehicleName',
  'vehicleBrand',
  'vehicleYear',
  'vehicleCondition',
  'vehiclePrice',
  'vehicleStockStatus',
  'vehicleVin',
  'vehicleUrl',
  'topic',
  'town',
  'page',
  'spamReason',
  'deliveries',
  'vehicleShowroom',
]

export const leadsExport = (): Command =>
  withFilters(staffCommand('export', 'all messages as CSV or JSON'))
    .addOption(new Option('--format <format>', 'csv, or json as --json does').choices(['csv', 'json']))
    .option('--out <file>', 'write to this file instead of standard output')
    .option('--overwrite', 'replace the file if it exists')
    .option('--pictures <folder>', 'also write the pictures that came with them to this folder')
    .addHelpText(
      'after',
      '\nWith --email, what that address is waiting for, its rental holds and what it has bought follow its messages.',
    )
    .addHelpText(
      'after',
      example(
        'leads export --format csv --out leads.csv',
        'leads export --email somebody@example.com --out somebody.csv --pictures somebody',
      ),
    )
    .action((options: Options) =>
      withDatabase(async (db, env) => {
        const { format = options.json ? 'json' : 'csv', out, overwrite = false, pictures, ...filter } = options
        const ids: string[] = []
        const leads = records(eachLead(db, filter), env.SITE_URL, (id) => ids.push(id))
        const entries = filter.email === undefined ? [] : await findEntries(db, { email: filter.email })
        const { email } = filter
        const holds = email === undefined ? [] : await holdsOfLeads(db, await findLeadIds(db, { email }))
        const sales = email === undefined ? [] : await saleRecords(db, email)
        const all = followedBy(leads, [...entries.map(entryRecord), ...holds.map(holdRecord), ...sales])
        const further = [
          ...((await hasSeveralSites(db)) ? ['site'] : []),
          ...((await hasPictures(db)) ? ['pictures'] : []),
          ...((await hasEvents(db)) ? ['events'] : []),
        ]
        await writeText(format === 'json' ? jsonArray(all) : csv(all, further), out, { overwrite })
        if (pictures !== undefined) await writePictures(db, ids, pictures)
        ids.push(...[...entries, ...holds].map(({ id }) => id))
        if (filter.email !== undefined) await recordRequest(db, 'exported', ids, new Date())
      }),
    )

type LeadRecord = ReturnType<typeof leadRecord<LeadWithDeliveries>>
type FurtherRecord = ReturnType<typeof entryRecord> | ReturnType<typeof holdRecord>

/** An entry of the waitlist in the columns of messages, so that an export holds everything about an address. */
const entryRecord = ({ id, joinedAt, confirmedAt, email, what }: WaitlistEntry) => ({
  id,
  receivedAt: joinedAt,
  interest: 'tell me when',
  email,
  message: `${what.kind}: ${inFewWords(what)}; ${confirmedAt ? `confirmed ${confirmedAt}` : 'not confirmed'}`,
})

/** A rental hold likewise. */
const holdRecord = (hold: RentalHold) => ({
  id: hold.id,
  receivedAt: hold.createdAt,
  interest: 'rental hold',
  firstName: hold.name,
  phone: hold.phone,
  message: heldDays(hold),
})

const inOneLine = ({ at, person, kind, dueAt, text }: NonNullable<LeadWithDeliveries['events']>[number]): string =>
  [at, person, kind, dueAt && `for ${dueAt}`, text].filter((part) => part).join(' ')

/** What staff noted of carts that somebody bought. */
async function saleRecords(db: Db, email: string) {
  const messages = await Array.fromAsync(eachLead(db, { email }), ({ id, firstName, lastName }) => ({
    id,
    first_name: firstName,
    last_name: lastName,
  }))
  return (await salesTo(db, customerOf(messages))).map(({ id, soldAt, vehicleName, buyer, price }) => ({
    id,
    receivedAt: soldAt,
    interest: 'bought',
    email,
    message: [vehicleName, buyer, price === null ? '' : usd(price)].filter(Boolean).join('; '),
  }))
}

async function* followedBy<A, B>(first: AsyncIterable<A>, then: readonly B[]): AsyncGenerator<A | B> {
  yield* first
  yield* then
}

async function* records(
  leads: AsyncIterable<LeadWithDeliveries>,
  siteUrl: string,
  exported: (id: string) => void,
): AsyncGenerator<LeadRecord> {
  for await (const lead of leads) {
    exported(lead.id)
    yield leadRecord(lead, siteUrl)
  }
}

/** Escapes cells that a spreadsheet would run as a formula, since visitors wrote them. */
async function* csv(
  leads: AsyncIterable<LeadRecord | FurtherRecord>,
  further: readonly string[],
): AsyncGenerator<string> {
  const allColumns = [...columns, ...further]
  const rows = stringify({ header: true, bom: true, columns: allColumns, escape_formulas: true, encoding: 'utf8' })
  async function* flat() {
    for await (const record of leads) {
      if (!('deliveries' in record)) {
        yield record
        continue
      }
      const { deliveries, vehicle, pictures = [], events = [], ...lead } = record
      const facts = Object.entries(vehicle ?? {}).map(([key, value]) => [
        `vehicle${key[0]?.toUpperCase()}${key.slice(1)}`,
        value,
      ])
      yield {
        ...lead,
        ...Object.fromEntries(facts),
        site: siteName({ site: lead.site ?? '' }),
        pictures: pictures.length,
        deliveries: deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', '),
        events: events.map(inOneLine).join('\n'),
      }
    }
  }
  // A failure ends the loop below, which reports it.
  pipeline(Readable.from(flat()), rows).catch(() => undefined)
  for await (const piece of rows) yield String(piece)
}
