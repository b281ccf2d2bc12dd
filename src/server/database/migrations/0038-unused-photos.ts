import type { Kysely } from 'kysely'
import { table } from './table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'unused_photos')
    .addColumn('photo', 'text', (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute()
}
