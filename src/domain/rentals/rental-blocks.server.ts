import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type RentalCart, rentalFleets } from '../../content/dealer/facts/rentals.facts.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import { rentalCartName } from '../../content/dealer/rental-prices.ts'
import { type Db, inTransaction } from '../../server/database/database.server.ts'
import type { RentalBlockTable } from '../../server/database/schema.ts'
import { checkDays, DaysRefused } from './check-rental-days.ts'
import type { TakenDays } from './free-carts.ts'
import { dateIn } from './rental-days.ts'
import { tellWhoWaits } from './waiting-list.server.ts'

/** Days for which staff have blocked carts. */
export type RentalBlock = TakenDays & {
  readonly id: string
  /** Who blocked them. */
  readonly person: string
  readonly createdAt: string
}

/** `cart` may be an id from rentals.yaml, or the form of it used in addresses. */
export type NewBlock = Pick<RentalBlock, 'cart' | 'firstDay' | 'lastDay' | 'count' | 'person'>

/** Estimates take the block into account within two seconds. @returns its id @throws DaysRefused */
export async function blockDays(db: Db, block: NewBlock, now = new Date()): Promise<string> {
  const cart = checkDays(block, dateIn(timeZone, now))
  if (block.count !== null) checkCount(block.count, cart)
  const id = randomUUIDv7()
  await db
    .insertInto('rental_blocks')
    .values({
      id,
      cart,
      first_day: block.firstDay,
      last_day: block.lastDay,
      carts: block.count,
      person: block.person,
      created_at: now.toISOString(),
    })
    .execute()
  return id
}

/** @returns the removed block; undefined if there is none with that id */
export async function unblock(db: Db, id: string, person: string, now = new Date()): Promise<RentalBlock | undefined> {
  return inTransaction(db, async (trx) => {
    const row = await trx.deleteFrom('rental_blocks').where('id', '=', id).returningAll().executeTakeFirst()
    if (row) await tellWhoWaits(trx, toBlock(row), person, now)
    return row && toBlock(row)
  })
}

/** Blocks that end today or later, earliest first. */
export async function blocks(db: Db, now = new Date()): Promise<RentalBlock[]> {
  const rows = await db
    .selectFrom('rental_blocks')
    .selectAll()
    .where('last_day', '>=', dateIn(timeZone, now))
    .orderBy('first_day')
    .orderBy('id')
    .execute()
  return rows.map(toBlock)
}

const toBlock = (row: Selectable<RentalBlockTable>): RentalBlock => ({
  id: row.id,
  cart: row.cart,
  firstDay: row.first_day,
  lastDay: row.last_day,
  count: row.carts,
  person: row.person,
  createdAt: row.created_at,
})

function checkCount(count: number, cart: RentalCart): void {
  const name = rentalCartName(cart)
  const fleet = rentalFleets[cart]
  if (fleet === undefined) {
    throw new DaysRefused(
      `The dealer’s folder doesn’t say how many ${name}s there are, so the site can’t tell when all are out.`,
      `Add \`fleet:\` and the number to ${cart} in rentals.yaml and build the site, or block all of them without a number.`,
    )
  }
  if (!Number.isInteger(count) || count < 1 || count > fleet) {
    throw new DaysRefused(`There are ${fleet} ${name}s for rent.`, `Give a number from 1 to ${fleet}.`)
  }
}
