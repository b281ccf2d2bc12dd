import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '../../../server/database/database.server.ts'
import { planJob } from '../../../server/database/jobs/jobs.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { type StockSourceRow, vehicleTables } from '../vehicle-rows.server.ts'
import type { VehicleSource } from '../vehicle-source.ts'
import type { UnattendedReport } from './unattended-import.server.ts'

/** Sources that are imported automatically. */
export type StockSource = Exclude<VehicleSource, 'command line'>

const MAX_STORED_PROBLEM = 4000

export type SourceState = Omit<StockSourceRow, 'source'>

const neverUsed: SourceState = {
  etag: null,
  last_modified: null,
  content: null,
  attempted_at: null,
  succeeded_at: null,
  problem: null,
  left_out: null,
}

export async function sourceState(db: Db, source: StockSource): Promise<SourceState> {
  const row = await vehicleTables(db)
    .selectFrom('stock_sources')
    .selectAll()
    .where('source', '=', source)
    .executeTakeFirst()
  return row ?? neverUsed
}

/** Sources whose last import left out rows. */
export async function incompleteSources(db: Db): Promise<{ source: string; left_out: string }[]> {
  const rows = await vehicleTables(db).selectFrom('stock_sources').select(['source', 'left_out']).execute()
  return rows.flatMap(({ source, left_out }) => (left_out === null ? [] : [{ source, left_out }]))
}

export type Reporting = {
  env: Pick<Env, 'STOCK_EMAIL_TO' | 'SMTP_URL'>
  from: string
  /** Email staff what changed, and once for each reason why nothing did. */
  mailed: boolean
  validators?: Partial<SourceState> | undefined
}

/** Plans the email instead of sending it: a mail server that is down delays the email and nothing else. */
export function reportImport(
  db: Db,
  source: StockSource,
  { outcome, summary, text, leftOut }: UnattendedReport,
  { env, from, mailed, validators }: Reporting,
): Promise<void> {
  const now = new Date()
  const failed = outcome === 'refused' || outcome === 'failed'
  const problem = failed
    ? `${from === source ? '' : `${from}: `}${summary}\n${text}`.slice(0, MAX_STORED_PROBLEM)
    : null
  const state = {
    problem,
    attempted_at: now.toISOString(),
    ...(leftOut === undefined ? {} : { left_out: leftOut?.slice(0, MAX_STORED_PROBLEM) ?? null }),
    ...(failed ? {} : { ...validators, succeeded_at: now.toISOString() }),
  }
  return db.transaction().execute(async (trx) => {
    const before = await sourceState(trx, source)
    await vehicleTables(trx)
      .insertInto('stock_sources')
      .values({ ...neverUsed, ...state, source })
      .onConflict((conflict) => conflict.column('source').doUpdateSet(state))
      .execute()
    const leavesOut = typeof leftOut === 'string' && state.left_out !== before.left_out
    const isNews = outcome === 'changed' || leavesOut || (outcome === 'refused' && problem !== before.problem)
    if (!mailed || !isNews || !env.STOCK_EMAIL_TO || !env.SMTP_URL) return
    const rows = leftOut ? ', rows left out' : ''
    const subject = `${outcome === 'changed' ? 'Stock changed' : 'Stock not changed'}: ${from}${rows}`
    const payload = JSON.stringify({ subject, text: `${summary}\n\n${text}\n` })
    await planJob(trx, { id: `stock.${randomUUIDv7()}`, kind: 'stock report', payload }, now)
  })
}
