import type { Kysely } from 'kysely'
import { table } from './table.ts'

/** The previous version, which keeps running during a deploy, doesn't know these tables. Until it ends, it still shows carts that staff have taken off the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'cart_holds')
    .addColumn('vehicle_id', 'text', (column) => column.primaryKey())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('customer', 'text')
    .addColumn('deposit_cents', 'integer')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('held_at', 'text', (column) => column.notNull())
    .execute()
  await table(db, 'cart_sales')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('vehicle_id', 'text', (column) => column.notNull())
    .addColumn('vehicle_name', 'text', (column) => column.notNull())
    .addColumn('sold_at', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('listed_at', 'text')
    .addColumn('asked_cents', 'integer')
    .addColumn('price_cents', 'integer')
    .addColumn('buyer', 'text')
    .addColumn('message_id', 'text')
    .execute()
  await db.schema.createIndex('cart_sales_vehicle').on('cart_sales').column('vehicle_id').execute()
  await db.schema.createIndex('cart_sales_sold_at').on('cart_sales').column('sold_at').execute()
  await table(db, 'carts_off_site')
    .addColumn('vehicle_id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
