import { sql } from 'kysely'
import type { Db } from '../platform/database.server.ts'
import { channels as allChannels, type Channel } from './channels/channels.server.ts'
import { firstAttempt, planDeliveries } from './delivery-plan.server.ts'
import { overwriteDeleted, truncateLog } from './retention.server.ts'
import { markedByStaff } from './spam.ts'

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
    if (released.length === 0) return []
    for (const channel of allChannels) {
      await trx
        .updateTable('deliveries')
        .set(firstAttempt(channel, now))
        .where('channel', '=', channel)
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
    for (const channel of channels) {
      await trx
        .updateTable('deliveries')
        .set(firstAttempt(channel, now))
        .where('message_id', 'in', found)
        .where('channel', '=', channel)
        .execute()
    }
    for (const { id, email } of leads) {
      await planDeliveries(trx, { leadId: id, email, quarantined: false, channels, at: now })
    }
    return found
  })
}

/** Tries failed deliveries again: those of some leads, or all. @returns how many */
export async function redeliverFailed(db: Db, now: Date, ids?: readonly string[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let updated = 0
    for (const channel of allChannels) {
      let query = trx
        .updateTable('deliveries')
        .set(firstAttempt(channel, now))
        .where('state', '=', 'failed')
        .where('channel', '=', channel)
      if (ids) query = query.where('message_id', 'in', ids)
      updated += Number((await query.executeTakeFirstOrThrow()).numUpdatedRows)
    }
    return updated
  })
}

/**
 * Puts leads that staff take for spam into quarantine; what has not been sent of them waits there. Nothing is learned
 * from it about other messages.
 * @returns ids of those that were not in quarantine
 */
export async function quarantineLeads(db: Db, ids: readonly string[]): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const marked = await trx
      .updateTable('contact_messages')
      .set({ suspected: 1, suspicion: markedByStaff })
      .where('id', 'in', ids)
      .where('suspected', '=', 0)
      .returning('id')
      .execute()
    const found = marked.map(({ id }) => id)
    if (found.length === 0) return []
    await trx
      .updateTable('deliveries')
      .set({ state: 'quarantined', lease_owner: null, lease_until: null })
      .where('message_id', 'in', found)
      .where('state', 'in', ['waiting', 'failed'])
      .execute()
    return found
  })
}

/** Marks failed deliveries, and confirmations to refused addresses, as dealt with. @returns ids of leads that had one */
export async function acknowledgeLeads(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .updateTable('deliveries')
    .set({ state: 'acknowledged' })
    .where('message_id', 'in', ids)
    .where('state', 'in', ['failed', 'refused'])
    .returning('message_id')
    .execute()
  return [...new Set(rows.map((row) => row.message_id))]
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
