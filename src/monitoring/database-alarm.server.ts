import type { Db } from '../platform/database.server.ts'
import { writeProbe } from '../platform/readiness.server.ts'
import type { Incident } from './incidents.server.ts'
import type { NoticeChannel } from './notices.server.ts'

const PROBE_BYTES = 1024

/** A restart of the database is no incident. */
const PATIENCE_MS = 60_000

export type DatabaseAlarmOptions = {
  db: Db
  now: () => Date
  channels: readonly NoticeChannel[]
  /** `id` is the same in all processes that see the trouble begin in one hour. */
  tell: (incident: Incident, channel: NoticeChannel, id: string) => Promise<void>
}

/**
 * Watches whether the database can be written to. While it cannot, nothing about it can be recorded there, so each process
 * remembers by itself whom it has told.
 * @returns a function to call often, which answers whether the database can be written to
 */
export function databaseAlarm({ db, now, channels, tell }: DatabaseAlarmOptions): () => Promise<boolean> {
  let incident: Incident | undefined
  let told: NoticeChannel[] = []

  async function tellThose(waiting: readonly NoticeChannel[], current: Incident): Promise<NoticeChannel[]> {
    const id = `${current.closedAt ? 'all-clear' : 'alert'}-${current.id}`
    const results = await Promise.allSettled(waiting.map((channel) => tell(current, channel, id)))
    return waiting.filter((_, index) => results[index]?.status === 'fulfilled')
  }

  return async () => {
    try {
      await writeProbe(db, PROBE_BYTES)
    } catch (error) {
      if (!incident || incident.closedAt) incident = opened(error, now())
      if (now().getTime() - Date.parse(incident.openedAt) < PATIENCE_MS) return false
      told.push(
        ...(await tellThose(
          channels.filter((channel) => !told.includes(channel)),
          incident,
        )),
      )
      return false
    }
    if (incident) {
      const closed = { ...incident, closedAt: incident.closedAt ?? now().toISOString() }
      const sent = await tellThose(told, closed)
      told = told.filter((channel) => !sent.includes(channel))
      incident = told.length > 0 ? closed : undefined
    }
    return true
  }
}

function opened(error: unknown, at: Date): Incident {
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
  return {
    id: `database-${at.toISOString().slice(0, 13)}`,
    kind: 'database',
    summary: `the database does not respond or cannot be written to${code}`,
    fix: 'Visitors see the pages in memory, and whoever sends a message is asked to call. Run `larkway doctor`, and check the disk and the database server.',
    openedAt: at.toISOString(),
    closedAt: null,
  }
}
