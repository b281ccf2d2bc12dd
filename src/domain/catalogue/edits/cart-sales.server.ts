import type { DatabaseSync } from 'node:sqlite'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../server/database/database.server.ts'
import type { CartSaleTable } from '../../../server/database/schema.ts'
import type { StockRow } from '../stock-changes.server.ts'
import type { Edit } from './edit-history.server.ts'

/** Buyer and price are optional and are shown only to staff. */
export type Sale = {
  id: string
  vehicleId: string
  vehicleName: string
  soldAt: string
  person: string
  listedAt: string | null
  /** In US dollars. */
  asked: number | null
  price: number | null
  buyer: string | null
  messageId: string | null
}

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100)
export const inCents = (amount: number | undefined): number | null =>
  amount === undefined ? null : Math.round(amount * 100)

const toSale = (row: Selectable<CartSaleTable>): Sale => ({
  id: row.id,
  vehicleId: row.vehicle_id,
  vehicleName: row.vehicle_name,
  soldAt: row.sold_at,
  person: row.person,
  listedAt: row.listed_at,
  asked: dollars(row.asked_cents),
  price: dollars(row.price_cents),
  buyer: row.buyer,
  messageId: row.message_id,
})

/** Call it within the change that marks a cart sold or puts it back in stock. A cart that is back in stock has no sale. */
export async function noteSale(
  trx: Db,
  { vehicle, createdAt, change }: Pick<StockRow, 'vehicle' | 'createdAt'> & { change: Edit },
): Promise<void> {
  await trx.deleteFrom('cart_sales').where('vehicle_id', '=', vehicle.id).execute()
  if (!change.fields.some(({ field, after }) => field === 'inStock' && after === false)) return
  await trx
    .insertInto('cart_sales')
    .values({
      id: change.id,
      vehicle_id: vehicle.id,
      vehicle_name: change.vehicleName,
      sold_at: change.at,
      person: change.person,
      listed_at: createdAt,
      asked_cents: inCents(vehicle.price),
      price_cents: null,
      buyer: null,
      message_id: null,
    })
    .execute()
}

export async function saleOf(db: Db, vehicleId: string): Promise<Sale | undefined> {
  const row = await db.selectFrom('cart_sales').selectAll().where('vehicle_id', '=', vehicleId).executeTakeFirst()
  return row && toSale(row)
}

/** @returns false if no staff member sold the cart, or it's back in stock */
export async function describeSale(
  db: Db,
  vehicleId: string,
  { buyer, messageId, price }: { buyer: string; messageId: string | null; price: number | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cart_sales')
    .set({ buyer: buyer || null, message_id: messageId, price_cents: inCents(price) })
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Oldest first. */
export async function salesBetween(db: Db, since: Date, until: Date): Promise<Sale[]> {
  const rows = await db
    .selectFrom('cart_sales')
    .selectAll()
    .where('sold_at', '>=', since.toISOString())
    .where('sold_at', '<', until.toISOString())
    .orderBy('sold_at')
    .execute()
  return rows.map(toSale)
}

/** One customer's messages, and the names they gave. */
export type Customer = { messageIds: readonly string[]; names: readonly string[] }

const isNamed = (column: 'buyer' | 'customer', names: readonly string[]) =>
  sql<boolean>`lower(${sql.ref(column)}) in (${sql.join(names.map((name) => name.toLowerCase()))})`

/** For the export of everything about a customer. */
export async function salesTo(db: Db, { messageIds, names }: Customer): Promise<Sale[]> {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('cart_sales')
    .selectAll()
    .where((where) => where.or([where('message_id', 'in', messageIds), isNamed('buyer', names)]))
    .orderBy('sold_at')
    .execute()
  return rows.map(toSale)
}

/** Erases a customer from sales and holds when the customer's messages are erased. Keeps what was sold, when and for how much. */
export async function forgetCustomer(db: Db, { messageIds, names }: Customer): Promise<void> {
  if (names.length === 0) return
  await db
    .updateTable('cart_sales')
    .set({ buyer: null, message_id: null })
    .where((where) => where.or([where('message_id', 'in', messageIds), isNamed('buyer', names)]))
    .execute()
  await db.updateTable('cart_holds').set({ customer: null }).where(isNamed('customer', names)).execute()
}

/** Erases buyers' names after the time for which messages are kept, and holds that ended that long ago. */
export async function forgetOldCustomers(db: Db, oldest: string): Promise<void> {
  await db.updateTable('cart_sales').set({ buyer: null, message_id: null }).where('sold_at', '<', oldest).execute()
  await db.deleteFrom('cart_holds').where('until', '<', oldest.slice(0, 10)).execute()
}

/** Does to a backup what forgetCustomer does to the database. */
export function forgetCustomerIn(backup: DatabaseSync, { messageIds, names }: Customer): void {
  const sold = backup.prepare(
    'update cart_sales set buyer = null, message_id = null where message_id = ? or lower(buyer) = ?',
  )
  const held = backup.prepare('update cart_holds set customer = null where lower(customer) = ?')
  for (const id of messageIds) sold.run(id, null)
  for (const name of names) {
    sold.run(null, name.toLowerCase())
    held.run(name.toLowerCase())
  }
}
