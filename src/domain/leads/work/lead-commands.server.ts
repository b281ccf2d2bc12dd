import { sql } from 'kysely'
import { type Db, inTransaction } from '../../../server/database/database.server.ts'
import { forgetCustomer } from '../../catalogue/edits/cart-sales.server.ts'
import { deleteHolds, holdsOf } from '../../rentals/customer-holds.server.ts'
import type { RentalHold } from '../../rentals/rental-hold.ts'
import { channels as allChannels, type Channel } from '../channels/channels.ts'
import { firstAttempt, planDeliveries } from '../delivery-plan.server.ts'
import { isHeldBack, withoutVerdict, withVerdict } from '../intake/spam.ts'
import { checkSubmission, type Submission, type SubmissionCheck } from '../intake/submission-schema.ts'
import type { Lead } from '../lead.ts'
import { customerOf, recordRequest } from '../privacy-requests.server.ts'
import { overwriteDeleted, truncateLog } from '../retention.server.ts'

type DeliveryOptions = { channels: readonly Channel[]; now: Date }

/** @returns ids of leads that were quarantined */
export const releaseLeads = (db: Db, ids: readonly string[], options: DeliveryOptions): Promise<string[]> =>
  judge(db, ids, { ...options, wasHeld: true, decide: (reason) => withVerdict(reason, 'genuine') })

/** Holds back deliveries that haven't been sent yet. @returns ids of leads that were not quarantined before */
export const quarantineLeads = (db: Db, ids: readonly string[]): Promise<string[]> =>
  judge(db, ids, { ...noDelivery, wasHeld: false, decide: (reason) => withVerdict(reason, 'spam') })

/** Records that staff called the lead spam, whether it was quarantined or not. */
export const confirmSpam = (db: Db, id: string): Promise<string[]> =>
  judge(db, [id], { ...noDelivery, decide: (reason) => withVerdict(reason, 'spam') })

/** Records that staff called the lead real: it's delivered if it was quarantined, and no longer marked as suspicious. */
export const confirmGenuine = (db: Db, id: string, options: DeliveryOptions): Promise<string[]> =>
  judge(db, [id], { ...options, decide: (reason) => withVerdict(reason, 'genuine') })

/** Restores the state before somebody called the lead real or spam. */
export const undoVerdict = (db: Db, id: string, options: DeliveryOptions): Promise<string[]> =>
  judge(db, [id], { ...options, decide: withoutVerdict })

const noDelivery: DeliveryOptions = { channels: [], now: new Date(0) }

type SpamDecision = DeliveryOptions & {
  /** If set, changes only leads that were, or were not, quarantined before. */
  wasHeld?: boolean
  decide: (reason: string) => string
}

async function judge(
  db: Db,
  ids: readonly string[],
  { channels, now, wasHeld, decide }: SpamDecision,
): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('contact_messages')
      .select(['id', 'email', 'suspected', 'suspicion'])
      .where('id', 'in', ids)
      .execute()
    const judged = rows.filter(({ suspected }) => wasHeld === undefined || (suspected === 1) === wasHeld)
    for (const { id, email, suspected, suspicion: before } of judged) {
      const suspicion = decide(before)
      const isHeld = isHeldBack(suspicion)
      const changes = { suspicion, suspected: isHeld ? 1 : 0 }
      await trx.updateTable('contact_messages').set(changes).where('id', '=', id).execute()
      if (isHeld) await holdBack(trx, id)
      else if (suspected === 1) await letOut(trx, { id, email }, { channels, now })
    }
    return judged.map(({ id }) => id)
  })
}

async function letOut(
  trx: Db,
  { id, email }: { id: string; email: string },
  { channels, now }: DeliveryOptions,
): Promise<void> {
  await planDeliveries(trx, { leadId: id, email, quarantined: false, channels, at: now })
  for (const channel of allChannels) {
    await trx
      .updateTable('deliveries')
      .set(firstAttempt(channel, now))
      .where('channel', '=', channel)
      .where('state', '=', 'quarantined')
      .where('message_id', '=', id)
      .execute()
  }
}

