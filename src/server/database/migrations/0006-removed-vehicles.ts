import type { Kysely } from 'kysely'
import { table } from './table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'removed_vehicles')
    .addColumn('id_or_alias', 'text', (column) => column.primaryKey())
    .addColumn('vehicle_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer')
    .addColumn('price_cents', 'integer')
    .addColumn('removed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('removed_vehicles_vehicle').on('removed_vehicles').column('vehicle_id').execute()
}
