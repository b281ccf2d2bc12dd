import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../platform/database.server.ts'
import { log } from '../platform/log.server.ts'
import { AddressRefused, PermanentFailure } from './channels/permanent-failure.ts'
import type { Sender } from './channels/senders.server.ts'
import { type Claim, claimDue, type Failure, markSent, recordFailure, releaseClaim } from './claims.server.ts'
import { findLead } from './leads.server.ts'
import { dailyErasure } from './retention.server.ts'

const POLL_MS = 1000
/** After a database error. */
const DATABASE_RETRY_MS = 10_000
/** Attempts per channel and process at a time. */
const CONCURRENCY = 4
const ATTEMPT_TIMEOUT_MS = 60_000
/** How long attempts in flight may go on once the process is told to stop. */
const STOP_GRACE_MS = 5000

export type OutboxOptions = {
  db: Db
  /** Deliveries by other channels wait for a process that has a sender for them. */
  senders: readonly Sender[]
  retentionDays: number
  dataDir?: string
  now?: () => Date
  /** Milliseconds on a clock that is never set. */
  monotonicNow?: () => number
  pollMs?: number
  attemptMs?: number
  graceMs?: number
}

export type Outbox = { stop(): Promise<void> }

/**
 * Delivers stored leads until it is stopped. Any number of processes may run an outbox on the same
 * database. Each channel has a loop of its own, so that a dead mail server holds up nothing else.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const {
    db,
    senders,
    retentionDays,
    dataDir,
    now = () => new Date(),
    monotonicNow = () => performance.now(),
  } = options
  const { pollMs = POLL_MS, attemptMs = ATTEMPT_TIMEOUT_MS, graceMs = STOP_GRACE_MS } = options
  const stopping = new AbortController()
  const cutOff = new AbortController()
  const owner = randomUUID()

  async function deliver(sender: Sender, claim: Claim): Promise<void> {
    const lead = await findLead(db, claim.leadId)
    // Erased since it was claimed, together with its deliveries.
    if (!lead) return
    let note: string | undefined
    try {
      note = await sender.send(lead, AbortSignal.any([AbortSignal.timeout(attemptMs), cutOff.signal]))
    } catch (error) {
      if (cutOff.signal.aborted) return releaseClaim(db, claim)
      const state = await recordFailure(db, claim, { now: now(), error: explain(error), failure: failureOf(error) })
      logFailure(claim, error, state)
      return
    }
    await markSent(db, claim, now(), note)
    // Without the note, which names addresses.
    if (note)
      log.warn({ lead: claim.leadId, channel: claim.channel }, 'some recipients were refused: see `larkway leads show`')
    log.info({ lead: claim.leadId, channel: claim.channel, attempt: claim.attempts }, 'delivered')
  }

  /** @returns whether anything was due */
  async function deliverDue(sender: Sender): Promise<boolean> {
    const claims = await claimDue(db, { channel: sender.channel, owner, now: now(), limit: CONCURRENCY })
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
        log.error({ problem: errorCodes(error) }, 'the outbox could not use the database and will try again shortly')
        wait = DATABASE_RETRY_MS
      }
      await pause(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const loops = [
    ...senders.map((sender) => loop(() => deliverDue(sender))),
    loop(dailyErasure({ db, retentionDays, dataDir, now, monotonicNow })),
  ]
  return {
    async stop() {
      stopping.abort()
      const grace = setTimeout(() => cutOff.abort(), graceMs)
      await Promise.all(loops)
      clearTimeout(grace)
    },
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof AddressRefused) return 'address refused'
  return error instanceof PermanentFailure ? 'permanent' : 'passing'
}

function logFailure(claim: Claim, error: unknown, state: 'waiting' | 'failed' | 'refused'): void {
  const facts = { lead: claim.leadId, channel: claim.channel, attempt: claim.attempts, problem: errorCodes(error) }
  if (state === 'waiting') log.warn(facts, 'an attempt to deliver a lead failed and will be repeated')
  else if (state === 'refused') log.warn(facts, "a visitor's mail server refuses the address; call instead")
  else
    log.error(
      facts,
      'a delivery has failed for good: see `larkway leads list --state failed`, then `larkway leads redeliver`',
    )
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
