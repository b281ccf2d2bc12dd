import type { Kysely } from 'kysely'

/** The column may be null, as in rows that the previous version writes during a deploy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('site', 'text').execute()
}
