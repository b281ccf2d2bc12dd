import { setTimeout as pause } from 'node:timers/promises'
import { showrooms } from '../content/facts/showrooms.ts'
import { sendStaffMail } from '../leads/channels/mail-transport.server.ts'
import type { Env } from '../platform/env.server.ts'
import { log } from '../platform/log.server.ts'
import { composeDigest, type DigestSource } from './digest.server.ts'
import { digestMail } from './digest-mail.ts'
import {
  claimNotice,
  markNoticeSent,
  type Notice,
  planNotice,
  postponeNotice,
  previousDigest,
} from './notices.server.ts'

const POLL_MS = 30_000
const ATTEMPT_TIMEOUT_MS = 60_000
/** Checks that still wait for an answer by then are left; the lease lets another process send the notice. */
const STOP_WITHIN_MS = 5000
const ONE_DAY_MS = 24 * 60 * 60 * 1000
/** By the dealer's clock. */
const DIGEST_HOUR = 7
const [{ timeZone }] = showrooms

export type MonitorOptions = DigestSource & { now?: () => Date; pollMs?: number }

export type Monitor = { stop(): Promise<void> }

/**
 * Tells staff about the site until it is stopped. Any number of processes may run a monitor on the same database: what
 * has to be told is a row there, which one of them claims.
 */
export function startMonitor(options: MonitorOptions): Monitor {
  const { db, env, now = () => new Date(), pollMs = POLL_MS } = options
  const stopping = new AbortController()
  let plannedDay = ''

  async function planDigest(): Promise<void> {
    const day = digestDay(now())
    if (!sendsDigest(env) || day === undefined || day === plannedDay) return
    await planNotice(db, {
      id: `digest-${day}`,
      kind: 'digest',
      channel: 'mail',
      about: day,
      plannedAt: now().toISOString(),
    })
    plannedDay = day
  }

  async function send(notice: Notice, signal: AbortSignal): Promise<void> {
    const until = new Date(notice.plannedAt)
    const since = (await previousDigest(db, notice)) ?? new Date(until.getTime() - ONE_DAY_MS)
    const mail = digestMail(await composeDigest(options, { since, until }))
    await sendStaffMail({ to: env.DIGEST_TO, ...mail }, notice.id, { env, signal })
  }

  /** @returns whether anything was due */
  async function sendDue(): Promise<boolean> {
    const notice = await claimNotice(db, { channels: ['mail'], now: now() })
    if (!notice) return false
    try {
      await send(notice, AbortSignal.any([AbortSignal.timeout(ATTEMPT_TIMEOUT_MS), stopping.signal]))
    } catch (error) {
      // Codes only: a mail server's answer may quote an address.
      log.warn(
        { notice: notice.id, problem: codeOf(error) },
        'a mail to staff could not be sent and will be tried again',
      )
      await postponeNotice(db, notice.id, { now: now(), error: error instanceof Error ? error.message : String(error) })
      return true
    }
    await markNoticeSent(db, notice.id, now())
    log.info({ notice: notice.id }, 'told staff')
    return true
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await planDigest()
        while (!stopping.signal.aborted && (await sendDue()));
      } catch (error) {
        log.error({ err: error }, 'the monitor could not use the database and will try again')
      }
      await pause(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const running = sendsDigest(env) ? run() : Promise.resolve()
  return {
    async stop() {
      stopping.abort()
      await Promise.race([running, pause(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : 'unknown'

const sendsDigest = ({ DIGEST_TO, SMTP_URL }: Env): boolean => Boolean(DIGEST_TO && SMTP_URL)

/** The day whose digest is due, as 2026-05-01; undefined before the hour. */
function digestDay(now: Date): string | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  return local.hour >= DIGEST_HOUR ? local.toPlainDate().toString() : undefined
}
