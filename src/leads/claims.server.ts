import { PostgresAdapter } from 'kysely'
import type { Db } from '../platform/database.server.ts'
import { type Channel, earliest } from './channels/channels.ts'
import { pauseAfter } from './retry-schedule.ts'

/**
 * How long a claim lasts: longer than any attempt may take (see outbox.server.ts), by enough for
 * the clocks of two replicas to differ by a minute.
 */
export const LEASE_MS = 2 * 60 * 1000

/** No pause lasts this long, and no closing of the dealership. */
const FAR_AHEAD_MS = 4 * 24 * 60 * 60 * 1000

const MAX_ERROR_LENGTH = 500

/** A delivery that one process has claimed. No other process tries it until the lease expires. */
export type Claim = { id: string; leadId: string; channel: Channel; attempts: number; owner: string }

type ClaimRequest = { channel: Channel; owner: string; now: Date; limit: number }

/**
 * Claims due deliveries for one process. The attempt is counted here, before it is made, so that a
 * message that crashes its process is given up like any other.
 */
export async function claimDue(db: Db, { channel, owner, now, limit }: ClaimRequest): Promise<Claim[]> {
  const time = now.toISOString()
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const due = db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    // Anything later was written by a clock that ran ahead and has been corrected.
    .where((where) => where.or([where('due_at', '<=', time), where('due_at', '>', later(FAR_AHEAD_MS))]))
    .where((where) =>
      where.or([
        where('lease_until', 'is', null),
        where('lease_until', '<', time),
        where('lease_until', '>', later(2 * LEASE_MS)),
      ]),
    )
    .orderBy('due_at')
    .limit(limit)
  // Reading first keeps an idle outbox from taking SQLite's only write lock every second.
  if (!(await due.executeTakeFirst())) return []
  const free = db.getExecutor().adapter instanceof PostgresAdapter ? due.forUpdate().skipLocked() : due
  const rows = await db
    .updateTable('deliveries')
    .set((set) => ({
      lease_owner: owner,
      lease_until: later(LEASE_MS),
      attempts: set('attempts', '+', 1),
    }))
    .where('id', 'in', free)
    .returning(['id', 'message_id', 'attempts'])
    .execute()
  return rows.map((row) => ({ id: row.id, leadId: row.message_id, channel, attempts: row.attempts, owner }))
}

/** Records that it was sent, even if another process holds the claim by now. `note` is for staff. */
export async function markSent(db: Db, claim: Claim, now: Date, note = ''): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({
      state: 'sent',
      sent_at: now.toISOString(),
      lease_owner: null,
      lease_until: null,
      last_error: note.slice(0, MAX_ERROR_LENGTH),
    })
    .where('id', '=', claim.id)
    .execute()
}

export type Failure = 'passing' | 'permanent' | 'address refused'

/** Schedules the next attempt, or marks the delivery failed or refused when another would be pointless. */
export async function recordFailure(
  db: Db,
  claim: Claim,
  { now, error, failure }: { now: Date; error: string; failure: Failure },
): Promise<'waiting' | 'failed' | 'refused'> {
  const pause = failure === 'passing' ? pauseAfter(claim.attempts) : undefined
  const state = failure === 'address refused' ? 'refused' : pause === undefined ? 'failed' : 'waiting'
  await db
    .updateTable('deliveries')
    .set({
      state,
      due_at: earliest(claim.channel, new Date(now.getTime() + (pause ?? 0))).toISOString(),
      lease_owner: null,
      lease_until: null,
      last_error: error.slice(0, MAX_ERROR_LENGTH),
    })
    .where('id', '=', claim.id)
    // Another process may have claimed and sent it since.
    .where('lease_owner', '=', claim.owner)
    .where('state', '=', 'waiting')
    .execute()
  return state
}

/** Gives up a claim without counting the attempt, because the process is stopping. */
export async function releaseClaim(db: Db, claim: Claim): Promise<void> {
  await db
    .updateTable('deliveries')
    .set((set) => ({ lease_owner: null, lease_until: null, attempts: set('attempts', '-', 1) }))
    .where('id', '=', claim.id)
    .where('lease_owner', '=', claim.owner)
    .where('state', '=', 'waiting')
    .execute()
}
