import { randomUUID } from 'node:crypto'
import { ownSite } from '../../../content/dealer/facts/sites.ts'
import type { Db } from '../database.server.ts'
import { claimDue, markDone, releaseClaim, whileClaimed } from './claims.server.ts'

export type StaffMessageKind =
  | 'digest'
  | 'mail alert'
  | 'webhook alert'
  | 'stock report'
  | 'lead notice'
  | 'sign-in mail'
  | 'staff mail'
/** With the site on which somebody joined the waitlist, other than the dealer's main one. */
export type WaitlistConfirmationKind = 'opt-in mail' | `opt-in mail ${string}`
export type RecurringKind = 'feed' | 'inbox' | 'erasure' | 'escalation'

/** Each site has its own kinds for the work that it does for itself. */
export const ofOwnSite = <Kind extends string>(kind: Kind): Kind | `${Kind} ${string}` =>
  ownSite === '' ? kind : `${kind} ${ownSite}`

/** Replicas that start together do what is due at each start only once. */
const STARTED_TOGETHER_MS = 30_000
const KEEP_ENDED_MS = 90 * 24 * 60 * 60 * 1000

const newRow = { state: 'waiting', attempts: 0, last_error: '' }

export type OneTimeJob = {
  id: string
  kind: StaffMessageKind | WaitlistConfirmationKind | 'photo sizes'
  payload: string
}

export async function planJob(db: Db, job: OneTimeJob, at: Date): Promise<void> {
  const time = at.toISOString()
  await db
    .insertInto('jobs')
    .values({ ...newRow, ...job, planned_at: time, due_at: time })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @param atOnce make it due now, unless another process has just done it */
export async function planRecurring(db: Db, kind: string, now: Date, atOnce = false): Promise<void> {
  const time = now.toISOString()
  await db
    .insertInto('jobs')
    .values({ ...newRow, id: kind, kind, payload: '', planned_at: time, due_at: time })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (!atOnce) return
  const justNow = new Date(now.getTime() - STARTED_TOGETHER_MS).toISOString()
  // Later than this comes from a clock that ran ahead; a little later, from a replica that finished since `now`.
  const soon = new Date(now.getTime() + STARTED_TOGETHER_MS).toISOString()
  await db
    .updateTable('jobs')
    .set({ due_at: time })
    .where('id', '=', kind)
    .where((where) =>
      where.or([where('sent_at', 'is', null), where('sent_at', '<', justNow), where('sent_at', '>', soon)]),
    )
    .execute()
}

/** @returns undefined when there is no such work yet */
export async function jobPayload(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('jobs').select('payload').where('id', '=', id).executeTakeFirst()
  return row?.payload
}

/** For work that has to know next time what it did. */
export async function keepPayload(db: Db, id: string, payload: string): Promise<void> {
  await db.updateTable('jobs').set({ payload }).where('id', '=', id).execute()
}

/** Consecutive failures of a recurring job, and the last error. */
export async function recurringFailure(db: Db, id: string): Promise<{ attempts: number; error: string } | undefined> {
  const row = await db.selectFrom('jobs').select(['attempts', 'last_error']).where('id', '=', id).executeTakeFirst()
  return row?.last_error ? { attempts: row.attempts, error: row.last_error } : undefined
}

/** Whether due or not. @returns undefined when another process is doing it */
export async function doNow<T>(
  db: Db,
  kind: RecurringKind,
  everyMs: number,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  const now = () => new Date()
  await planRecurring(db, kind, now())
  const request = { owner: randomUUID(), now: now(), limit: 1, early: true }
  const [claim] = await claimDue(db, { table: 'jobs', kind }, request)
  if (!claim) return undefined
  try {
    const result = await whileClaimed(db, claim, now, work)
    await markDone(db, claim, now(), { next: new Date(Date.now() + everyMs) })
    return { result }
  } catch (error) {
    await releaseClaim(db, claim)
    throw error
  }
}

export async function plannedBefore(db: Db, kind: StaffMessageKind, time: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select('planned_at')
    .where('kind', '=', kind)
    .where('planned_at', '<', time.toISOString())
    .orderBy('planned_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && new Date(row.planned_at)
}

export async function newestProblem(db: Db, kind: StaffMessageKind, since: Date): Promise<string | undefined> {
  const newest = await db
    .selectFrom('jobs')
    .select('last_error')
    .where('kind', '=', kind)
    .where((where) =>
      where.or([
        where('state', '!=', 'waiting'),
        // The first attempt of a waiting job has no outcome yet.
        where.and([where('last_error', '!=', ''), where('planned_at', '<=', since.toISOString())]),
      ]),
    )
    .orderBy('planned_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.last_error || undefined
}

export async function forgetEnded(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('state', '!=', 'waiting')
    .where('planned_at', '<', new Date(now.getTime() - KEEP_ENDED_MS).toISOString())
    .execute()
}
