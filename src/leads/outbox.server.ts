import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../platform/database.server.ts'
import { log } from '../platform/log.server.ts'
import { PermanentFailure, type Sender } from './channels/sender.ts'
import { type Claim, claimDue, giveBack, markFailed, markSent } from './claims.server.ts'
import { findLead } from './leads.server.ts'
import { dailyErasure } from './retention.server.ts'

const POLL_MS = 1000
/** After the database has failed. */
const TROUBLE_PAUSE_MS = 10_000
/** Deliveries of one channel that one process makes at a time. */
const AT_ONCE = 4
const ATTEMPT_MS = 60_000
/** What an attempt under way may still take once the process is asked to stop. */
const GRACE_MS = 5000

export type OutboxOptions = {
  db: Db
  /** Only these channels are served; deliveries of others wait for a process that has them. */
  senders: readonly Sender[]
  retentionDays: number
  now?: () => Date
  /** Milliseconds on a clock that nobody sets. */
  steady?: () => number
  pollMs?: number
  attemptMs?: number
  graceMs?: number
}

export type Outbox = { stop(): Promise<void> }

/**
 * Delivers stored messages until it is stopped. Any number of processes may run one on the same
 * database. Each channel has its own loop, so that a dead mail server holds up nothing else.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { db, senders, retentionDays, now = () => new Date(), steady = () => performance.now() } = options
  const { pollMs = POLL_MS, attemptMs = ATTEMPT_MS, graceMs = GRACE_MS } = options
  const stopping = new AbortController()
  const givingUp = new AbortController()
  const owner = randomUUID()

  async function deliver(sender: Sender, claim: Claim): Promise<void> {
    const lead = await findLead(db, claim.messageId)
    // Erased since it was claimed, its deliveries with it.
    if (!lead) return
    try {
      await sender.send(lead, AbortSignal.any([AbortSignal.timeout(attemptMs), givingUp.signal]))
    } catch (error) {
      if (givingUp.signal.aborted) return giveBack(db, claim)
      const forGood = error instanceof PermanentFailure
      const state = await markFailed(db, claim, { now: now(), error: reason(error), forGood })
      report(claim, error, state)
      return
    }
    await markSent(db, claim, now())
    log.info({ message: claim.messageId, channel: claim.channel, attempt: claim.attempts }, 'delivered')
  }

  /** @returns whether there was anything to do */
  async function serve(sender: Sender): Promise<boolean> {
    const claims = await claimDue(db, { channel: sender.channel, owner, now: now(), limit: AT_ONCE })
    const results = await Promise.allSettled(claims.map((claim) => deliver(sender, claim)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    return claims.length > 0
  }

  async function loop(work: () => Promise<boolean>): Promise<void> {
    while (!stopping.signal.aborted) {
      let wait = pollMs
      try {
        if (await work()) wait = 0
      } catch (error) {
        log.error({ problem: trouble(error) }, 'the outbox met trouble with the database and tries again shortly')
        wait = TROUBLE_PAUSE_MS
      }
      await pause(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const loops = [
    ...senders.map((sender) => loop(() => serve(sender))),
    loop(dailyErasure({ db, retentionDays, now, steady })),
  ]
  return {
    async stop() {
      stopping.abort()
      const grace = setTimeout(() => givingUp.abort(), graceMs)
      await Promise.all(loops)
      clearTimeout(grace)
    },
  }
}

function report(claim: Claim, error: unknown, state: 'waiting' | 'parked'): void {
  const facts = { message: claim.messageId, channel: claim.channel, attempt: claim.attempts, problem: trouble(error) }
  if (state === 'waiting') log.warn(facts, 'a delivery failed and will be tried again')
  else log.error(facts, 'a delivery is parked: see `larkway leads list --state parked`, then `larkway leads redeliver`')
}

/** For staff, in the database: 'fetch failed' alone says nothing of why. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** Codes only: what a mail server answers may repeat the visitor's address. */
function trouble(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const codes = [error.name]
  if ('code' in error) codes.push(String(error.code))
  if ('responseCode' in error) codes.push(String(error.responseCode))
  if (error.cause instanceof Error && 'code' in error.cause) codes.push(String(error.cause.code))
  return codes.join(' ')
}