const holdBack = (trx: Db, id: string) =>
  trx
    .updateTable('deliveries')
    .set({ state: 'quarantined', lease_owner: null, lease_until: null })
    .where('message_id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .execute()

/** Sends leads, even if they were sent before, except quarantined ones. @returns ids of leads that will be sent */
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
    const matches = leads.map(({ id }) => id)
    for (const channel of channels) {
      await trx
        .updateTable('deliveries')
        .set(firstAttempt(channel, now))
        .where('message_id', 'in', matches)
        .where('channel', '=', channel)
        .execute()
    }
    for (const { id, email } of leads) {
      await planDeliveries(trx, { leadId: id, email, quarantined: false, channels, at: now })
    }
    return matches
  })
}

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

/** @returns ids of leads with a failed or refused delivery */
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

/** Leads that came in when no channel was configured. */
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

export async function findLeadIds(db: Db, selector: LeadSelector): Promise<string[]> {
  const query = db.selectFrom('contact_messages').select('id')
  const rows = await ('email' in selector
    ? query.where(sql<boolean>`lower(email) = ${selector.email.toLowerCase()}`)
    : query.where('id', 'in', selector.ids)
  ).execute()
  return rows.map(({ id }) => id)
}

/** Rental holds with these ids, made from these messages, or for the phone numbers in these messages. */
export async function holdsOfLeads(db: Db, ids: readonly string[]): Promise<RentalHold[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('contact_messages').select('phone').where('id', 'in', ids).execute()
  return holdsOf(db, { ids, messageIds: ids, phones: rows.map(({ phone }) => phone) })
}

/** Also erases the leads' rental holds. Keeps the ids, so that a restored backup does not bring the leads back. @returns how many were erased */
export async function eraseLeads(db: Db, ids: readonly string[], now = new Date()): Promise<number> {
  if (ids.length === 0) return 0
  await overwriteDeleted(db)
  const erased = await db.transaction().execute(async (trx) => {
    const holds = await holdsOfLeads(trx, ids)
    const rows = await trx
      .deleteFrom('contact_messages')
      .where('id', 'in', ids)
      .returning(['id', 'first_name', 'last_name'])
      .execute()
    await forgetCustomer(trx, customerOf(rows))
    const matches = rows.map(({ id }) => id)
    await deleteHolds(
      trx,
      holds.map(({ id }) => id),
    )
    await recordRequest(trx, 'erased', [...matches, ...holds.map(({ id }) => id)], now)
    return matches.length
  })
  await truncateLog(db)
  return erased
}

/** Erases rental holds, such as those of customers who only called. @returns how many were erased */
export async function eraseHolds(db: Db, ids: readonly string[], now = new Date()): Promise<number> {
  if (ids.length === 0) return 0
  await overwriteDeleted(db)
  const erased = await db.transaction().execute(async (trx) => {
    const matches = await deleteHolds(trx, ids)
    await recordRequest(trx, 'erased', matches, now)
    return matches.length
  })
  await truncateLog(db)
  return erased
}

export type Correction = Partial<Omit<Submission, 'interest'>>

/** Placeholders with which the check accepts fields that a message written down by staff may lack. */
const unsaid = { lastName: '-', email: 'nobody@example.com', phone: '000-000-0000', message: 'not written by them' }

/** Checks the values by the form's rules. If the check fails, nothing is changed. */
export async function correctLead(
  db: Db,
  lead: Lead,
  correction: Correction,
  now = new Date(),
): Promise<SubmissionCheck> {
  const check = checkSubmission({ ...lead, ...(lead.takenDown && unsaid), ...correction })
  if (!check.ok) return check
  const corrected = (field: keyof Correction): string =>
    correction[field] === undefined ? lead[field] : check.submission[field]
  await overwriteDeleted(db)
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('contact_messages')
      .set({
        first_name: corrected('firstName'),
        last_name: corrected('lastName'),
        email: corrected('email'),
        phone: corrected('phone'),
        message: corrected('message'),
      })
      .where('id', '=', lead.id)
      .execute()
    await recordRequest(trx, 'corrected', [lead.id], now)
  })
  await truncateLog(db)
  return check
}
