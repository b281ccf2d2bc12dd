import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { usd } from '../../content/format/money.ts'
import type { Db } from '../../server/database/database.server.ts'
import { holdsFor } from '../catalogue/edits/cart-holds.server.ts'
import { salesTo } from '../catalogue/edits/cart-sales.server.ts'
import type { Lead } from '../leads/lead.ts'
import { siteName } from '../leads/lead-site.ts'
import { hasSeveralSites } from '../leads/lead-stats.server.ts'
import { leadRecord } from '../leads/lead-vehicle.ts'
import { hasTakenDown, type LeadWithDeliveries } from '../leads/leads.server.ts'
import { hasPictures } from '../leads/pictures/lead-pictures.server.ts'
import { customerOf } from '../leads/privacy-requests.server.ts'
import { hasEvents } from '../leads/work/lead-events.server.ts'
import type { RentalHold } from '../rentals/rental-hold.ts'
import { heldDays } from '../rentals/rental-words.ts'
import { inFewWords, type WaitlistEntry } from '../waitlist/waitlist-entry.ts'
import type { Customer } from './customer.server.ts'

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

type LeadRecord = ReturnType<typeof leadRecord<LeadWithDeliveries>>
type FurtherRecord = Partial<Pick<Lead, 'firstName' | 'email' | 'phone'>> &
  Pick<Lead, 'id' | 'receivedAt' | 'interest' | 'message'>

/** A waitlist entry in the same columns as messages, so that an export holds everything about an address. */
const entryRecord = ({ id, joinedAt, confirmedAt, email, what }: WaitlistEntry): FurtherRecord => ({
  id,
  receivedAt: joinedAt,
  interest: 'tell me when',
  email,
  message: `${what.kind}: ${inFewWords(what)}; ${confirmedAt ? `confirmed ${confirmedAt}` : 'not confirmed'}`,
})

/** A rental hold, in the same columns. */
const holdRecord = (hold: RentalHold): FurtherRecord => ({
  id: hold.id,
  receivedAt: hold.createdAt,
  interest: 'rental hold',
  firstName: hold.name,
  phone: hold.phone,
  message: heldDays(hold),
})

const inOneLine = ({ at, person, kind, dueAt, text }: NonNullable<LeadWithDeliveries['events']>[number]): string =>
  [at, person, kind, dueAt && `for ${dueAt}`, text].filter((part) => part).join(' ')

/** A customer's other records, in the same columns as messages. */
export async function customerRecords(db: Db, { leads, entries, holds }: Customer): Promise<FurtherRecord[]> {
  const named = leads.map(({ id, firstName, lastName }) => ({ id, first_name: firstName, last_name: lastName }))
  const customer = customerOf(named)
  const email = leads[0]?.email ?? ''
  // Carts that staff sold to the customer, or hold for the customer.
  const sales = (await salesTo(db, customer)).map(({ id, soldAt, vehicleName, buyer, price }) => ({
    id,
    receivedAt: soldAt,
    interest: 'bought',
    email,
    message: [vehicleName, buyer, price === null ? '' : usd(price)].filter(Boolean).join('; '),
  }))
  const held = (await holdsFor(db, customer.names)).map(({ vehicleId, until, heldAt, deposit, customer: name }) => ({
    id: vehicleId,
    receivedAt: heldAt,
    interest: 'cart on hold',
    email,
    message: [`until ${until}`, name, deposit === undefined ? '' : usd(deposit)].filter(Boolean).join('; '),
  }))
  return [...entries.map(entryRecord), ...holds.map(holdRecord), ...sales, ...held]
}

export async function* followedBy<A, B>(first: AsyncIterable<A>, then: readonly B[]): AsyncGenerator<A | B> {
  yield* first
  yield* then
}

export async function* leadRecords(
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
export async function* recordsCsv(db: Db, leads: AsyncIterable<LeadRecord | FurtherRecord>): AsyncGenerator<string> {
  const allColumns = [
    ...columns,
    ...((await hasSeveralSites(db)) ? ['site'] : []),
    ...((await hasPictures(db)) ? ['pictures'] : []),
    ...((await hasEvents(db)) ? ['events'] : []),
    ...((await hasTakenDown(db)) ? ['takenDown'] : []),
  ]
  const rows = stringify({ header: true, bom: true, columns: allColumns, escape_formulas: true, encoding: 'utf8' })
  async function* flat() {
    for await (const record of leads) {
      if (!('deliveries' in record)) {
        yield record
        continue
      }
      const { deliveries, vehicle, pictures = [], events = [], takenDown, ...lead } = record
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
        takenDown: takenDown && `${takenDown.cameBy}, ${takenDown.by}`,
      }
    }
  }
  // A failure ends the loop below, which reports it.
  pipeline(Readable.from(flat()), rows).catch(() => undefined)
  for await (const piece of rows) yield String(piece)
}
