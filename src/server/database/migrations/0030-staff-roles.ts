import type { Kysely } from 'kysely'
import { table } from './table.ts'

/** Columns may be null, as in rows that the previous version writes during a deploy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['role', 'topics', 'showrooms', 'extras']) {
    await db.schema.alterTable('staff').addColumn(column, 'text').execute()
  }
  await db.schema.alterTable('staff_sessions').addColumn('ends_at', 'text').execute()
  await db.schema.alterTable('staff_sign_ins').addColumn('shared', 'integer').execute()
  await table(db, 'staff_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('staff_log_at').on('staff_log').column('at').execute()
}
