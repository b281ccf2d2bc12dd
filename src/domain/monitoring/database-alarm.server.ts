import type { Db } from '../../server/database/database.server.ts'
import { writeProbe } from '../../server/database/readiness.server.ts'
import type { AlertChannel, Incident } from './incidents.server.ts'

/** Longer than a restart of the database takes. */
const GRACE_MS = 60_000

export type DatabaseAlarmOptions = {
  db: Db
  now: () => Date
  channels: readonly AlertChannel[]
  /** `id` is the same in all processes that detect the problem within the same hour. */
  send: (incident: Incident, channel: AlertChannel, id: string) => Promise<void>
}

/** Remembers in each process which channels were notified, since nothing can be recorded in a database that fails. */
export function databaseAlarm({ db, now, channels, send }: DatabaseAlarmOptions): () => Promise<boolean> {
  let incident: Incident | undefined
  let notified: AlertChannel[] = []

  async function notify(targets: readonly AlertChannel[], current: Incident): Promise<AlertChannel[]> {
    const id = `${current.closedAt ? 'all-clear' : 'alert'}-${current.id}`
    const results = await Promise.allSettled(targets.map((channel) => send(current, channel, id)))
    return targets.filter((_, index) => results[index]?.status === 'fulfilled')
  }

  return async () => {
    try {
      await writeProbe(db)
    } catch (error) {
      if (!incident || incident.closedAt) incident = opened(error, now())
      if (now().getTime() - Date.parse(incident.openedAt) < GRACE_MS) return false
      notified.push(
        ...(await notify(
          channels.filter((channel) => !notified.includes(channel)),
          incident,
        )),
      )
      return false
    }
    if (incident) {
      const closed = { ...incident, closedAt: incident.closedAt ?? now().toISOString() }
      const reached = await notify(notified, closed)
      notified = notified.filter((channel) => !reached.includes(channel))
      incident = notified.length > 0 ? closed : undefined
    }
    return true
  }
}

function opened(error: unknown, at: Date): Incident {
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
  return {
    id: `database-${at.toISOString().slice(0, 13)}`,
    kind: 'database',
    ...broken(code),
    openedAt: at.toISOString(),
    closedAt: null,
  }
}

function broken(code: string) {
  return {
    summary: `the database does not respond or cannot be written to${code}`,
    fix: 'Visitors see the pages in memory, and are asked to call when they send a message. Run `larkway doctor`, and check the disk and the database server.',
  }
}
