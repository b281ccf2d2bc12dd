import type { Kysely } from 'kysely'
import { table } from './table.ts'

/** Columns may be null, as in messages that the previous version stores during a deploy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['taken_down_by', 'came_by']) {
    await db.schema.alterTable('contact_messages').addColumn(column, 'text').execute()
  }
  await db.schema.alterTable('staff_log').addColumn('before', 'text').execute()
  await table(db, 'saved_replies')
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('replies', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_replies_key', ['topic', 'language'])
    .execute()
}
