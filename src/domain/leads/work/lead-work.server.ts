import { type Db, inTransaction } from '../../../server/database/database.server.ts'
import type { LeadStepTable } from '../../../server/database/schema.ts'
import { planStepNotices } from '../channels/plan-notices.server.ts'
import { settleWith, undoEventsAt } from './lead-events.server.ts'
import { type LeadAction, type LeadOutcome, leadActions, outcomes } from './lead-outcomes.ts'

export type LeadStep = {
  step: number
  person: string
  action: LeadAction
  at: string
  holderBefore: string | null
  outcomeBefore: LeadOutcome | null
  vehicleId: string | null
}

export type LeadWork = {
  holder: string | null
  outcome: LeadOutcome | null
  /** Oldest first. */
  steps: readonly LeadStep[]
  escalatedAt: string | null
}

/** How long a step can be undone, in milliseconds. */
export const UNDO_STEP_MS = 24 * 60 * 60 * 1000

const nameIn = <T extends string>(names: readonly T[], text: string | null): T | null =>
  names.find((name) => name === text) ?? null

export const toStep = (row: LeadStepTable): LeadStep => ({
  step: row.step,
  person: row.person,
  action: nameIn(leadActions, row.action) ?? 'take',
  at: row.at,
  holderBefore: row.holder_before,
  outcomeBefore: nameIn(outcomes, row.outcome_before),
  vehicleId: row.vehicle_id,
})

export async function findWork(db: Db, leadId: string): Promise<LeadWork> {
  const work = await db.selectFrom('lead_work').selectAll().where('message_id', '=', leadId).executeTakeFirst()
  const steps = await db.selectFrom('lead_steps').selectAll().where('message_id', '=', leadId).orderBy('step').execute()
  return {
    holder: work?.holder ?? null,
    outcome: nameIn(outcomes, work?.outcome ?? null),
    steps: steps.map(toStep),
    escalatedAt: work?.escalated_at ?? null,
  }
}

/** The newest step, if this person can still undo it. */
export function undoable({ steps }: LeadWork, person: string, now: Date): LeadStep | undefined {
  const last = steps.at(-1)
  const isOwn = last?.person === person && last.action !== 'undo'
  return last && isOwn && now.getTime() - Date.parse(last.at) < UNDO_STEP_MS ? last : undefined
}

/** @returns undefined if the action isn't possible in the message's state */
function afterAction(
  work: LeadWork,
  action: LeadAction,
  person: string,
  now: Date,
): Pick<LeadWork, 'holder' | 'outcome'> | undefined {
  const { holder, outcome } = work
  if (action === 'undo') {
    const last = undoable(work, person, now)
    return last && { holder: last.holderBefore, outcome: last.outcomeBefore }
  }
  if (action === 'real') return { holder, outcome: outcome === 'spam' ? null : outcome }
  if (action === 'take-over') return holder !== null && holder !== person ? { holder: person, outcome } : undefined
  if (holder !== null && holder !== person) return undefined
  if (action === 'take') return holder === null ? { holder: person, outcome } : undefined
  return outcome === action ? undefined : { holder: person, outcome: action }
}

type Step = {
  action: LeadAction
  person: string
  /** Email addresses that the message goes to. */
  recipients: readonly string[]
  now: Date
  /** Other changes in the same transaction. @returns id of the cart that was marked sold */
  also?: (trx: Db, undone: LeadStep | undefined) => Promise<string | undefined>
}

/**
 * @param seen number of steps that the person saw, so that only the first of two simultaneous or repeated steps is taken @returns whether the step was taken
 */
export async function takeStep(db: Db, leadId: string, seen: number, step: Step): Promise<boolean> {
  const { action, person, recipients, now, also } = step
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('lead_work')
      .values({ message_id: leadId, holder: null, outcome: null, steps: 0, escalated_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const work = await findWork(trx, leadId)
    const after = afterAction(work, action, person, now)
    if (!after || work.steps.length !== seen) return false
    const isHandedOn = after.holder !== work.holder
    const { numUpdatedRows } = await trx
      .updateTable('lead_work')
      .set({ ...after, steps: seen + 1, ...(isHandedOn && { late_told_at: null, late_escalated_at: null }) })
      .where('message_id', '=', leadId)
      .where('steps', '=', seen)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    const undone = action === 'undo' ? work.steps.at(-1) : undefined
    if (undone) await undoEventsAt(trx, leadId, undone.at)
    else if (after.outcome && after.outcome !== work.outcome)
      await settleWith(trx, leadId, after.outcome, now.toISOString())
    const vehicleId = await also?.(trx, undone)
    await trx
      .insertInto('lead_steps')
      .values({
        message_id: leadId,
        step: seen + 1,
        person,
        action,
        at: now.toISOString(),
        holder_before: work.holder,
        outcome_before: work.outcome,
        vehicle_id: vehicleId ?? null,
      })
      .execute()
    if (isHandedOn) await planStepNotices(trx, leadId, { step: seen + 1, person, recipients }, now)
    return true
  })
}
