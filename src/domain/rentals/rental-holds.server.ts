import { randomUUIDv7 } from 'node:crypto'
import { PostgresAdapter, sql } from 'kysely'
import { rentalFleets } from '../../content/dealer/facts/rentals.facts.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import { type Db, inTransaction } from '../../server/database/database.server.ts'
import { DaysRefused } from './check-rental-days.ts'
import { dateIn } from './rental-days.ts'
import { checkDeposit, checkHold, type HoldResult, type NewHold, type RentalHold } from './rental-hold.ts'
import { findHold, fullFor, toHold } from './stored-holds.server.ts'
import { tellWhoWaits } from './waiting-list.server.ts'

/** What to do when there are not enough carts. */
export type WhenFull = 'refuse' | 'hold' | 'wait'

type HoldOptions = {
  readonly whenFull?: WhenFull
  /** Id of the hold or waiting list entry that this one replaces. */
  readonly replaces?: string | undefined
  readonly now?: Date
  readonly fleets?: typeof rentalFleets
}

/** The same hold again within this time is treated as a double press. */
export const SAME_PRESS_MS = 60 * 1000

/** If two people hold the last cart at the same time, one gets it. @throws DaysRefused */
export async function holdCarts(
  db: Db,
  given: NewHold,
  { whenFull = 'refuse', replaces, now = new Date(), fleets = rentalFleets }: HoldOptions = {},
): Promise<HoldResult> {
  const hold = checkHold(given, dateIn(timeZone, now))
  return inTransaction(db, async (trx) => {
    await oneAtATime(trx)
    const same = await samePress(trx, hold, whenFull, now)
    if (same) return { kind: same.waiting === 1 ? 'waiting' : 'held', id: same.id }
    const before = replaces === undefined ? undefined : await setEnd(trx, replaces, now.toISOString(), hold.person)
    if (replaces !== undefined && !before) {
      throw new DaysRefused('Somebody changed or ended this hold in the meantime.', 'See the list of holds.')
    }
    const full = await fullFor(trx, hold, now, fleets)
    if (full && whenFull === 'refuse') {
      if (before) await setEnd(trx, before.id, null, null)
      return { kind: 'full', full }
    }
    const isWaiting = full !== undefined && whenFull === 'wait'
    const id = randomUUIDv7()
    await trx
      .insertInto('rental_holds')
      .values({ id, ...toRow(hold), waiting: isWaiting ? 1 : 0, created_at: now.toISOString() })
      .execute()
    if (before && !before.isWaiting) await tellWhoWaits(trx, before, hold.person, now, fleets)
    return { kind: isWaiting ? 'waiting' : 'held', id }
  })
}

/** Gives carts to a customer on the waiting list, or restores an ended hold. @returns undefined if there is no such entry */
export async function holdAgain(
  db: Db,
  id: string,
  { whenFull = 'refuse', now = new Date(), fleets = rentalFleets }: HoldOptions = {},
): Promise<HoldResult | undefined> {
  return inTransaction(db, async (trx) => {
    await oneAtATime(trx)
    const hold = await findHold(trx, id)
    if (!hold) return undefined
    const isHeld = hold.endedAt === null && !hold.isWaiting
    // Puts the entry back in its place on the list.
    const isWaiting = hold.endedAt !== null && hold.isWaiting
    const full = isHeld || isWaiting ? undefined : await fullFor(trx, hold, now, fleets)
    if (full && whenFull !== 'hold') return { kind: 'full', full }
    const changes = { waiting: isWaiting ? 1 : 0, ended_at: null, ended_by: null }
    await trx.updateTable('rental_holds').set(changes).where('id', '=', id).execute()
    return { kind: isWaiting ? 'waiting' : 'held', id }
  })
}

/** Ends a hold, which frees its carts. @returns the hold; undefined if it has already ended */
export async function endHold(
  db: Db,
  id: string,
  person: string,
  { now = new Date(), fleets = rentalFleets }: Pick<HoldOptions, 'now' | 'fleets'> = {},
): Promise<RentalHold | undefined> {
  return inTransaction(db, async (trx) => {
    const hold = await setEnd(trx, id, now.toISOString(), person)
    if (hold && !hold.isWaiting) await tellWhoWaits(trx, hold, person, now, fleets)
    return hold
  })
}

/** @returns whether there is such a hold that has not ended */
export async function setDeposit(db: Db, id: string, cents: number | null): Promise<boolean> {
  checkDeposit(cents)
  const { numUpdatedRows } = await db
    .updateTable('rental_holds')
    .set({ deposit_cents: cents })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function setEnd(
  db: Db,
  id: string,
  ended_at: string | null,
  ended_by: string | null,
): Promise<RentalHold | undefined> {
  const row = await db
    .updateTable('rental_holds')
    .set({ ended_at, ended_by })
    .where('id', '=', id)
    .where('ended_at', ended_at === null ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row && toHold(row)
}

const LOCK = 7_205_511

/** Does nothing on SQLite, which writes one transaction at a time anyway. */
async function oneAtATime(trx: Db): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
}

const samePress = (trx: Db, hold: NewHold, whenFull: WhenFull, now: Date) => {
  const { cart, first_day, last_day, carts, name, phone, person } = toRow(hold)
  return trx
    .selectFrom('rental_holds')
    .select(['id', 'waiting'])
    .where((where) => where.and({ cart, first_day, last_day, carts, name, phone, person }))
    .where('ended_at', 'is', null)
    .where('waiting', 'in', whenFull === 'wait' ? [0, 1] : [0])
    .where('created_at', '>', new Date(now.getTime() - SAME_PRESS_MS).toISOString())
    .executeTakeFirst()
}

const toRow = (hold: NewHold) => ({
  cart: hold.cart,
  first_day: hold.firstDay,
  last_day: hold.lastDay,
  carts: hold.count,
  name: hold.name,
  phone: hold.phone,
  deliver_to: hold.deliverTo,
  message_id: hold.messageId,
  deposit_cents: hold.depositCents,
  person: hold.person,
  ended_at: null,
  ended_by: null,
})
