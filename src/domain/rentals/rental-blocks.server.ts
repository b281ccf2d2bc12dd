import { hash, randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { type RentalCart, rentalCarts, rentalFleets } from '../../content/dealer/facts/rentals.ts'
import { timeZone } from '../../content/dealer/facts/time-zone.ts'
import { rentalCartName } from '../../content/dealer/rental-prices.ts'
import { database } from '../../server/database/app-database.server.ts'
import type { Db } from '../../server/database/database.server.ts'
import type { RentalBlockTable } from '../../server/database/schema.ts'
import { markRead } from '../../server/database/stock-dependence.server.ts'
import { cartOfParameter, cartParameters } from './estimate-address.ts'
import { dateIn, daysBetween, type IsoDate } from './rental-days.ts'

/** Days on which carts of a kind are out, the first and the last included. */
export type RentalBlock = {
  readonly id: string
  readonly cart: RentalCart
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
  /** null for all of the kind. */
  readonly count: number | null
  /** Who blocked them. */
  readonly person: string
  readonly createdAt: string
}

/** @param cart as in rentals.yaml or in an address */
export type NewBlock = Pick<RentalBlock, 'cart' | 'firstDay' | 'lastDay' | 'count' | 'person'>

const LONGEST_DAYS = 366

/** Says what is wrong with a block, and what to do. */
export class BlockRefused extends Error {
  readonly fix: string
  constructor(what: string, fix: string) {
    super(what)
    this.fix = fix
  }
}

/** The estimate shows it within two seconds. @returns the id @throws BlockRefused */
export async function blockDays(db: Db, block: NewBlock, now = new Date()): Promise<string> {
  const cart = checkBlock(block, dateIn(timeZone, now))
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

/** @returns what was blocked; undefined when there is no such block */
export async function unblock(db: Db, id: string): Promise<RentalBlock | undefined> {
  const row = await db.deleteFrom('rental_blocks').where('id', '=', id).returningAll().executeTakeFirst()
  return row && toBlock(row)
}

/** Blocks that end today or later, the earliest first. */
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

let followed: readonly RentalBlock[] | undefined

/** Pages rendered from them are rendered again when they change. */
export async function currentBlocks(): Promise<readonly RentalBlock[]> {
  markRead('rental-blocks')
  return followed ?? blocks(database())
}

/** The version of the blocks that pages show now. */
export const shownBlocksVersion = (): string => hash('sha1', JSON.stringify(followed ?? []))

/** For watchStock. @returns whether pages have to be rendered again */
export async function followBlocks(db: Db): Promise<boolean> {
  const before = followed
  followed = await blocks(db)
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(followed)
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

const isDate = (text: string): boolean => z.safeParse(z.iso.date(), text).success

function checkBlock({ cart: cartName, firstDay, lastDay, count }: NewBlock, today: IsoDate): RentalCart {
  const cart = rentalCarts.find(({ id }) => id === cartName)?.id ?? cartOfParameter(cartName)
  if (!cart) throw new BlockRefused(`No cart ‘${cartName}’ is for rent.`, `Give one of ${cartParameters.join(', ')}.`)
  for (const day of [firstDay, lastDay]) {
    if (!isDate(day)) throw new BlockRefused(`‘${day}’ is not a day.`, 'Write it like 2026-07-03.')
  }
  if (lastDay < firstDay) {
    throw new BlockRefused(`${lastDay} is before ${firstDay}.`, 'Give the first day, then the last.')
  }
  if (lastDay < today) throw new BlockRefused(`${lastDay} is over.`, 'Check the year.')
  if (daysBetween(firstDay, lastDay) >= LONGEST_DAYS) {
    throw new BlockRefused('That is more than a year.', 'Check the years, or block it in parts.')
  }
  if (count !== null) checkCount(count, cart)
  return cart
}

function checkCount(count: number, cart: RentalCart): void {
  const name = rentalCartName(cart)
  const fleet = rentalFleets[cart]
  if (fleet === undefined) {
    throw new BlockRefused(
      `The dealer’s folder doesn’t say how many ${name}s there are, so the site can’t tell when all are out.`,
      `Add \`fleet:\` and the number to ${cart} in rentals.yaml and build the site, or block all of them without a number.`,
    )
  }
  if (!Number.isInteger(count) || count < 1 || count > fleet) {
    throw new BlockRefused(`There are ${fleet} ${name}s for rent.`, `Give a number from 1 to ${fleet}.`)
  }
}
