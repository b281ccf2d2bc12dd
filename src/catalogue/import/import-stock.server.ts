import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { Db } from '../../platform/database.server.ts'
import { env } from '../../platform/env.server.ts'
import { changeStock, stockPages } from '../stock-changes.server.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { idOf, type VehiclePatch } from '../vehicle-patch.ts'
import { chunks, deleteAliases, deleteVehicles, insertAliases, toRow, upsertRows } from '../vehicle-rows.server.ts'
import { stockRevision } from '../vehicles.server.ts'
import { completeVehicle } from './complete-vehicle.server.ts'
import { type Problem, UnreadableFile } from './import-row.ts'
import type { Reading } from './layout.ts'
import { needsPublishing, type PictureSource, publishPictures } from './pictures.server.ts'
import { readVehicles, type VehicleFile } from './read-file.server.ts'
import {
  type Comparison,
  compare,
  type ImportedVehicle,
  nameClashes,
  type Stock,
  type StockDifference,
  tooManyRemoved,
} from './stock-difference.ts'

/** More would only fill the screen. */
const MAX_PROBLEMS = 1000

/** Vehicles that are checked at once, which fetches their pictures: more from one host would be rude. */
const CHECKED_AT_ONCE = 4

/** Vehicles in one statement; more at once takes memory and no less time. */
const WRITE_BATCH = 500

/** Somebody else changed the stock between the comparison and the decision. */
export class StockChanged extends Error {}

export type ImportOptions = {
  /** Keep vehicles that are in stock but not in the file. */
  keepMissing: boolean
  /** Go ahead even if more of the stock would be removed than INVENTORY_MAX_REMOVALS allows. */
  allowRemovals?: boolean
  /** Left out: the format is recognized by the header, and unknown columns refuse the file. */
  reading?: Reading
  /** Left out: picture files are looked up in the file's folder. */
  pictures?: PictureSource
  dataDir: string
  now: Date
  /** Called while rows are checked, which fetches pictures, and while pictures are resized. */
  progress?: (step: 'checking' | 'pictures', done: number, of: number) => void
  /** Decides whether to go ahead, given what would change. Not called when there are problems. */
  decide: (comparison: Comparison, read: ReadAs) => Promise<boolean>
}

/** What the file was read as, which columns were skipped, and warnings. */
export type ReadAs = { label: string; ignored: readonly string[]; warnings: readonly Problem[]; warningCount: number }

export type ImportResult =
  | { kind: 'refused'; problems: Problem[]; problemCount: number }
  /** It would remove too much of the stock; `reason` says how much. */
  | { kind: 'stopped'; reason: string; comparison: Comparison; read: ReadAs }
  | { kind: 'declined' | 'applied'; comparison: Comparison; read: ReadAs }

/**
 * Makes the stock match a file, in one transaction. A single invalid row refuses the whole file.
 * @throws StockChanged
 */
export async function importStock(db: Db, file: string, options: ImportOptions): Promise<ImportResult> {
  const { dataDir, now, progress = () => undefined, decide } = options
  const revision = await stockRevision(db)
  const plan = await planImport(db, file, options)
  if ('problems' in plan) {
    const inOrder = plan.problems.toSorted((a, b) => a.line - b.line)
    return { kind: 'refused', problems: inOrder.slice(0, MAX_PROBLEMS), problemCount: inOrder.length }
  }
  const { written, removed, comparison, read } = plan
  const reason = options.allowRemovals ? undefined : tooManyRemoved(plan, env().INVENTORY_MAX_REMOVALS)
  if (reason) return { kind: 'stopped', reason, comparison, read }
  if (!(await decide(comparison, read))) return { kind: 'declined', comparison, read }

  const withNewPictures = written.filter(({ vehicle }) => vehicle.images.some(needsPublishing))
  for (const [done, entry] of withNewPictures.entries()) {
    progress('pictures', done, withNewPictures.length)
    entry.vehicle = await publishPictures(entry.vehicle, dataDir)
  }
  await changeStock(db, async (trx, newRevision) => {
    if (newRevision !== revision + 1) throw new StockChanged()
    await deleteVehicles(trx, removed, now)
    await deleteAliases(
      trx,
      written.map(({ vehicle }) => vehicle.id),
    )
    for (const batch of chunks(written, WRITE_BATCH)) {
      // Vehicles at the top of the file count as the newest.
      const row = ({ line, vehicle }: ImportedVehicle) => ({
        ...toRow(vehicle, new Date(now.getTime() - line)),
        updated_at: now.toISOString(),
      })
      await upsertRows(trx, batch.map(row))
    }
    await insertAliases(
      trx,
      written.map(({ vehicle }) => vehicle),
    )
  })
  return { kind: 'applied', comparison, read }
}

