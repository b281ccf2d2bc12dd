import { type Db, inTransaction } from '../../../server/database/database.server.ts'
import type { EventKind } from './lead-event-kinds.ts'
import { deleteEvent, findEvent, insertEvent, type LeadEvent, settleEvent } from './lead-events.server.ts'
import { findWork, takeStep, UNDO_STEP_MS, undoable } from './lead-work.server.ts'

export type NewEvent = {
  /** Comes from the form, so that a form sent twice records one event. */
  id: string
  kind: EventKind
  text: string
  dueAt?: Date | undefined
  /** Whether the event answers the customer, which closes the message as answered. */
  answers?: boolean
  person: string
  /** How many steps the person saw, as for takeStep. */
  seen: number
  /** Email addresses that the message goes to. */
  recipients: readonly string[]
  now: Date
  /** Other changes in the same transaction. */
  also?: (trx: Db) => Promise<void>
}

/** 'stale' when somebody else did something in the meantime, 'theirs' when somebody else has the message. */
export type Recorded = 'recorded' | 'stale' | 'theirs'

/** Records the event. Unless it is just a note, the person also takes the message. */
export function recordEvent(db: Db, leadId: string, event: NewEvent): Promise<Recorded> {
  return inTransaction(db, async (trx) => {
    if (await findEvent(trx, event.id)) return 'recorded'
    const { id, kind, text, person, now, seen, recipients, dueAt } = event
    const add = async (): Promise<undefined> => {
      const row = { id, leadId, person, kind, text, at: now.toISOString(), dueAt: dueAt?.toISOString() ?? null }
      await insertEvent(trx, row)
      await event.also?.(trx)
    }
    const { holder, outcome } = await findWork(trx, leadId)
    const isTheirs = holder !== null && holder !== person
    if (kind !== 'note' && isTheirs) return 'theirs'
    const action =
      kind === 'note'
        ? undefined
        : event.answers && outcome === null
          ? 'answered'
          : holder === null
            ? 'take'
            : undefined
    if (action) {
      const isTaken = await takeStep(trx, leadId, seen, { action, person, recipients, now, also: add })
      return isTaken ? 'recorded' : 'stale'
    }
    await add()
    return 'recorded'
  })
}

/** Whether this person can still undo the event: for a day, unless it's a reply. */
export const isUndoable = ({ person, kind, at }: LeadEvent, by: string, now: Date): boolean =>
  person === by && kind !== 'reply' && now.getTime() - Date.parse(at) < UNDO_STEP_MS

type Undo = { person: string; recipients: readonly string[]; now: Date }

/** Also undoes the step that the event took, if any. @returns whether the event was undone */
export function undoEvent(db: Db, leadId: string, id: string, undo: Undo): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const event = await findEvent(trx, id)
    if (!event || event.leadId !== leadId || !isUndoable(event, undo.person, undo.now)) return false
    const work = await findWork(trx, leadId)
    if (event.kind !== 'note' && work.steps.some(({ at, action }) => at === event.at && action !== 'undo')) {
      if (undoable(work, undo.person, undo.now)?.at !== event.at) return false
      return takeStep(trx, leadId, work.steps.length, { ...undo, action: 'undo' })
    }
    await deleteEvent(trx, event)
    return true
  })
}

/** Cancels a planned step. @returns whether this person may cancel it and it was still planned */
export function dropEvent(
  db: Db,
  leadId: string,
  id: string,
  { person, now }: Omit<Undo, 'recipients'>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { holder } = await findWork(trx, leadId)
    return (holder === null || holder === person) && settleEvent(trx, leadId, id, now.toISOString())
  })
}
