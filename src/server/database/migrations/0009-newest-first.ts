import type { Kysely } from 'kysely'

/** With both columns ascending, an engine sorts the whole table for each page of the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('vehicles_newest').execute()
  await db.schema.createIndex('vehicles_newest').on('vehicles').columns(['created_at desc', 'id']).execute()
}
