import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../../system/log.server.ts'
import type { Db } from '../database.server.ts'
import {
  type Claim,
  claimDue,
  markDone,
  type Outcome,
  type Queue,
  recordFailure,
  releaseClaim,
  whileClaimed,
} from './claims.server.ts'
import { explain, problemsOf, Undelivered } from './delivery-problem.ts'
import { planRecurring } from './jobs.server.ts'
import { pauseAfter, pauseOfRecurring } from './retry-schedule.ts'

const POLL_MS = 1000
const DATABASE_RETRY_MS = 10_000
const ATTEMPT_TIMEOUT_MS = 60_000
const STOP_GRACE_MS = 5000

export type Work = {
  queue: Queue
  limit?: number
  pollMs?: number
  attemptMs?: number
  ready?: () => Promise<boolean>
  /** @returns the problems of some recipients if the message reached all others, or 'not needed' if there was nothing left to send */
  run: (claim: Claim, signal: AbortSignal) => Promise<Outcome | undefined>
  /** Set for recurring work, which has one row and is never given up. */
  everyMs?: number
  atStart?: boolean
  earliest?: (due: Date) => Date
  /** How long the other side asks to wait, in ms. */
  askedPause?: (error: unknown) => number
  /** The final state if another attempt would be pointless, otherwise undefined. */
  ending?: (error: unknown) => 'failed' | 'refused' | undefined
}

export type JobsOptions = {
  db: Db
  work: readonly Work[]
  now?: () => Date
  pollMs?: number
  attemptMs?: number
  graceMs?: number
}

export type Jobs = { stop(): Promise<void> }

/** Any number of processes may run jobs on one database. Each kind has its own loop: a dead mail server holds up nothing else. */
export function startJobs({ db, work, now = () => new Date(), graceMs = STOP_GRACE_MS, ...all }: JobsOptions): Jobs {
  const stopping = new AbortController()
  const cutOff = new AbortController()
  const owner = randomUUID()

  async function attempt(one: Work, claim: Claim): Promise<void> {
    const timeout = AbortSignal.timeout(all.attemptMs ?? one.attemptMs ?? ATTEMPT_TIMEOUT_MS)
    const signal = AbortSignal.any([timeout, cutOff.signal])
    let outcome: Outcome | undefined
    try {
      outcome = await whileClaimed(db, claim, now, () => one.run(claim, signal))
    } catch (error) {
      if (cutOff.signal.aborted) return releaseClaim(db, claim)
      const then = afterFailure(one, claim, error, now())
      await recordFailure(db, claim, { error: explain(error), problems: problemsOf(error), then })
      logFailure(claim, error, then)
      return
    }
    const next = one.everyMs === undefined ? undefined : new Date(now().getTime() + one.everyMs)
    await markDone(db, claim, now(), { outcome, next })
    if (next) return
    if (outcome === 'not needed') return log.info(factsOf(claim), 'no longer needed')
    // Leaves out the problems, which contain addresses.
    if (outcome?.length) log.warn(factsOf(claim), 'some recipients were refused: run `larkway doctor`')
    log.info(factsOf(claim), 'sent')
  }

  async function doDue(one: Work): Promise<boolean> {
    if (one.ready && !(await one.ready())) return false
    const claims = await claimDue(db, one.queue, { owner, now: now(), limit: one.limit ?? 1, everyMs: one.everyMs })
    const results = await Promise.allSettled(claims.map((claim) => attempt(one, claim)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    return claims.length > 0 && one.everyMs === undefined
  }

  async function loop(one: Work): Promise<void> {
    const pollMs = all.pollMs ?? one.pollMs ?? POLL_MS
    const { queue } = one
    let planned = one.everyMs === undefined
    while (!stopping.signal.aborted) {
      let wait = pollMs
      try {
        if (!planned && queue.table === 'jobs') await planRecurring(db, queue, now(), one.atStart)
        planned = true
        if (await doDue(one)) wait = 0
      } catch (error) {
        const facts = { job: queue.kind, problem: errorCodes(error) }
        log.error(facts, 'a job could not be begun or ended and is tried again')
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

function afterFailure(one: Work, claim: Claim, error: unknown, now: Date): Date | 'failed' | 'refused' {
  const ending = one.ending?.(error)
  const wait = one.everyMs === undefined ? pauseAfter(claim.attempts) : pauseOfRecurring(claim.attempts)
  if (ending || wait === undefined) return ending ?? 'failed'
  const due = new Date(now.getTime() + Math.max(wait, one.askedPause?.(error) ?? 0))
  return one.earliest?.(due) ?? due
}

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

/** The log gets only codes, since a mail server's answer may quote the visitor's address. */
function errorCodes(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const codes = [error.name]
  if ('code' in error) codes.push(String(error.code))
  if (error instanceof Undelivered) {
    codes.push(...error.problems.map(({ kind, code }) => (code === null ? kind : `${kind} ${code}`)))
  }
  if (error.cause instanceof Error && 'code' in error.cause) codes.push(String(error.cause.code))
  return codes.join(' ')
}
