import { PostgresAdapter } from 'kysely'
import type { Db } from '../platform/database.server.ts'
import type { Channel } from './lead.ts'
import { LONGEST_PAUSE_MS, pauseAfter } from './retry-schedule.ts'

/**
 * How long a claim lasts. Longer than any attempt may take (see outbox.server.ts), by enough for
 * the clocks of two replicas to disagree by a minute.
 */
export const LEASE_MS = 2 * 60 * 1000

const ERROR_LENGTH = 500

export type Claim = { id: string; messageId: string; channel: Channel; attempts: number; owner: string }

type ClaimWish = { channel: Channel; owner: string; now: Date; limit: number }

/**
 * Takes due deliveries for one process. The attempt is counted here, before it is made, so that a
 * message that kills its process is given up like any other.
 */
export async function claimDue(db: Db, { channel, owner, now, limit }: ClaimWish): Promise<Claim[]> {
  const time = now.toISOString()
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const due = db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    // Nobody puts off or claims for longer than this, unless by a clock that ran ahead and has been set back.
    .where((where) => where.or([where('due_at', '<=', time), where('due_at', '>', later(2 * LONGEST_PAUSE_MS))]))
    .where((where) =>
      where.or([
        where('lease_until', 'is', null),
        where('lease_until', '<', time),
        where('lease_until', '>', later(2 * LEASE_MS)),
      ]),
    )
    .orderBy('due_at')
    .limit(limit)
  // Reading first keeps an idle outbox from taking SQLite's one write lock every second.
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
  return rows.map((row) => ({ id: row.id, messageId: row.message_id, channel, attempts: row.attempts, owner }))
}

/** It has left, whoever holds the claim by now. */
export async function markSent(db: Db, claim: Claim, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'sent', sent_at: now.toISOString(), lease_owner: null, lease_until: null, last_error: '' })
    .where('id', '=', claim.id)
    .execute()
}

/** Puts a failed delivery off, or parks it when its attempts are used up or it was refused for good. */
export async function markFailed(
  db: Db,
  claim: Claim,
  { now, error, forGood }: { now: Date; error: string; forGood: boolean },
): Promise<'waiting' | 'parked'> {
  const pause = forGood ? undefined : pauseAfter(claim.attempts)
  const state = pause === undefined ? 'parked' : 'waiting'
  await db
    .updateTable('deliveries')
    .set({
      state,
      due_at: new Date(now.getTime() + (pause ?? 0)).toISOString(),
      lease_owner: null,
      lease_until: null,
      last_error: error.slice(0, ERROR_LENGTH),
    })
    .where('id', '=', claim.id)
    // Another process may have taken over and sent it since.
    .where('lease_owner', '=', claim.owner)
    .where('state', '=', 'waiting')
    .execute()
  return state
}

/** Gives a claim back untried, since the process is stopping. */
export async function giveBack(db: Db, claim: Claim): Promise<void> {
  await db
    .updateTable('deliveries')
    .set((set) => ({ lease_owner: null, lease_until: null, attempts: set('attempts', '-', 1) }))
    .where('id', '=', claim.id)
    .where('lease_owner', '=', claim.owner)
    .where('state', '=', 'waiting')
    .execute()
}
