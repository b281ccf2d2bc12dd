import type { Db } from '../platform/database.server.ts'

export type NoticeChannel = 'mail' | 'webhook'

/** A message to staff that goes out once. `about` is the day of a digest, or the id of an incident. */
export type Notice = {
  id: string
  kind: 'digest' | 'alert' | 'all-clear'
  channel: NoticeChannel
  about: string
  /** ISO 8601 in UTC. */
  plannedAt: string
}

/** Longer than an attempt may take (see monitor.server.ts), by enough for the clocks of two replicas to differ. */
const LEASE_MS = 3 * 60 * 1000
const RETRY_AFTER_MS = 5 * 60 * 1000
/** A due time this far ahead was written by a clock that ran ahead. */
const FAR_AHEAD_MS = 60 * 60 * 1000
const MAX_ERROR_LENGTH = 500

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString()

/** Plans a notice unless a process has already planned it. */
export async function planNotice(db: Db, { id, kind, channel, about, plannedAt }: Notice): Promise<void> {
  const row = { id, kind, channel, about, planned_at: plannedAt, due_at: plannedAt, last_error: '' }
  await db
    .insertInto('notices')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Claims the notice that has been due longest. No other process sends it until the lease expires. */
export async function claimNotice(
  db: Db,
  { channels, now }: { channels: readonly NoticeChannel[]; now: Date },
): Promise<Notice | undefined> {
  const time = now.toISOString()
  const due = db
    .selectFrom('notices')
    .select('id')
    .where('sent_at', 'is', null)
    .where('channel', 'in', channels)
    .where((where) => where.or([where('due_at', '<=', time), where('due_at', '>', later(now, FAR_AHEAD_MS))]))
    .where((where) =>
      where.or([
        where('lease_until', 'is', null),
        where('lease_until', '<', time),
        where('lease_until', '>', later(now, 2 * LEASE_MS)),
      ]),
    )
    .orderBy('planned_at')
    .orderBy('id')
    .limit(1)
  // Reading first keeps an idle monitor from taking SQLite's only write lock.
  const candidate = await due.executeTakeFirst()
  if (!candidate) return undefined
  const row = await db
    .updateTable('notices')
    .set({ lease_until: later(now, LEASE_MS) })
    .where('id', '=', candidate.id)
    .where('sent_at', 'is', null)
    // Another process may have claimed it since.
    .where((where) =>
      where.or([
        where('lease_until', 'is', null),
        where('lease_until', '<', time),
        where('lease_until', '>', later(now, 2 * LEASE_MS)),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const kind = row.kind === 'digest' || row.kind === 'alert' ? row.kind : 'all-clear'
  const channel = row.channel === 'webhook' ? 'webhook' : 'mail'
  return { id: row.id, kind, channel, about: row.about, plannedAt: row.planned_at }
}

export async function markNoticeSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('notices')
    .set({ sent_at: now.toISOString(), lease_until: null, last_error: '' })
    .where('id', '=', id)
    .execute()
}

/** Makes it due again in five minutes. */
export async function postponeNotice(db: Db, id: string, { now, error }: { now: Date; error: string }): Promise<void> {
  await db
    .updateTable('notices')
    .set({ due_at: later(now, RETRY_AFTER_MS), lease_until: null, last_error: error.slice(0, MAX_ERROR_LENGTH) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** When the digest before this one was planned; undefined when this is the first. */
export async function previousDigest(db: Db, { id }: Pick<Notice, 'id'>): Promise<Date | undefined> {
  const row = await db
    .selectFrom('notices')
    .select('planned_at')
    .where('kind', '=', 'digest')
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && new Date(row.planned_at)
}
