import { randomUUID } from 'node:crypto'
import type { Db } from '../database.server.ts'
import { claimDue, type JobQueue, markDone, releaseClaim, whileClaimed } from './claims.server.ts'

export type StaffMessageKind =
  | 'digest'
  | 'mail alert'
  | 'webhook alert'
  | 'stock report'
  | 'lead notice'
  | 'lead reminder'
  | 'lead list'
  | 'lead reply'
  | 'sign-in mail'
  | 'staff mail'
export type RecurringKind = 'feed' | 'inbox' | 'erasure' | 'escalation'

/** Work that is due at every start runs once for all replicas that start within this time. */
const STARTED_TOGETHER_MS = 30_000
const KEEP_ENDED_MS = 90 * 24 * 60 * 60 * 1000

const newRow = { state: 'waiting', attempts: 0, last_error: '' }

export type OneTimeJob = {
  id: string
  kind: StaffMessageKind | 'waitlist confirmation' | 'photo sizes'
  site?: string
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

const recurringId = ({ kind, site = '' }: JobQueue): string => `${kind} ${site}`.trim()

/** @param atOnce make it due now, unless another process has just done it */
export async function planRecurring(db: Db, queue: JobQueue, now: Date, atOnce = false): Promise<void> {
  const time = now.toISOString()
  const id = recurringId(queue)
  await db
    .insertInto('jobs')
    .values({ ...newRow, id, kind: queue.kind, site: queue.site, payload: '', planned_at: time, due_at: time })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (!atOnce) return
  const justNow = new Date(now.getTime() - STARTED_TOGETHER_MS).toISOString()
  // Later times date from when a clock ran ahead. A time between `now` and this one is from a replica that has just finished.
  const soon = new Date(now.getTime() + STARTED_TOGETHER_MS).toISOString()
  await db
    .updateTable('jobs')
    .set({ due_at: time })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('sent_at', 'is', null), where('sent_at', '<', justNow), where('sent_at', '>', soon)]),
    )
    .execute()
}

/** @returns undefined if there is no such work yet; `attempts` counts failures since the last success */
export const recurringJob = (db: Db, queue: JobQueue) =>
  db
    .selectFrom('jobs')
    .select(['payload', 'attempts', 'last_error'])
    .where('id', '=', recurringId(queue))
    .executeTakeFirst()

/** @returns undefined if there is none, or it ended long ago */
export const findJob = (db: Db, id: string) =>
  db.selectFrom('jobs').select(['state', 'attempts', 'last_error']).where('id', '=', id).executeTakeFirst()

/** @returns the ids that have a job, ended or not */
export async function knownJobs(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('jobs').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Plans a failed or refused job again. */
export async function planAgain(db: Db, id: string, now: Date): Promise<void> {
  const time = now.toISOString()
  await db
    .updateTable('jobs')
    .set({ ...newRow, planned_at: time, due_at: time, problems: null })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'refused'])
    .execute()
}

/** Payloads of jobs that failed for good. */
export async function failedSince(db: Db, kind: OneTimeJob['kind'], since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('payload')
    .where('state', '=', 'failed')
    .where('kind', '=', kind)
    .where('due_at', '>=', since.toISOString())
    .orderBy('due_at')
    .execute()
  return rows.map(({ payload }) => payload)
}

/** Stores what recurring work did, for its next run. */
export async function keepPayload(db: Db, id: string, payload: string): Promise<void> {
  await db.updateTable('jobs').set({ payload }).where('id', '=', id).execute()
}

/** Runs the job now, due or not. @returns undefined if another process is running it */
export async function doNow<T>(
  db: Db,
  kind: RecurringKind,
  everyMs: number,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  const now = () => new Date()
  const queue = { table: 'jobs', kind } as const
  await planRecurring(db, queue, now())
  const [claim] = await claimDue(db, queue, { owner: randomUUID(), now: now(), limit: 1, early: true })
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
