import { setTimeout as pause } from 'node:timers/promises'
import { timeZone } from '../content/facts/time-zone.ts'
import { sendStaffMail } from '../leads/channels/mail-transport.server.ts'
import { type DiskSpace, diskSpace } from '../platform/disk-space.server.ts'
import type { Env } from '../platform/env.server.ts'
import { log } from '../platform/log.server.ts'
import { alertChannels, sendAlert } from './alert.server.ts'
import { conditions } from './conditions.server.ts'
import { databaseAlarm } from './database-alarm.server.ts'
import { composeDigest, type DigestSource } from './digest.server.ts'
import { digestMail } from './digest-mail.ts'
import { findIncident, recordCondition } from './incidents.server.ts'
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
/** Checks that are still running by then are abandoned; once the lease expires, another process sends the notice. */
const STOP_WITHIN_MS = 5000
const ONE_DAY_MS = 24 * 60 * 60 * 1000
/** By the dealer's clock. */
const DIGEST_HOUR = 7

export type MonitorOptions = DigestSource & { now?: () => Date; pollMs?: number; disk?: () => Promise<DiskSpace> }

export type Monitor = { stop(): Promise<void> }

/**
 * Sends staff the digest and alerts until it is stopped. Any number of processes may run a monitor on the same database:
 * each notice is a row there, which one of them claims.
 */
export function startMonitor(options: MonitorOptions): Monitor {
  const { db, env, now = () => new Date(), pollMs = POLL_MS, disk = () => diskSpace(env.DATA_DIR) } = options
  const channels = alertChannels(env)
  const stopping = new AbortController()
  const attemptSignal = () => AbortSignal.any([AbortSignal.timeout(ATTEMPT_TIMEOUT_MS), stopping.signal])
  const databaseIsWritable = databaseAlarm({
    db,
    now,
    channels,
    send: (incident, channel, id) => sendAlert(incident, { env, now: now(), signal: attemptSignal(), channel, id }),
  })
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

  async function watchConditions(): Promise<void> {
    if (channels.length === 0) return
    for (const { kind, check } of conditions) {
      const problem = await check({ db, env, now: now(), disk })
      await recordCondition(db, { kind, problem }, { channels, at: now() })
    }
  }

  async function sendIncidentAlert({ about, id, channel }: Notice, signal: AbortSignal): Promise<void> {
    const incident = await findIncident(db, about)
    if (incident) await sendAlert(incident, { env, now: now(), signal, channel, id })
  }

  async function sendDigest(notice: Notice, signal: AbortSignal): Promise<void> {
    // The digest was turned off after this one was planned.
    if (!env.DIGEST_TO) return
    const until = new Date(notice.plannedAt)
    const since = (await previousDigest(db, notice)) ?? new Date(until.getTime() - ONE_DAY_MS)
    const mail = digestMail(await composeDigest(options, { since, until }))
    await sendStaffMail({ to: env.DIGEST_TO, ...mail }, notice.id, { env, signal })
  }

  /** @returns whether anything was due */
  async function sendDue(): Promise<boolean> {
    const notice = await claimNotice(db, { channels: env.SMTP_URL ? [...channels, 'mail'] : channels, now: now() })
    if (!notice) return false
    try {
      await (notice.kind === 'digest' ? sendDigest : sendIncidentAlert)(notice, attemptSignal())
    } catch (error) {
      // Only the code: a mail server's response may quote an address.
      log.warn(
        { notice: notice.id, problem: codeOf(error) },
        'a digest or an alert could not be sent and will be tried again',
      )
      await postponeNotice(db, notice.id, { now: now(), error: error instanceof Error ? error.message : String(error) })
      return true
    }
    await markNoticeSent(db, notice.id, now())
    log.info({ notice: notice.id }, 'a digest or an alert was sent')
    return true
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if (await databaseIsWritable()) {
          await watchConditions()
          await planDigest()
          while (!stopping.signal.aborted && (await sendDue()));
        }
      } catch (error) {
        log.error({ err: error }, 'the monitor could not use the database and will try again')
      }
      await pause(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const running = sendsDigest(env) || channels.length > 0 ? run() : Promise.resolve()
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
