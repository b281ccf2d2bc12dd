import { type Kysely, sql } from 'kysely'
import { table } from './table.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'privacy_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  const codes = [
    ['; ', ','],
    ['the hidden field was filled in', 'hidden-field'],
    ['marked as spam by staff', 'marked-by-staff'],
    ['sent ', 'too-fast:'],
    [' ms after the form was shown', ''],
  ].reduce((text, [words, code]) => sql`replace(${text}, ${words}, ${code})`, sql`suspicion`)
  await sql`update contact_messages set suspicion = ${codes} where suspicion != ''`.execute(db)
}
