import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '../../server/database/database.server.ts'
import { planJob } from '../../server/database/jobs/jobs.server.ts'

/** An incident contains no personal data. Times are ISO 8601 in UTC. */
export type Incident = {
  id: string
  kind: string
  summary: string
  fix: string
  openedAt: string
  closedAt: string | null
}

export type Alarm = { kind: string; problem: Pick<Incident, 'summary' | 'fix'> | undefined }

export type AlertChannel = 'mail' | 'webhook'

type Report = { channels: readonly AlertChannel[]; at: Date }

/** @returns ids by kind */
export async function openIncidents(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('incidents').select(['kind', 'id']).where('closed_at', 'is', null).execute()
  return new Map(rows.map(({ kind, id }) => [kind, id]))
}

/**
 * Opens one incident per kind, and closes it when the problem is gone. Staff are notified of both, once on each channel.
 * @param report `open` has the incidents from before the check, since a slow check must not undo what another process has found in the meantime
 */
export async function recordAlarm(
  db: Db,
  { kind, problem }: Alarm,
  { open, ...report }: Report & { open: ReadonlyMap<string, string> },
): Promise<void> {
  const id = open.get(kind)
  if (problem && !id) await openIncident(db, kind, problem, report)
  if (!problem && id) await closeIncident(db, id, report)
}

function openIncident(
  db: Db,
  kind: string,
  { summary, fix }: Pick<Incident, 'summary' | 'fix'>,
  { channels, at }: Report,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('incidents')
      .values({ id: randomUUIDv7(), kind, summary, fix, opened_at: at.toISOString(), closed_at: null })
      // On a conflict, another process has just opened it.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) await planAlerts(trx, 'alert', row.id, { channels, at })
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
    await planAlerts(trx, 'all-clear', id, { channels, at })
  })
}

async function planAlerts(
  db: Db,
  kind: 'alert' | 'all-clear',
  incident: string,
  { channels, at }: Report,
): Promise<void> {
  for (const channel of channels) {
    await planJob(db, { id: `${kind}-${incident}-${channel}`, kind: `${channel} alert`, payload: incident }, at)
  }
}

export async function findIncident(db: Db, id: string): Promise<Incident | undefined> {
  const row = await db.selectFrom('incidents').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...row, openedAt: row.opened_at, closedAt: row.closed_at }
}
