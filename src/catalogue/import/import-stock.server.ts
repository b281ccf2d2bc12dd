import { dirname, resolve } from 'node:path'
import type { Db } from '../../platform/database.server.ts'
import { env } from '../../platform/env.server.ts'
import type { PictureEnv } from '../../platform/picture-store.server.ts'
import { asOfSource, heldValues } from '../hand/held-values.server.ts'
import { changeStock, stockPages } from '../stock-changes.server.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { differences, idOf } from '../vehicle-patch.ts'
import {
  assignSource,
  chunks,
  deleteAliases,
  deleteVehicles,
  insertAliases,
  toRow,
  upsertRows,
  vehicleTables,
} from '../vehicle-rows.server.ts'
import { showroomOf, type VehicleSource } from '../vehicle-source.ts'
import { stockRevision } from '../vehicles.server.ts'
import { cartsOfStaff, stockNumberIn, withAlias, withoutCarts } from './carts-of-staff.ts'
import { completeVehicle } from './complete-vehicle.server.ts'
import { comparePictures, entryOf, settleHeldValues, withHeldValues } from './held-in-import.server.ts'
import { type Problem, UnreadableFile } from './import-row.ts'
import type { Reading } from './layout.ts'
import { needsPublishing, type PictureSource, pictureTarget } from './pictures.server.ts'
import { publishPictures } from './publish-pictures.server.ts'
import { readVehicles, type VehicleFile } from './read-file.server.ts'
import {
  type ComparedStock,
  type Comparison,
  changesNothing,
  compare,
  type ImportedVehicle,
  nameClashes,
  type StockDifference,
  tooManyRemoved,
  withoutUnchanged,
} from './stock-difference.ts'

const MAX_PROBLEMS = 1000

/** Larger statements take more memory and no less time. */
const WRITE_BATCH = 500

export class StockChanged extends Error {}

export type ImportOptions = {
  keepMissing: boolean
  /** Only vehicles that it brought are removed. */
  source?: VehicleSource
  dryRun?: boolean
  allowRemovals?: boolean
  /** By default the header decides the format, and unknown columns refuse the file. */
  reading?: Reading
  pictures?: Omit<PictureSource, 'store' | 'check'>
  env: PictureEnv
  now: Date
  progress?: (step: 'checking' | 'pictures', done: number, of: number) => void
  /** Not called when there are problems. */
  decide: (comparison: Comparison, read: ReadAs) => Promise<boolean>
}

export type ReadAs = { label: string; ignored: readonly string[]; warnings: readonly Problem[]; warningCount: number }

/** Pictures of other sites. `postponed`: some were only too many for one import. */
type LeftOut = { leftOut: readonly Problem[]; postponed: boolean }

export type ImportResult =
  | { kind: 'refused'; problems: Problem[]; problemCount: number }
  | { kind: 'stopped'; reason: string; comparison: Comparison; read: ReadAs }
  | ({ kind: 'declined' | 'applied'; comparison: Comparison; read: ReadAs } & LeftOut)

/** One transaction, in which one invalid row refuses the whole file. @throws StockChanged */
export async function importStock(db: Db, file: string, options: ImportOptions): Promise<ImportResult> {
  const { now, decide } = options
  const source = { base: dirname(resolve(file)), ...options.pictures, ...pictureTarget(options.env) }
  const revision = await stockRevision(db)
  const plan = await planImport(db, file, source, options)
  if ('problems' in plan) {
    const { problems } = plan
    return { kind: 'refused', problems: inOrder(problems).slice(0, MAX_PROBLEMS), problemCount: problems.length }
  }
  const { comparison, read } = plan
  const reason = options.allowRemovals ? undefined : tooManyRemoved(plan, env().INVENTORY_MAX_REMOVALS)
  if (reason) return { kind: 'stopped', reason, comparison, read }
  if (!(await decide(comparison, read))) {
    if (!options.dryRun) await takeUnchanged(db, plan)
    return { kind: 'declined', comparison, read, leftOut: [], postponed: false }
  }
  const published = await withHeldValues(db, await publish(plan, source, options))
  if (changesNothing(published.comparison)) {
    await takeUnchanged(db, published)
    return { kind: 'declined', ...published }
  }
  const { written, removed, superseded, taken, source: from, sources, byHand, ...result } = published
  const isTaken = new Set(taken)
  await changeStock(db, async (trx, newRevision) => {
    if (newRevision !== revision + 1) throw new StockChanged()
    await deleteVehicles(trx, [...removed, ...superseded], now)
    await deleteAliases(
      trx,
      written.map(({ vehicle }) => vehicle.id),
    )
    const sourceAfter = (id: string) => (sources.has(id) && !isTaken.has(id) ? (sources.get(id) ?? null) : from)
    await assignSource(trx, taken, from)
    for (const batch of chunks(written, WRITE_BATCH)) {
      // Vehicles at the top of the file count as the newest.
      const row = ({ line, vehicle }: ImportedVehicle) => ({
        ...toRow(vehicle, new Date(now.getTime() - line), sourceAfter(vehicle.id)),
        updated_at: now.toISOString(),
      })
      await upsertRows(trx, batch.map(row))
    }
    await insertAliases(
      trx,
      written.map(({ vehicle }) => vehicle),
    )
    await settleHeldValues(trx, byHand, { source: from, now })
  })
  return { kind: 'applied', ...result }
}

