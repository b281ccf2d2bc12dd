import type { Kysely } from 'kysely'
import { table } from './table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'staff_passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    // Up to 32 bits without a sign, which an integer of PostgreSQL has no room for.
    .addColumn('uses', 'text', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await db.schema.createIndex('staff_passkeys_of_person').on('staff_passkeys').column('person').execute()
  await table(db, 'staff_challenges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}
