import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../platform/database.server.ts'
import { log } from '../platform/log.server.ts'
import {
  type Claim,
  claimDue,
  markDoneUntil,
  markSent,
  type Queue,
  recordFailure,
  releaseClaim,
  whileClaimed,
} from './claims.server.ts'
import { planRecurring, type RecurringKind } from './jobs.server.ts'
import { pauseAfter, pauseOfRecurring } from './retry-schedule.ts'

const POLL_MS = 1000
/** After a database error. */
const DATABASE_RETRY_MS = 10_000
const ATTEMPT_TIMEOUT_MS = 60_000
/** How long attempts in flight may go on once the process is told to stop. */
const STOP_GRACE_MS = 5000

type Attempts = {
  pollMs?: number
  /** How long one may take. */
  attemptMs?: number
  /** Resolves once it is done, with a note for staff if there is one. */
  run: (claim: Claim, signal: AbortSignal) => Promise<string | undefined>
}

/** One row for each piece of work, which is done once. */
export type Work = Attempts & {
  queue: Queue
  /** Attempts per process at a time. */
  limit?: number
  /** When one may be made that is due at a time; then, when left out. */
  earliest?: (due: Date) => Date
  /** What becomes of it when another attempt would be pointless; undefined when it would not. */
  ending?: (error: unknown) => 'failed' | 'refused' | undefined
}

/** One row, for work that comes again and is never given up. */
export type RecurringWork = Attempts & {
  kind: RecurringKind
  everyMs: number
  /** It is due at each start, too. */
  atStart?: boolean
  /** Whether this process may do it now if it is due. */
  ready?: () => Promise<boolean>
}

export type JobsOptions = {
  db: Db
  /** Everything else waits for a process that can do it. */
  work: readonly (Work | RecurringWork)[]
  now?: () => Date
  pollMs?: number
  attemptMs?: number
  graceMs?: number
}

export type Jobs = { stop(): Promise<void> }

/**
 * Does what is due until it is stopped. Any number of processes may do so on one database. Each kind of work has a loop of
 * its own, so that a dead mail server holds up nothing else.
 */
export function startJobs({ db, work, now = () => new Date(), graceMs = STOP_GRACE_MS, ...all }: JobsOptions): Jobs {
  const stopping = new AbortController()
  const cutOff = new AbortController()
  const owner = randomUUID()

  async function attempt(one: Work | RecurringWork, claim: Claim): Promise<void> {
    const timeout = AbortSignal.timeout(all.attemptMs ?? one.attemptMs ?? ATTEMPT_TIMEOUT_MS)
    const signal = AbortSignal.any([timeout, cutOff.signal])
    let note: string | undefined
    try {
      note = await whileClaimed(db, claim, now, () => one.run(claim, signal))
    } catch (error) {
      if (cutOff.signal.aborted) return releaseClaim(db, claim)
      const then = afterFailure(one, claim, error, now())
      await recordFailure(db, claim, { error: explain(error), then })
      logFailure(claim, error, then)
      return
    }
    if ('kind' in one) return markDoneUntil(db, claim, now(), new Date(now().getTime() + one.everyMs))
    await markSent(db, claim, now(), note)
    // Without the note, which names addresses.
    if (note) log.warn(factsOf(claim), 'some recipients were refused: run `larkway doctor`')
    log.info(factsOf(claim), 'sent')
  }

  /** @returns whether anything was due */
  async function doDue(one: Work | RecurringWork): Promise<boolean> {
    const recurring = 'kind' in one
    if (recurring && one.ready && !(await one.ready())) return false
    const queue: Queue = recurring ? { table: 'jobs', kind: one.kind } : one.queue
    const claims = await claimDue(db, queue, { owner, now: now(), limit: recurring ? 1 : (one.limit ?? 1) })
    const results = await Promise.allSettled(claims.map((claim) => attempt(one, claim)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    return claims.length > 0 && !recurring
  }

  async function loop(one: Work | RecurringWork): Promise<void> {
    const pollMs = all.pollMs ?? one.pollMs ?? POLL_MS
    let planned = false
    while (!stopping.signal.aborted) {
      let wait = pollMs
      try {
        if ('kind' in one && !planned) await planRecurring(db, one.kind, now(), one.atStart)
        planned = true
        if (await doDue(one)) wait = 0
      } catch (error) {
        log.error({ problem: errorCodes(error) }, 'jobs could not use the database and will try again shortly')
        wait = DATABASE_RETRY_MS
      }
      await pause(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const loops = work.map(loop)
  return {
    async stop() {
      stopping.abort()
      const grace = setTimeout(() => cutOff.abort(), graceMs)
      await Promise.all(loops)
      clearTimeout(grace)
    },
  }
}

function afterFailure(one: Work | RecurringWork, claim: Claim, error: unknown, now: Date): Date | 'failed' | 'refused' {
  if ('kind' in one) return new Date(now.getTime() + pauseOfRecurring(claim.attempts))
  const ending = one.ending?.(error)
  const wait = pauseAfter(claim.attempts)
  if (ending || wait === undefined) return ending ?? 'failed'
  const due = new Date(now.getTime() + wait)
  return one.earliest?.(due) ?? due
}

/** For the log, in which a lead is named by its id alone. */
const factsOf = ({ queue, id, about, attempts }: Claim) =>
  queue.table === 'deliveries'
    ? { lead: about, channel: queue.kind, attempt: attempts }
    : { job: id, attempt: attempts }

function logFailure(claim: Claim, error: unknown, then: Date | 'failed' | 'refused'): void {
  const facts = { ...factsOf(claim), problem: errorCodes(error) }
  if (then instanceof Date) log.warn(facts, 'an attempt failed and will be repeated')
  else if (then === 'refused') log.warn(facts, "a visitor's mail server refuses the address; call instead")
  else log.error(facts, 'failed for good: run `larkway doctor`')
}

/** For staff, in the database. The cause is included, since 'fetch failed' alone does not say why. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** For the log: codes only, since a mail server's answer may quote the visitor's address. */
function errorCodes(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const codes = [error.name]
  if ('code' in error) codes.push(String(error.code))
  if ('responseCode' in error) codes.push(String(error.responseCode))
  if (error.cause instanceof Error && 'code' in error.cause) codes.push(String(error.cause.code))
  return codes.join(' ')
}
