import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import {
  createFunctions,
  holdClaims,
  isLocked,
  isSqlite,
  lockTables,
  openDatabaseAgain,
  refuseWrites,
  writeWhileClosed,
} from '../close-database.server.ts'
import type { Db } from '../database.server.ts'
import { beginMove, findMove, forgetMoves, type MoveRecord, noteMove } from '../move-record.server.ts'
import type { SiteTable } from './site-tables.server.ts'
import { insertRows, keyOf, pagesOf, sumOf, type TableSum } from './table-rows.server.ts'

const RETRY_MS = 500

/** @param done of `of`, in rows or in work under way */
export type Progress = (step: 'waiting' | 'copying' | 'comparing', done: number, of: number) => void

export type Move = { source: Db; target: Db; tables: readonly SiteTable[]; progress: Progress }

type Named = Pick<MoveRecord, 'id' | 'other'>

/** From here on no work is begun in the source, and a site that is started on the target too early stores nothing there. */
export async function prepareMove(
  { source, target, tables }: Move,
  id: string,
  names: Record<'from' | 'to', string>,
): Promise<void> {
  if (!(await findMove(source, 'outgoing'))) await drain(source, tables, { id, other: names.to })
  if (await findMove(target, 'incoming')) return
  await target.transaction().execute(async (trx) => {
    await beginMove(trx, { side: 'incoming', state: 'copying', id, other: names.from })
    // A file is filled in a separate folder, where no site finds it.
    if (isSqlite(trx)) return
    await createFunctions(trx)
    await refuseWrites(trx, tables)
  })
}

const drain = (source: Db, tables: readonly SiteTable[], named: Named): Promise<void> =>
  untilFree(() =>
    source.transaction().execute(async (trx) => {
      await lockTables(trx, tables)
      await holdClaims(trx, tables)
      await beginMove(trx, { side: 'outgoing', state: 'draining', ...named })
    }),
  )

/** Refuses all writes once nothing is under way. @param underWay number of leases that are running */
export async function closeSource(
  { source, tables, progress }: Move,
  underWay: (db: Db) => Promise<number>,
): Promise<void> {
  let most = 0
  while ((await findMove(source, 'outgoing'))?.state === 'draining') {
    const running = await underWay(source)
    most = Math.max(most, running)
    if (running > 0) progress('waiting', most - running, most)
    const isClosed = running === 0 && (await untilFree(() => closeIfIdle(source, tables, underWay)))
    if (!isClosed) await pause(RETRY_MS)
  }
}

const closeIfIdle = (source: Db, tables: readonly SiteTable[], underWay: (db: Db) => Promise<number>) =>
  source.transaction().execute(async (trx) => {
    await lockTables(trx, tables)
    if ((await underWay(trx)) > 0) return false
    await refuseWrites(trx, tables)
    await noteMove(trx, 'outgoing', { state: 'closed' })
    return true
  })

/** Copies what the target lacks. Each page of rows is written together with the note of how far it goes. */
export async function copyTables({ source, target, tables, progress }: Move): Promise<void> {
  const copied = copiedSchema.parse(JSON.parse((await findMove(target, 'incoming'))?.progress ?? '{}'))
  const total = await rowCount(source, tables)
  let done = tables.reduce((sum, { name }) => sum + (copied[name]?.rows ?? 0), 0)
  const note = (trx: Db) => noteMove(trx, 'incoming', { progress: JSON.stringify(copied) })
  for (const table of tables) {
    const { last, isWhole } = copied[table.name] ?? {}
    if (isWhole) continue
    if (!last) await inTarget(target, (trx) => sql`delete from ${sql.table(table.name)}`.execute(trx))
    for await (const rows of pagesOf(source, table, last)) {
      const [end] = rows.slice(-1).map((row) => keyOf(row, table))
      const before = copied[table.name]?.rows ?? 0
      await inTarget(target, async (trx) => {
        await insertRows(trx, table, rows)
        copied[table.name] = { last: end, rows: before + rows.length }
        await note(trx)
      })
      done += rows.length
      progress('copying', done, total)
    }
    copied[table.name] = { ...copied[table.name], rows: copied[table.name]?.rows ?? 0, isWhole: true }
    await inTarget(target, note)
  }
}

const copiedSchema = z.record(
  z.string(),
  z.object({
    last: z.array(z.union([z.string(), z.number()])).optional(),
    rows: z.number(),
    isWhole: z.boolean().optional(),
  }),
)

const inTarget = (target: Db, write: (trx: Db) => Promise<unknown>): Promise<void> =>
  target.transaction().execute(async (trx) => {
    await writeWhileClosed(trx)
    await write(trx)
  })

async function rowCount(db: Db, tables: readonly SiteTable[]): Promise<number> {
  let total = 0
  for (const { name } of tables) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(name)}`.execute(db)
    total += Number(rows[0]?.total)
  }
  return total
}

export class TablesDiffer extends Error {}

/** @throws TablesDiffer */
export async function compareTables({ source, target, tables, progress }: Move): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {}
  const total = await rowCount(source, tables)
  let done = 0
  for (const table of tables) {
    const counted = (rows: number) => {
      done += rows
      progress('comparing', done, total)
    }
    const [there, here] = await Promise.all([sumOf(source, table, () => undefined), sumOf(target, table, counted)])
    if (there.rows !== here.rows || there.sum !== here.sum) {
      throw new TablesDiffer(
        `The copy of ${table.name} differs: ${there.rows} rows here and ${here.rows} there${there.rows === here.rows ? ', with other contents' : ''}.`,
      )
    }
    sums[table.name] = here
  }
  return sums
}

/** Opens the target. */
export async function finishTarget({ target }: Move, inTheSameStep: (trx: Db) => Promise<void>): Promise<void> {
  await target.transaction().execute(async (trx) => {
    await writeWhileClosed(trx)
    await inTheSameStep(trx)
    await openDatabaseAgain(trx)
    await noteMove(trx, 'incoming', { state: 'arrived', ended_at: new Date().toISOString() })
  })
}

/** It stays closed, for processes that still run on it. */
export const noteSourceMoved = (source: Db): Promise<void> =>
  untilFree(() => noteMove(source, 'outgoing', { state: 'moved', ended_at: new Date().toISOString() }))

export const cancelMove = (source: Db): Promise<void> =>
  untilFree(() =>
    source.transaction().execute(async (trx) => {
      await openDatabaseAgain(trx)
      await forgetMoves(trx, ['outgoing'])
    }),
  )

async function untilFree<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error)) throw error
      await pause(RETRY_MS)
    }
  }
}
