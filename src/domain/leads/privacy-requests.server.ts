import { randomUUIDv7 } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Db } from '../../server/database/database.server.ts'
import { type Customer, forgetCustomerIn } from '../catalogue/edits/cart-sales.server.ts'

type Kind = 'exported' | 'corrected' | 'erased'

/** The log contains nothing about the person or the content of the message. */
export type PrivacyRequest = { kind: string; messageId: string; at: string }

/** The customer's message ids, and the names by which sales and holds are found. */
export const customerOf = (messages: readonly { id: string; first_name: string; last_name: string }[]): Customer => ({
  messageIds: messages.map(({ id }) => id),
  names: [...new Set(messages.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()))],
})

export async function recordRequest(db: Db, kind: Kind, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .insertInto('privacy_requests')
    .values(ids.map((id) => ({ id: randomUUIDv7(), kind, message_id: id, at: now.toISOString() })))
    .execute()
}

export async function privacyRequests(db: Db): Promise<PrivacyRequest[]> {
  const rows = await db.selectFrom('privacy_requests').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(({ kind, message_id: messageId, at }) => ({ kind, messageId, at }))
}

/** Call it before the backup replaces the live database. @returns all ids that were erased */
export function repeatRequests(live: DatabaseSync, backup: DatabaseSync): string[] {
  // A database from an earlier version has no log.
  if (!live.prepare("select 1 from sqlite_master where name = 'privacy_requests'").get()) return []
  const log = backup.prepare('insert or ignore into privacy_requests (id, kind, message_id, at) values (?, ?, ?, ?)')
  for (const { id = '', kind = '', message_id = '', at = '' } of live.prepare('select * from privacy_requests').all()) {
    log.run(id, kind, message_id, at)
  }
  const correct = backup.prepare(
    'update contact_messages set first_name = ?, last_name = ?, email = ?, phone = ?, message = ? where id = ?',
  )
  const corrected = live.prepare(
    "select * from contact_messages where id in (select message_id from privacy_requests where kind = 'corrected')",
  )
  for (const { id = '', first_name = '', last_name = '', email = '', phone = '', message = '' } of corrected.all()) {
    correct.run(first_name, last_name, email, phone, message, id)
  }
  backup.exec('pragma secure_delete = on')
  const named = backup.prepare(
    "select id, first_name, last_name from contact_messages where id in (select message_id from privacy_requests where kind = 'erased')",
  )
  forgetCustomerIn(
    backup,
    customerOf(
      named.all().map((row) => ({
        id: String(row.id),
        first_name: String(row.first_name),
        last_name: String(row.last_name),
      })),
    ),
  )
  backup.exec(
    "delete from contact_messages where id in (select message_id from privacy_requests where kind = 'erased')",
  )
  const erased = backup.prepare("select message_id from privacy_requests where kind = 'erased'")
  return erased.all().map(({ message_id }) => String(message_id))
}
