import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stock_sources').addColumn('left_out', 'text').execute()
}
