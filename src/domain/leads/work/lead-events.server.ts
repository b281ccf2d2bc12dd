import type { Db } from '../../../server/database/database.server.ts'
import type { LeadEventTable } from '../../../server/database/schema.ts'
import { type EventKind, eventKinds, plannedKinds, settledBy } from './lead-event-kinds.ts'
import type { LeadOutcome } from './lead-outcomes.ts'

/** Times are ISO 8601 in UTC. */
export type LeadEvent = {
  id: string
  leadId: string
  person: string
  kind: EventKind
  text: string
  at: string
  dueAt: string | null
  doneAt: string | null
}

const toEvent = (row: LeadEventTable): LeadEvent => ({
  id: row.id,
  leadId: row.message_id,
  person: row.person,
  kind: eventKinds.find((kind) => kind === row.kind) ?? 'note',
  text: row.text,
  at: row.at,
  dueAt: row.due_at,
  doneAt: row.done_at,
})

/** Events by the id of their message, in order. */
export async function eventsOf(db: Db, leadIds: readonly string[]): Promise<ReadonlyMap<string, LeadEvent[]>> {
  if (leadIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('message_id', 'in', leadIds)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows.map(toEvent), ({ leadId }) => leadId)
}

export const hasEvents = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('lead_events').select('id').limit(1).executeTakeFirst()) !== undefined

export async function findEvent(db: Db, id: string): Promise<LeadEvent | undefined> {
  const row = await db.selectFrom('lead_events').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toEvent(row)
}

export const isPending = ({ dueAt, doneAt }: LeadEvent): boolean => dueAt !== null && doneAt === null

/** The planned step that is due first. */
export const nextPlanned = (events: readonly LeadEvent[]): LeadEvent | undefined =>
  events.filter(isPending).sort((a, b) => String(a.dueAt).localeCompare(String(b.dueAt)))[0]

/** Also settles planned steps of the event's kind, so a new time replaces the old one. Call it in a transaction. */
export async function insertEvent(trx: Db, event: Omit<LeadEvent, 'doneAt'>): Promise<void> {
  await settle(trx, event.leadId, settledBy(event.kind), event.at)
  await trx
    .insertInto('lead_events')
    .values({
      id: event.id,
      message_id: event.leadId,
      person: event.person,
      kind: event.kind,
      text: event.text,
      at: event.at,
      due_at: event.dueAt,
      done_at: null,
      reminded_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An answer settles calls and quotes, but not a test drive or a deposit, which is still to come. Other endings settle everything. */
export const settleWith = (trx: Db, leadId: string, outcome: LeadOutcome, at: string): Promise<void> =>
  settle(trx, leadId, outcome === 'answered' ? ['call', 'quote'] : plannedKinds, at)

async function settle(trx: Db, leadId: string, kinds: readonly EventKind[], at: string): Promise<void> {
  if (kinds.length === 0) return
  await trx
    .updateTable('lead_events')
    .set({ done_at: at })
    .where('message_id', '=', leadId)
    .where('kind', 'in', kinds)
    .where('due_at', 'is not', null)
    .where('done_at', 'is', null)
    .execute()
}

/** @returns whether the step was still planned */
export async function settleEvent(trx: Db, leadId: string, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('lead_events')
    .set({ done_at: at })
    .where('id', '=', id)
    .where('message_id', '=', leadId)
    .where('due_at', 'is not', null)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Undoes what was done to planned steps at that time, and deletes events of that time other than notes and replies. */
export async function undoEventsAt(trx: Db, leadId: string, at: string): Promise<void> {
  await trx
    .deleteFrom('lead_events')
    .where('message_id', '=', leadId)
    .where('at', '=', at)
    .where('kind', 'not in', ['note', 'reply'])
    .execute()
  await reopenSettledAt(trx, leadId, at)
}

async function reopenSettledAt(trx: Db, leadId: string, at: string): Promise<void> {
  await trx
    .updateTable('lead_events')
    .set({ done_at: null })
    .where('message_id', '=', leadId)
    .where('done_at', '=', at)
    .where('due_at', 'is not', null)
    .execute()
}

export async function deleteEvent(trx: Db, { id, leadId, at }: LeadEvent): Promise<void> {
  await trx.deleteFrom('lead_events').where('id', '=', id).execute()
  await reopenSettledAt(trx, leadId, at)
}

/** Call it once the mail server has accepted the reply. */
export const noteReplySent = (db: Db, id: string, now: Date) =>
  db.updateTable('lead_events').set({ done_at: now.toISOString() }).where('id', '=', id).execute()
