import type { Kysely } from 'kysely'

/** Columns may be null, as in rows that the previous version writes during a deploy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('vehicles').addColumn('showroom', 'text').execute()
  await db.schema.alterTable('vehicles').addColumn('source', 'text').execute()
  await db.schema.alterTable('contact_messages').addColumn('vehicle_showroom', 'text').execute()
}
