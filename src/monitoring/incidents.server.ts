import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '../platform/database.server.ts'
import { type Notice, type NoticeChannel, planNotice } from './notices.server.ts'

/** What is wrong, and what to do about it. Contains no personal data. */
export type Problem = { summary: string; fix: string }

/** A problem from when it was detected until it was over. Times are ISO 8601 in UTC. */
export type Incident = Problem & { id: string; kind: string; openedAt: string; closedAt: string | null }

type Report = { channels: readonly NoticeChannel[]; at: Date }

/**
 * Opens an incident when there is a problem and no incident of its kind is open, and closes it when the problem is gone.
 * Both are announced to staff, once by each channel.
 */
export async function recordCondition(
  db: Db,
  { kind, problem }: { kind: string; problem: Problem | undefined },
  report: Report,
): Promise<void> {
  const open = await db
    .selectFrom('incidents')
    .select('id')
    .where('kind', '=', kind)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (problem && !open) await openIncident(db, kind, problem, report)
  if (!problem && open) await closeIncident(db, open.id, report)
}

function openIncident(db: Db, kind: string, { summary, fix }: Problem, { channels, at }: Report): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('incidents')
      .values({ id: randomUUIDv7(), kind, summary, fix, opened_at: at.toISOString(), closed_at: null })
      // Another process has just opened it.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) await planNotices(trx, 'alert', row.id, { channels, at })
  })
}

function closeIncident(db: Db, id: string, { channels, at }: Report): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('incidents')
      .set({ closed_at: at.toISOString() })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    // Alerts that could not be sent by now are out of date: the all-clear says what was wrong, and from when to when.
    await trx
      .deleteFrom('notices')
      .where('about', '=', id)
      .where('sent_at', 'is', null)
      .where('lease_until', 'is', null)
      .execute()
    await planNotices(trx, 'all-clear', id, { channels, at })
  })
}

async function planNotices(db: Db, kind: Notice['kind'], about: string, { channels, at }: Report): Promise<void> {
  for (const channel of channels) {
    await planNotice(db, { id: `${kind}-${about}-${channel}`, kind, channel, about, plannedAt: at.toISOString() })
  }
}

export async function findIncident(db: Db, id: string): Promise<Incident | undefined> {
  const row = await db.selectFrom('incidents').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...row, openedAt: row.opened_at, closedAt: row.closed_at }
}
