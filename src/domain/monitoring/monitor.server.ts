import { setTimeout as pause } from 'node:timers/promises'
import { timeZone } from '../../content/dealer/facts/time-zone.facts.ts'
import type { Db } from '../../server/database/database.server.ts'
import { planJob } from '../../server/database/jobs/jobs.server.ts'
import type { Env } from '../../server/settings/env.server.ts'
import type { DiskSpace } from '../../server/system/disk-space.server.ts'
import { log } from '../../server/system/log.server.ts'
import { alertChannels, sendAlert } from './alert.server.ts'
import { alarms } from './alert-conditions.server.ts'
import { databaseAlarm } from './database-alarm.server.ts'
import { openIncidents, recordAlarm } from './incidents.server.ts'
import { digestReaders, salesDigest } from './staff-mail-jobs.server.ts'

const POLL_MS = 30_000
const ATTEMPT_TIMEOUT_MS = 60_000
/** When the monitor is stopped, checks that take longer than this are abandoned. */
const STOP_WITHIN_MS = 5000
/** In the dealer's time zone. */
const DIGEST_HOUR = 7

export type MonitorOptions = { db: Db; env: Env; now?: () => Date; pollMs?: number; disk?: () => Promise<DiskSpace> }

export type Monitor = { stop(): Promise<void> }

/** Any number of processes may run a monitor on the same database. */
export function startMonitor({ db, env, now = () => new Date(), pollMs = POLL_MS, disk }: MonitorOptions): Monitor {
  const channels = alertChannels(env)
  const stopping = new AbortController()
  const databaseIsWritable = databaseAlarm({
    db,
    now,
    channels,
    send: async (incident, channel, id) => {
      const signal = AbortSignal.any([AbortSignal.timeout(ATTEMPT_TIMEOUT_MS), stopping.signal])
      await sendAlert(incident, { env, now: now(), signal, channel, id })
    },
  })
  let plannedDay = ''

  async function planDigest(): Promise<void> {
    const day = digestDay(now())
    if (!env.SMTP_URL || day === undefined || day === plannedDay) return
    const { owners, sales } = await digestReaders(db, env)
    const at = now()
    if (owners.length > 0) await planJob(db, { id: `digest-${day}`, kind: 'digest', payload: day }, at)
    if (sales.length > 0) await planJob(db, { id: `digest-${day}${salesDigest}`, kind: 'digest', payload: day }, at)
    plannedDay = day
  }

  async function watchConditions(): Promise<void> {
    if (channels.length === 0) return
    const open = await openIncidents(db)
    const current = await alarms({ env, withDatabase: (use) => use(db), now: now(), disk })
    for (const alarm of current) await recordAlarm(db, alarm, { open, channels, at: now() })
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if (await databaseIsWritable()) {
          await watchConditions()
          await planDigest()
        }
      } catch (error) {
        log.error({ err: error }, 'the monitor could not use the database and will try again')
      }
      await pause(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const running = env.SMTP_URL || channels.length > 0 ? run() : Promise.resolve()
  return {
    async stop() {
      stopping.abort()
      await Promise.race([running, pause(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

function digestDay(now: Date): string | undefined {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  return local.hour >= DIGEST_HOUR ? local.toPlainDate().toString() : undefined
}
