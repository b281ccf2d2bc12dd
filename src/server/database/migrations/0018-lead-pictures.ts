import { type Kysely, SqliteAdapter } from 'kysely'
import { table } from './table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const binary = db.getExecutor().adapter instanceof SqliteAdapter ? 'blob' : 'bytea'
  await table(db, 'lead_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('contact_messages.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('content', binary, (column) => column.notNull())
    .execute()
  // Includes the sizes, so that adding them up reads no picture.
  await db.schema
    .createIndex('lead_pictures_of_message')
    .on('lead_pictures')
    .columns(['message_id', 'position', 'bytes'])
    .execute()
}
