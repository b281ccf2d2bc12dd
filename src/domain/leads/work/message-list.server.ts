import { sql } from 'kysely'
import type { Db } from '../../../server/database/database.server.ts'
import { findVehicles } from '../../catalogue/vehicles.server.ts'
import { afterOpenMinutes, endOfDay } from '../../hours/dealer-hours.ts'
import { MARKED_BY_STAFF, MAY_BE_SPAM } from '../intake/spam.ts'
import { fullName, type Lead } from '../lead.ts'
import { toLead } from '../leads.server.ts'
import { picturesOf } from '../pictures/lead-pictures.server.ts'
import { eventsOf, isPending, type LeadEvent, nextPlanned } from './lead-events.server.ts'
import { type LeadOutcome, outcomes } from './lead-outcomes.ts'
import { type CustomerKey, isCustomer, matching } from './message-search.server.ts'
import { leadsWithWork, openLeadsUntil, openSince } from './open-leads.server.ts'
import { LATE_MINUTES, lateFrom } from './reminders.server.ts'

/** Rows per section, and per page of all messages. Older messages can be found by searching. */
export const MOST_ROWS = 60

export type ListedMessage = {
  lead: Lead
  name: string
  holder: string | null
  outcome: LeadOutcome | null
  /** The cart's current picture; undefined if there is none. */
  image: string | undefined
  /** Whether the cart was in stock when the message came in, and no longer is. */
  isCartGone: boolean
  next: LeadEvent | undefined
  last: LeadEvent | undefined
  /** Number of steps so far, for takeStep. */
  seen: number
  /** When somebody took the message, or did the newest step since then. */
  takenAt: string | undefined
  /** Whether the message was taken but has gone too long without an answer or a planned step. */
  isLate: boolean
}

type Section = { rows: readonly ListedMessage[]; count: number }
export type MessageSections = Record<'nobody' | 'due' | 'taken' | 'real', Section>
export type MessageCounts = { open: number; mine: number; all: number }

type Messages = ReturnType<typeof leadsWithWork>

/** @param person limits the sections to messages that this person has */
export async function messageSections(db: Db, now: Date, person?: string): Promise<MessageSections> {
  const { nobody, due, taken, suspected, doubtful } = queries(db, now, person)
  const none: Section = { rows: [], count: 0 }
  const oldestFirst = async (query: Messages): Promise<Section> => {
    const { rows, count } = await section(db, newestFirst(query), query, now)
    return { rows: rows.toReversed(), count }
  }
  const [held, doubted] = person
    ? [none, none]
    : [
        await section(db, newestFirst(suspected), suspected, now),
        await section(db, newestFirst(doubtful), doubtful, now),
      ]
  return {
    nobody: person ? none : await oldestFirst(nobody),
    due: await section(db, due.orderBy(dueAt), due, now),
    taken: lateFirst(await oldestFirst(taken)),
    // A message that was sent too fast is more likely genuine than one with a hidden field filled in.
    real: { rows: [...doubted.rows, ...held.rows], count: doubted.count + held.count },
  }
}

/** Ids of the messages with a step that is due by the end of the day, earliest first. */
export async function dueMessages(db: Db, now: Date): Promise<string[]> {
  const rows = await queries(db, now).due.select('contact_messages.id').orderBy(dueAt).execute()
  return rows.map(({ id }) => id)
}

const lateFirst = ({ rows, count }: Section): Section => ({
  rows: rows.toSorted((a, b) => Number(b.isLate) - Number(a.isLate)),
  count,
})

export async function messageCounts(db: Db, now: Date, person: string): Promise<MessageCounts> {
  const { nobody, due, taken, suspected, doubtful } = queries(db, now)
  const mine = queries(db, now, person)
  const sum = async (...of: Messages[]) =>
    (await Promise.all(of.map(countOf))).reduce((total, count) => total + count, 0)
  return {
    open: await sum(nobody, due, taken, suspected, doubtful),
    mine: await sum(mine.due, mine.taken),
    all: await countAll(db),
  }
}

/** Number of messages in the section of those that nobody has taken. */
export const untakenCount = (db: Db, now: Date): Promise<number> => countOf(queries(db, now).nobody)

const dueAt = sql<string>`(select min(due_at) from lead_events
  where lead_events.message_id = contact_messages.id and done_at is null and due_at is not null)`

