import type { Kysely } from 'kysely'
import { table } from './table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'vehicles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer')
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('in_stock', 'integer', (column) => column.notNull())
    .addColumn('is_new', 'integer', (column) => column.notNull())
    .addColumn('features', 'text', (column) => column.notNull())
    .addColumn('specifications', 'text', (column) => column.notNull())
    .addColumn('external_url', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('vehicles_newest').on('vehicles').columns(['created_at', 'id']).execute()

  await table(db, 'vehicle_aliases')
    .addColumn('alias', 'text', (column) => column.primaryKey())
    .addColumn('vehicle_id', 'text', (column) => column.notNull().references('vehicles.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('vehicle_aliases_vehicle').on('vehicle_aliases').column('vehicle_id').execute()

  await table(db, 'contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('interest', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('suspected', 'integer', (column) => column.notNull())
    .addColumn('suspicion', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('contact_messages_received').on('contact_messages').column('received_at').execute()

  // A single row, incremented with every change to the stock. Replicas watch it to drop cached pages.
  await table(db, 'stock_revision')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute()
  await db
    .insertInto('stock_revision' as never)
    .values({ id: 1, revision: 1 } as never)
    .execute()
}
