import type { Selectable } from 'kysely'
import { type RentalCart, rentalFleets } from '../../content/dealer/facts/rentals.facts.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import type { Db } from '../../server/database/database.server.ts'
import type { RentalHoldTable } from '../../server/database/schema.ts'
import { fullDays } from './free-carts.ts'
import type { FullDays } from './full-days.ts'
import { dateIn, daysBetween, type IsoDate } from './rental-days.ts'
import type { RentalHold } from './rental-hold.ts'
import { takenDays } from './taken-days.server.ts'

export const toHold = (row: Selectable<RentalHoldTable>): RentalHold => ({
  id: row.id,
  cart: row.cart,
  firstDay: row.first_day,
  lastDay: row.last_day,
  count: row.carts,
  name: row.name,
  phone: row.phone,
  deliverTo: row.deliver_to,
  messageId: row.message_id,
  depositCents: row.deposit_cents,
  isWaiting: row.waiting === 1,
  person: row.person,
  createdAt: row.created_at,
  endedAt: row.ended_at,
})

export async function findHold(db: Db, id: string): Promise<RentalHold | undefined> {
  const row = await db.selectFrom('rental_holds').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toHold(row)
}

/** Holds and waiting list entries that haven't ended and aren't over on that day, earliest first, then in the order in which they were made. */
export async function currentHolds(db: Db, today: IsoDate): Promise<RentalHold[]> {
  const rows = await db
    .selectFrom('rental_holds')
    .selectAll()
    .where('last_day', '>=', today)
    .where('ended_at', 'is', null)
    .orderBy('first_day')
    .orderBy('id')
    .execute()
  return rows.map(toHold)
}

type CartsAndDays = {
  readonly cart: RentalCart
  readonly count: number
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
}

/** The reason why that many carts can't be held; undefined if they can. */
export async function fullFor(
  db: Db,
  { cart, count, firstDay, lastDay }: CartsAndDays,
  now: Date,
  fleets = rentalFleets,
): Promise<FullDays | undefined> {
  const today = dateIn(timeZone, now)
  const days = daysBetween(firstDay, lastDay) + 1
  const taken = await takenDays(db, firstDay < today ? firstDay : today)
  // Without this, a day about which nothing is known would be free for any number of carts.
  const known = { cart, firstDay, lastDay, count: 0 }
  return fullDays({ cart, quantity: count, from: firstDay, days }, [...taken, known], today, fleets)
}
