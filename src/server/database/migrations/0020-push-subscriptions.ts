import type { Kysely } from 'kysely'
import { table } from './table.ts'

/** Subscriptions of staff's phones, the pair of keys they are bound to, and which phones a delivery has reached. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'push_subscriptions')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('push_subscriptions_person').on('push_subscriptions').column('person').execute()
  await table(db, 'push_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('deliveries')
    .addColumn('reached', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
