import type { Kysely } from 'kysely'
import { table } from './table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'site_notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_by', 'text')
    .addColumn('ended_at', 'text')
    .execute()
  await db.schema.createIndex('site_notices_last_day').on('site_notices').column('last_day').execute()
}
