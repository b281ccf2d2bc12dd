import type { Kysely } from 'kysely'
import { table } from './table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'hours_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('showroom', 'text')
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('opens', 'text')
    .addColumn('closes', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_from', 'text')
    .addColumn('ended_by', 'text')
    .addColumn('ended_at', 'text')
    .execute()
  await db.schema.createIndex('hours_changes_last_day').on('hours_changes').column('last_day').execute()
}