/** Sections of open messages. Each message is in exactly one of them. */
function queries(db: Db, now: Date, person?: string) {
  const today = endOfDay(now)
  const due = sql`(select message_id from lead_events where done_at is null and due_at < ${today.toISOString()})`
  const ofPerson = (query: Messages) => (person === undefined ? query : query.where('holder', '=', person))
  const all = leadsWithWork(db).where('suspected', '=', 0)
  const untaken = openLeadsUntil(db, today)
    .clearOrderBy()
    .where('holder', 'is', null)
    .where(sql<boolean>`contact_messages.id not in ${due}`)
  return {
    nobody: untaken.where('suspicion', 'not like', `${MAY_BE_SPAM}%`),
    // An answer doesn't cancel an appointment.
    due: ofPerson(all)
      .where((where) => where.or([where('outcome', 'is', null), where('outcome', '=', 'answered')]))
      .where(sql<boolean>`contact_messages.id in ${due}`),
    taken: ofPerson(all)
      .where('outcome', 'is', null)
      .where('holder', 'is not', null)
      .where(sql<boolean>`contact_messages.id not in ${due}`),
    suspected: leadsWithWork(db)
      .where('suspected', '=', 1)
      .where('suspicion', 'not like', `${MARKED_BY_STAFF}%`)
      .where('received_at', '>=', openSince(now).toISOString()),
    doubtful: untaken.where('suspicion', 'like', `${MAY_BE_SPAM}%`),
  }
}

/** Newest first. @param before the last row of the previous page */
export async function allMessages(
  db: Db,
  now: Date,
  before?: string,
): Promise<{ rows: ListedMessage[]; next: string | undefined }> {
  let query = leadsWithWork(db).where('suspected', '=', 0)
  const last =
    before &&
    (await leadsWithWork(db).select('received_at').where('contact_messages.id', '=', before).executeTakeFirst())
  if (last) {
    query = query.where((where) =>
      where.or([
        where('received_at', '<', last.received_at),
        where.and([where('received_at', '=', last.received_at), where('contact_messages.id', '<', before)]),
      ]),
    )
  }
  const rows = await listed(db, newestFirst(query).limit(MOST_ROWS + 1), now)
  return { rows: rows.slice(0, MOST_ROWS), next: rows.length > MOST_ROWS ? rows[MOST_ROWS - 1]?.lead.id : undefined }
}

const newestFirst = (query: Messages): Messages =>
  query.orderBy('received_at', 'desc').orderBy('contact_messages.id', 'desc')

/** Includes spam, so that a genuine message among it can be found. Newest first. */
export const searchMessages = (db: Db, search: string, now: Date): Promise<ListedMessage[]> =>
  listed(db, newestFirst(leadsWithWork(db).where(matching(db, search))).limit(MOST_ROWS), now)

/** Newest first. */
export function messagesFrom(db: Db, key: CustomerKey, now: Date): Promise<ListedMessage[]> {
  const isTheirs = isCustomer(key)
  if (!isTheirs) return Promise.resolve([])
  return listed(db, newestFirst(leadsWithWork(db).where(isTheirs)).limit(MOST_ROWS), now)
}

async function section(db: Db, ordered: Messages, query: Messages, now: Date): Promise<Section> {
  const rows = await listed(db, ordered.limit(MOST_ROWS), now)
  return { rows, count: rows.length < MOST_ROWS ? rows.length : await countOf(query) }
}

/** The database answers this from an index, without reading the messages. */
async function countAll(db: Db): Promise<number> {
  const all = db.selectFrom('contact_messages').where('suspected', '=', 0)
  const { total } = await all.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

async function countOf(query: Messages): Promise<number> {
  const { total } = await query.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

async function listed(db: Db, query: Messages, now: Date): Promise<ListedMessage[]> {
  const rows = await query.selectAll('contact_messages').select(['holder', 'outcome', 'steps']).execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const pictures = await picturesOf(db, ids)
  const events = await eventsOf(db, ids)
  const steps = await db
    .selectFrom('lead_steps')
    .select((of) => ['message_id', of.fn.max('at').as('at')])
    .where('message_id', 'in', ids)
    .groupBy('message_id')
    .execute()
  const steppedAt = new Map(steps.map(({ message_id, at }) => [message_id, at]))
  const vehicleIds = [...new Set(rows.flatMap(({ vehicle_id }) => vehicle_id ?? []))]
  const carts = vehicleIds.length > 0 ? await findVehicles(db, vehicleIds) : undefined
  return rows.map((row): ListedMessage => {
    const lead = toLead(row, pictures.get(row.id))
    const own = events.get(row.id) ?? []
    const cart = lead.vehicle ? carts?.get(lead.vehicle.id) : undefined
    const next = nextPlanned(own)
    const stepped = steppedAt.get(row.id) ?? null
    const touched = lateFrom({ stepped, acted: own.at(-1)?.at ?? null, due: next?.dueAt ?? null })
    return {
      lead,
      name: fullName(lead),
      holder: row.holder,
      seen: row.steps ?? 0,
      outcome: outcomes.find((one) => one === row.outcome) ?? null,
      image: cart?.images[0],
      isCartGone: lead.vehicle?.stockStatus === 'in stock' && cart?.inStock !== true,
      next,
      last: own.findLast((event) => !isPending(event)),
      takenAt: row.holder === null ? undefined : (stepped ?? undefined),
      isLate: row.holder !== null && row.outcome === null && afterOpenMinutes(new Date(touched), LATE_MINUTES) <= now,
    }
  })
}
