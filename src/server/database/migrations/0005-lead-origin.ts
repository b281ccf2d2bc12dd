import type { Kysely } from 'kysely'

const textColumns = [
  'vehicle_id',
  'vehicle_name',
  'vehicle_brand',
  'vehicle_year',
  'vehicle_condition',
  'vehicle_stock_number',
  'vehicle_vin',
  'vehicle_stock_status',
  'page',
  'town',
  'topic',
]

/** Every column may be null: older leads have no such values, and neither do leads that the previous version stores during a deploy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of textColumns) {
    await db.schema.alterTable('contact_messages').addColumn(column, 'text').execute()
  }
  await db.schema.alterTable('contact_messages').addColumn('vehicle_price_cents', 'integer').execute()
}
