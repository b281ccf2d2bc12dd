import type { Kysely } from 'kysely'
import { table } from './table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'rental_holds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cart', 'text', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('carts', 'integer', (column) => column.notNull())
    .addColumn('waiting', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('deliver_to', 'text', (column) => column.notNull())
    // A hold outlives its message, which is erased at a certain age.
    .addColumn('message_id', 'text', (column) => column.references('contact_messages.id').onDelete('set null'))
    .addColumn('deposit_cents', 'integer')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text')
    .execute()
  await db.schema.createIndex('rental_holds_last_day').on('rental_holds').column('last_day').execute()
  await db.schema.createIndex('rental_holds_of_message').on('rental_holds').column('message_id').execute()
  await table(db, 'calendar_feeds')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