type Plan = StockDifference & {
  read: ReadAs
  sources: ComparedStock['sources']
  /** Carts with values that staff set by hand. */
  byHand: readonly ImportedVehicle[]
  /** Carts of staff that the file lists by the same stock number and another id. */
  superseded: readonly string[]
}

async function planImport(
  db: Db,
  file: string,
  source: PictureSource,
  options: ImportOptions,
): Promise<Plan | { problems: Problem[] }> {
  const stock = await readStock(db)
  const { imported, superseded, problems, read } = await readImport(file, stock, source, options)
  if (problems.length > 0) return { problems }
  const byHand = imported.filter((entry) => entry.byHand)
  const difference = compare(withoutCarts(stock, superseded), imported, removing(options))
  return await withHeldValues(db, { ...difference, read, sources: stock.sources, byHand, superseded })
}

/** A list that changes nothing still says what its source has. */
async function takeUnchanged(db: Db, { comparison, taken, source, byHand }: Plan): Promise<void> {
  if (!changesNothing(comparison)) return
  await assignSource(vehicleTables(db), taken, source)
  await settleHeldValues(db, byHand, { source, now: new Date() })
}

const removing = ({ keepMissing, source = 'command line' }: ImportOptions) => ({ keepMissing, source })

/** A refused import downloads nothing. If every picture fails, nothing changes. */
async function publish(
  plan: Plan,
  source: PictureSource,
  { progress = () => undefined }: ImportOptions,
): Promise<Plan & LeftOut> {
  const entries = plan.written.filter(({ vehicle }) => vehicle.images.some(needsPublishing))
  const failed = await publishPictures(entries, source, (done, of) => progress('pictures', done, of))
  for (const entry of entries) comparePictures(entry)
  const leftOut = failed.map(({ entry, failure }) => ({
    line: entry.line,
    column: 'images',
    reason: failure.message,
  }))
  const same = entries.filter(({ vehicle, before }) => before && differences(before, vehicle).length === 0)
  const warnings = inOrder([...plan.read.warnings, ...leftOut])
  return {
    ...plan,
    ...withoutUnchanged(plan, new Set(same.map(({ vehicle }) => vehicle.id))),
    read: {
      ...plan.read,
      warnings: warnings.slice(0, MAX_PROBLEMS),
      warningCount: plan.read.warningCount + leftOut.length,
    },
    leftOut: inOrder(leftOut),
    postponed: failed.some(({ failure }) => failure.postponed),
  }
}

const inOrder = (problems: readonly Problem[]): Problem[] => problems.toSorted((a, b) => a.line - b.line)

async function readStock(db: Db): Promise<ComparedStock> {
  const vehicles = new Map<string, StockedVehicle>()
  const unreadable = new Map<string, { id: string; name: string }>()
  const sources = new Map<string, string | null>()
  for await (const page of stockPages(db)) {
    for (const { vehicle, source } of page.readable) {
      vehicles.set(vehicle.id, vehicle)
      sources.set(vehicle.id, source)
    }
    for (const row of page.unreadable) {
      unreadable.set(row.id, row)
      sources.set(row.id, row.source)
    }
  }
  return { vehicles, unreadable, sources, held: await heldValues(db) }
}

async function readImport(
  file: string,
  stock: ComparedStock,
  source: PictureSource,
  options: ImportOptions,
): Promise<{ imported: ImportedVehicle[]; superseded: string[]; problems: Problem[]; read: ReadAs }> {
  const { reading = {}, progress = () => undefined, source: from = 'command line' } = options
  const floor = showroomOf(from)
  const imported: ImportedVehicle[] = []
  const problems: Problem[] = []
  const warnings: Problem[] = []
  const lineOfId = new Map<string, number>()
  const ofStaff = cartsOfStaff(stock)
  const superseded: string[] = []
  const { label, ignored, ...content } = await readContent(file, reading, problems)
  const rows = content.rows.reverse()
  const count = rows.length
  for (let row = rows.pop(); row; row = rows.pop()) {
    const { line, patch, problems: unreadable } = row
    progress('checking', count - rows.length, count)
    problems.push(...unreadable)
    warnings.push(...(row.warnings ?? []))
    const id = idOf(patch)
    const first = lineOfId.get(id)
    if (first !== undefined) problems.push({ line, column: 'id', reason: `'${id}' is already in line ${first}` })
    else if (id !== '') lineOfId.set(id, line)
    else if (unreadable.length === 0) problems.push({ line, column: 'id', reason: 'is missing' })
    if (id === '' || first !== undefined || unreadable.length > 0) continue
    // A file in a showroom's folder lists carts of that showroom, unless a line says otherwise.
    if (floor) patch.fields.showroom ??= floor
    const before = stock.vehicles.get(id)
    const same = before ? undefined : ofStaff.get(stockNumberIn(patch))
    if (same) superseded.push(same.id)
    const held = stock.held.get(id) ?? []
    const result = await completeVehicle(id, patch, before ? asOfSource(before, held) : same, source)
    if ('problems' in result) problems.push(...result.problems.map((problem) => ({ line, ...problem })))
    else imported.push(entryOf(line, same ? withAlias(result.vehicle, same.id) : result.vehicle, { before, held }))
  }
  const others = withoutCarts(stock, superseded)
  return {
    imported,
    superseded,
    problems: [...problems, ...nameClashes(others, imported, lineOfId, removing(options))],
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
