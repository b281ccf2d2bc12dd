import { type Expression, PostgresAdapter, type SqlBool, sql, type Updateable } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../database.server.ts'
import type { JobTable } from '../schema.ts'
import { type DeliveryProblem, problemKinds, refusalText } from './delivery-problem.ts'

/** Long enough for replicas whose clocks differ by a minute. */
export const LEASE_MS = 2 * 60 * 1000
const RENEW_MS = LEASE_MS / 2

/** Longer than any retry delay, and longer than a dealership is usually closed. */
const FAR_AHEAD_MS = 4 * 24 * 60 * 60 * 1000

const MAX_ERROR_LENGTH = 500

/** @property site empty or absent for work that is done once for the whole dealer, or by the main site for itself */
export type JobQueue = { table: 'jobs'; kind: string; site?: string }

/** Deliveries have a table of their own, because staff see them with the lead; they are claimed the same way. */
export type Queue = JobQueue | { table: 'deliveries'; kind: string; only?: (now: Date) => Expression<SqlBool> }

const columns = {
  deliveries: { kind: 'channel', about: 'message_id' },
  jobs: { kind: 'kind', about: 'payload' },
} as const

export type Claim = {
  queue: Queue
  id: string
  about: string
  attempts: number
  plannedAt: string
  owner: string
}

type ClaimRequest = {
  owner: string
  now: Date
  limit: number
  early?: boolean
  everyMs?: number | undefined
}

/** The attempt is counted before it is made, so that work that crashes its process is given up like any other. */
export async function claimDue(
  db: Db,
  queue: Queue,
  { owner, now, limit, early = false, everyMs = 0 }: ClaimRequest,
): Promise<Claim[]> {
  const { table, kind } = queue
  const names = columns[table]
  const time = now.toISOString()
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const farAhead = later(Math.max(FAR_AHEAD_MS, 2 * everyMs))
  const claimable = db
    .selectFrom(table)
    .select('id')
    .where('state', '=', 'waiting')
    .where(names.kind, '=', kind)
    .where((where) =>
      where.or([
        where('lease_until', 'is', null),
        where('lease_until', '<', time),
        // Such a lease, or a due time far ahead, dates from when a clock ran ahead. It has since been corrected.
        where('lease_until', '>', later(2 * LEASE_MS)),
      ]),
    )
    .orderBy('due_at')
    .limit(limit)
    .where(queue.table === 'jobs' ? sql<SqlBool>`site = ${queue.site ?? ''}` : (queue.only?.(now) ?? sql.lit(true)))
  const due = early
    ? claimable
    : claimable.where((builder) => builder.or([builder('due_at', '<=', time), builder('due_at', '>', farAhead)]))
  // Reading first keeps idle loops from taking SQLite's only write lock every second.
  if (!(await due.executeTakeFirst())) return []
  const free = db.getExecutor().adapter instanceof PostgresAdapter ? due.forUpdate().skipLocked() : due
  const rows = await db
    .updateTable(table)
    .set((set) => ({
      lease_owner: owner,
      lease_until: later(LEASE_MS),
      attempts: set('attempts', '+', 1),
    }))
    .where('id', 'in', free)
    .returning(['id', 'attempts', 'planned_at', sql.ref<string>(names.about).as('about')])
    .execute()
  return rows.map(({ planned_at, ...row }) => ({ ...row, plannedAt: planned_at, queue, owner }))
}

export async function whileClaimed<T>(db: Db, claim: Claim, now: () => Date, work: () => Promise<T>): Promise<T> {
  const renewal = setInterval(() => {
    const lease_until = new Date(now().getTime() + LEASE_MS).toISOString()
    update(db, claim, { lease_until }).catch(() => undefined)
  }, RENEW_MS)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
  }
}

/** Work that is no longer needed keeps its last error, because nothing shows that the other side accepts messages again. */
export type Outcome = readonly DeliveryProblem[] | 'not needed'

/** One-time work is marked done even if another process has claimed it in the meantime. @param next when it is due again */
export async function markDone(
  db: Db,
  claim: Claim,
  now: Date,
  { outcome = [], next }: { outcome?: Outcome | undefined; next?: Date | undefined } = {},
): Promise<void> {
  const problems = outcome === 'not needed' ? {} : problemColumns(refusalText(outcome), outcome)
  const completion = { sent_at: now.toISOString(), ...noLease, ...problems }
  if (next) return update(db, claim, { ...completion, attempts: 0, due_at: next.toISOString() })
  await db
    .updateTable(claim.queue.table)
    .set({ ...completion, state: 'sent' })
    .where('id', '=', claim.id)
    .execute()
}

export const recordFailure = (
  db: Db,
  claim: Claim,
  { error, problems, then }: { error: string; problems: readonly DeliveryProblem[]; then: Date | 'failed' | 'refused' },
): Promise<void> =>
  update(db, claim, {
    ...(then instanceof Date ? { due_at: then.toISOString() } : { state: then }),
    ...noLease,
    ...problemColumns(error, problems),
  })

const problemsSchema = z.array(
  z.object({ address: z.string(), kind: z.enum(problemKinds), code: z.nullable(z.number()), answer: z.string() }),
)

export const storedProblems = (column: string | null): readonly DeliveryProblem[] =>
  column === null ? [] : problemsSchema.parse(JSON.parse(column))

/** Problems as text for people and as data for code. */
const problemColumns = (text: string, problems: readonly DeliveryProblem[]) => ({
  last_error: text.slice(0, MAX_ERROR_LENGTH),
  problems:
    problems.length > 0
      ? JSON.stringify(problems.map((one) => ({ ...one, answer: one.answer.slice(0, MAX_ERROR_LENGTH) })))
      : null,
})

/** Does not count the attempt: the process is stopping, or a command runs the job and reports its failure. */
export const releaseClaim = (db: Db, claim: Claim): Promise<void> =>
  update(db, claim, { attempts: claim.attempts - 1, ...noLease })

const noLease = { lease_owner: null, lease_until: null }

async function update(db: Db, { queue, id, owner }: Claim, changes: Updateable<JobTable>): Promise<void> {
  await db
    .updateTable(queue.table)
    .set(changes)
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'waiting')
    .execute()
}