/** What the file changes, or all that is wrong with it. The whole stock is in memory no longer than this runs. */
async function planImport(
  db: Db,
  file: string,
  options: ImportOptions,
): Promise<(StockDifference & { read: ReadAs }) | { problems: Problem[] }> {
  const stock = await readStock(db)
  const { imported, problems, read } = await readImport(file, stock, options)
  return problems.length > 0 ? { problems } : { ...compare(stock, imported, options.keepMissing), read }
}

async function readStock(db: Db): Promise<Stock> {
  const vehicles = new Map<string, StockedVehicle>()
  const unreadable = new Map<string, { id: string; name: string }>()
  for await (const page of stockPages(db)) {
    for (const { vehicle } of page.readable) vehicles.set(vehicle.id, vehicle)
    for (const row of page.unreadable) unreadable.set(row.id, row)
  }
  return { vehicles, unreadable }
}

/** The vehicles of the file, completed from the stock, and every problem in the file. */
async function readImport(
  file: string,
  stock: Stock,
  { keepMissing, reading = {}, pictures, progress = () => undefined }: ImportOptions,
): Promise<{ imported: ImportedVehicle[]; problems: Problem[]; read: ReadAs }> {
  const imported: ImportedVehicle[] = []
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const lineOfId = new Map<string, number>()
  const source: PictureSource = {
    base: dirname(resolve(file)),
    skipUnfetched: true,
    unreachable: new Map(),
    fetched: new Map(),
    ...pictures,
  }
  const { label, ignored, ...content } = await readContent(file, reading, problems)
  // Taken from the end of the reversed list, so that a row's memory is free once it is checked.
  const rows = content.rows.reverse()
  const count = rows.length
  function* soundRows(): Generator<{ line: number; id: string; patch: VehiclePatch }> {
    for (let row = rows.pop(); row; row = rows.pop()) {
      const { line, patch, problems: unreadable } = row
      progress('checking', count - rows.length, count)
      problems.push(...unreadable)
      warnings.push(...(row.warnings ?? []))
      const id = idOf(patch)
      const first = lineOfId.get(id)
      if (id === '') {
        // Rows that could not be read have already been reported.
        if (unreadable.length === 0) problems.push({ line, column: 'id', reason: 'is missing' })
      } else if (first !== undefined) {
        problems.push({ line, column: 'id', reason: `'${id}' is already in line ${first}` })
      } else {
        lineOfId.set(id, line)
        if (unreadable.length === 0) yield { line, id, patch }
      }
    }
  }
  const complete = async ({ line, id, patch }: { line: number; id: string; patch: VehiclePatch }) => ({
    line,
    result: await completeVehicle(id, patch, stock.vehicles.get(id), source),
  })
  const completed: AsyncIterable<Awaited<ReturnType<typeof complete>>> = Readable.from(soundRows()).map(complete, {
    concurrency: CHECKED_AT_ONCE,
  })
  for await (const { line, result } of completed) {
    if ('vehicle' in result) {
      imported.push({ line, vehicle: result.vehicle })
      warnings.push(...result.unfetched.map((problem) => ({ line, ...problem })))
    } else problems.push(...result.problems.map((problem) => ({ line, ...problem })))
  }
  warnings.sort((a, b) => a.line - b.line)
  return {
    imported,
    problems: [...problems, ...nameClashes(stock, imported, lineOfId, keepMissing)],
    read: { label, ignored, warnings: warnings.slice(0, MAX_PROBLEMS), warningCount: warnings.length },
  }
}

async function readContent(file: string, reading: Reading, problems: Problem[]): Promise<VehicleFile> {
  try {
    return await readVehicles(file, reading)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    problems.push({ line: error.line, column: '', reason: error.message })
    return { rows: [], label: '', ignored: [] }
  }
}
