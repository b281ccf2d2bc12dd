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

/**
 * Leads say which vehicle they are about, as it stood when the message came in, and which page, town and
 * topic they come from. Every column may be null: leads from before have none, and a process of the version
 * before stores leads without them while a deploy replaces it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of textColumns) {
    await db.schema.alterTable('contact_messages').addColumn(column, 'text').execute()
  }
  await db.schema.alterTable('contact_messages').addColumn('vehicle_price_cents', 'integer').execute()
}
