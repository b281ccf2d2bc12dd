import { sql } from 'kysely'
import type { Db } from '../platform/database.server.ts'
import type { Channel } from './channels/channels.server.ts'
import { planDeliveries } from './delivery-plan.server.ts'
import { overwriteDeleted, truncateLog } from './retention.server.ts'

/** A delivery as if it had just been planned. */
const dueNow = (now: Date) => ({
  state: 'waiting',
  attempts: 0,
  planned_at: now.toISOString(),
  due_at: now.toISOString(),
  lease_owner: null,
  lease_until: null,
})

type DeliveryOptions = { channels: readonly Channel[]; now: Date }

/** Takes leads out of quarantine and sends them. @returns ids of those that were quarantined */
export async function releaseLeads(
  db: Db,
  ids: readonly string[],
  { channels, now }: DeliveryOptions,
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
      await planDeliveries(trx, { leadId: id, email, quarantined: false, channels, at: now })
    }
    if (released.length > 0) {
      await trx
        .updateTable('deliveries')
        .set(dueNow(now))
        .where('state', '=', 'quarantined')
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
 * Sends leads again by the given channels, whether or not they were sent before. Quarantined leads
 * are left alone.
 * @returns ids of those that will be sent
 */
export async function redeliverLeads(
  db: Db,
  ids: readonly string[],
  { channels, now }: DeliveryOptions,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const leads = await trx
      .selectFrom('contact_messages')
      .select(['id', 'email'])
      .where('id', 'in', ids)
      .where('suspected', '=', 0)
      .execute()
    if (leads.length === 0) return []
    const found = leads.map(({ id }) => id)
    await trx
      .updateTable('deliveries')
      .set(dueNow(now))
      .where('message_id', 'in', found)
      .where('channel', 'in', channels)
      .execute()
    for (const { id, email } of leads) {
      await planDeliveries(trx, { leadId: id, email, quarantined: false, channels, at: now })
    }
    return found
  })
}

/** Tries every failed delivery again. @returns how many */
export async function redeliverFailed(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set(dueNow(now))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Ids of leads that no delivery was planned for, because no channel was configured when they came in. */
export async function undeliveredLeads(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('suspected', '=', 0)
    .where('id', 'not in', (sub) => sub.selectFrom('deliveries').select('message_id'))
    .execute()
  return rows.map(({ id }) => id)
}

export type LeadSelector = { ids: readonly string[] } | { email: string }

/** Ids of the leads that exist among `ids`, or that came from an address, in whatever capitals it was written. */
export async function findLeadIds(db: Db, selector: LeadSelector): Promise<string[]> {
  const query = db.selectFrom('contact_messages').select('id')
  const rows = await ('email' in selector
    ? query.where(sql<boolean>`lower(email) = ${selector.email.toLowerCase()}`)
    : query.where('id', 'in', selector.ids)
  ).execute()
  return rows.map(({ id }) => id)
}

/** Erases leads with their deliveries. @returns how many */
export async function eraseLeads(db: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  await overwriteDeleted(db)
  const { numDeletedRows } = await db.deleteFrom('contact_messages').where('id', 'in', ids).executeTakeFirstOrThrow()
  await truncateLog(db)
  return Number(numDeletedRows)
}
