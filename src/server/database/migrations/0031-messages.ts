import type { Kysely } from 'kysely'
import { table } from './table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'lead_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('contact_messages.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('done_at', 'text')
    .addColumn('reminded_at', 'text')
    .execute()
  await db.schema.createIndex('lead_events_of_message').on('lead_events').columns(['message_id', 'at']).execute()
  await db.schema.createIndex('lead_events_due').on('lead_events').columns(['done_at', 'due_at']).execute()
  for (const column of ['late_told_at', 'late_escalated_at'] as const)
    await db.schema.alterTable('lead_work').addColumn(column, 'text').execute()
  await db.schema.alterTable('lead_work').addColumn('escalated_stages', 'integer').execute()
  await db.schema.createIndex('lead_work_holder').on('lead_work').columns(['outcome', 'holder']).execute()
  await db.schema
    .createIndex('contact_messages_list')
    .on('contact_messages')
    .columns(['suspected', 'received_at'])
    .execute()
}
