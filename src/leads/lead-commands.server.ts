import { sql } from 'kysely'
import type { Db } from '../platform/database.server.ts'
import { planDeliveries } from './delivery-plan.server.ts'
import type { Channel } from './lead.ts'
import { forgetLog, overwriteDeleted } from './retention.server.ts'

const again = (now: Date) => ({
  state: 'waiting',
  attempts: 0,
  planned_at: now.toISOString(),
  due_at: now.toISOString(),
  lease_owner: null,
  lease_until: null,
})

/** Clears suspected messages of the suspicion and lets their deliveries go. @returns ids that were held */
export async function releaseLeads(
  db: Db,
  ids: readonly string[],
  { channels, now }: { channels: readonly Channel[]; now: Date },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const released = await trx
      .updateTable('contact_messages')
      .set({ suspected: 0 })
      .where('id', 'in', ids)
      .where('suspected', '=', 1)
      .returning(['id', 'email'])
      .execute()
    for (const { id, email } of released) {
      await planDeliveries(trx, { messageId: id, email, held: false, channels, at: now })
    }
    if (released.length > 0) {
      await trx
        .updateTable('deliveries')
        .set(again(now))
        .where('state', '=', 'held')
        .where(
          'message_id',
          'in',
          released.map(({ id }) => id),
        )
        .execute()
    }
    return released.map(({ id }) => id)
  })
}

/**
 * Sends messages out once more by the given channels, whether or not they went before. Messages held
 * as suspected spam are left alone.
 * @returns ids that will go out
 */
export async function redeliverLeads(
  db: Db,
  ids: readonly string[],
  { channels, now }: { channels: readonly Channel[]; now: Date },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('deliveries')
      .set(again(now))
      .where('message_id', 'in', ids)
      .where('channel', 'in', channels)
      .where('state', '!=', 'held')
      .execute()
    const rows = await trx
      .selectFrom('contact_messages')
      .select(['id', 'email'])
      .where('id', 'in', ids)
      .where('suspected', '=', 0)
      .execute()
    for (const { id, email } of rows) {
      await planDeliveries(trx, { messageId: id, email, held: false, channels, at: now })
    }
    return rows.map(({ id }) => id)
  })
}

/** Takes up every parked delivery again. @returns how many */
export async function redeliverParked(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set(again(now))
    .where('state', '=', 'parked')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Messages that no delivery was ever planned for, since no channel was configured when they came. */
export async function undeliveredLeads(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('suspected', '=', 0)
    .where('id', 'not in', (sub) => sub.selectFrom('deliveries').select('message_id'))
    .execute()
  return rows.map(({ id }) => id)
}

export type Whose = { ids: readonly string[] } | { email: string }

/** Ids of a person's messages, however the address is capitalised, or those of `ids` that exist. */
export async function findLeadIds(db: Db, whose: Whose): Promise<string[]> {
  const query = db.selectFrom('contact_messages').select('id')
  const rows = await ('email' in whose
    ? query.where(sql<boolean>`lower(email) = ${whose.email.toLowerCase()}`)
    : query.where('id', 'in', whose.ids)
  ).execute()
  return rows.map(({ id }) => id)
}

/** Erases messages with their deliveries. @returns how many */
export async function deleteLeads(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  await overwriteDeleted(db)
  const { numDeletedRows } = await db.deleteFrom('contact_messages').where('id', 'in', ids).executeTakeFirstOrThrow()
  await forgetLog(db)
  return Number(numDeletedRows)
}
