import { dirname, resolve } from 'node:path'
import type { Db } from '../../../server/database/database.server.ts'
import { env } from '../../../server/settings/env.server.ts'
import { overridesOf } from '../edits/overrides.server.ts'
import { differences } from '../edits/vehicle-patch.ts'
import { changeStock, stockPages } from '../stock-changes.server.ts'
import type { StockedVehicle } from '../vehicle.ts'
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
import { stockRevision } from '../vehicles.server.ts'
import type { RowProblem } from './import-row.ts'
import { needsPublishing, type PictureSource, pictureTarget } from './imported-pictures.server.ts'
import { withoutCarts } from './match-staff-carts.ts'
import { comparePictures, settleOverrides, withOverrides } from './overrides-in-import.server.ts'
import { publishPictures } from './publish-imported-pictures.server.ts'
import { type ImportOptions, inOrder, MAX_PROBLEMS, type ReadAs, readImport, removing } from './read-import.server.ts'
import {
  type ComparedStock,
  type Comparison,
  changesNothing,
  compare,
  type ImportedVehicle,
  type StockDifference,
  tooManyRemoved,
  withoutUnchanged,
} from './stock-difference.ts'

/** Larger statements take more memory and no less time. */
const WRITE_BATCH = 500

export class StockChanged extends Error {}

/** Pictures from other sites that could not be used. `postponed` if some are left for the next import, since one import downloads only so many. */
type LeftOut = { leftOut: readonly RowProblem[]; postponed: boolean }

export type ImportResult =
  | { kind: 'refused'; problems: RowProblem[]; problemCount: number }
  /** With `waits`, nothing is wrong; see ImportOptions.keepsForNow. */
  | { kind: 'stopped'; reason: string; waits?: true; comparison: Comparison; read: ReadAs }
  | ({ kind: 'declined' | 'applied'; comparison: Comparison; read: ReadAs } & LeftOut)

/** Imports in one transaction. Without `leavesOut`, a file with an invalid row is refused. @throws StockChanged */
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
  if (options.keepsForNow && plan.removed.length > plan.samplesRemoved) {
    const reason = 'This would remove vehicles, so it waits until the file has not changed for a minute.'
    return { kind: 'stopped', reason, waits: true, comparison, read }
  }
  if (!(await decide(comparison, read))) {
    if (!options.dryRun) await takeUnchanged(db, plan)
    return { kind: 'declined', comparison, read, leftOut: [], postponed: false }
  }
  const published = await withOverrides(db, await publish(plan, source, options))
  if (changesNothing(published.comparison)) {
    await takeUnchanged(db, published)
    return { kind: 'declined', ...published }
  }
  const { written, removed, superseded, takeovers, source: from, sources, overridden, ...result } = published
  const isTaken = new Set(takeovers)
  await changeStock(db, async (trx, newRevision) => {
    if (newRevision !== revision + 1) throw new StockChanged()
    await deleteVehicles(trx, [...removed, ...superseded], now)
    await deleteAliases(
      trx,
      written.map(({ vehicle }) => vehicle.id),
    )
    const sourceAfter = (id: string) => (sources.has(id) && !isTaken.has(id) ? (sources.get(id) ?? null) : from)
    await assignSource(trx, takeovers, from)
    for (const batch of chunks(written, WRITE_BATCH)) {
      // Vehicles at the top of the file are treated as the newest.
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
    await settleOverrides(trx, overridden, { source: from, now })
  })
  return { kind: 'applied', ...result }
}

type ImportPlan = StockDifference & {
  read: ReadAs
  sources: ComparedStock['sources']
  /** Carts with values that staff have set. */
  overridden: readonly ImportedVehicle[]
  /** Staff-added carts that the file lists with the same stock number but a different id. */
  superseded: readonly string[]
}

async function planImport(
  db: Db,
  file: string,
  source: PictureSource,
  options: ImportOptions,
): Promise<ImportPlan | { problems: RowProblem[] }> {
  const stock = await readStock(db)
  const { imported, superseded, problems, spared, read } = await readImport(file, stock, source, options)
  if (problems.length > 0) return { problems }
  const overridden = imported.filter((entry) => entry.overrides)
  const difference = compare(withoutCarts(stock, superseded), imported, { ...removing(options), spared })
  return await withOverrides(db, { ...difference, read, sources: stock.sources, overridden, superseded })
}

/** Records which vehicles the source lists and settles overrides, for an import that changes nothing else. */
async function takeUnchanged(db: Db, { comparison, takeovers, source, overridden }: ImportPlan): Promise<void> {
  if (!changesNothing(comparison)) return
  await assignSource(vehicleTables(db), takeovers, source)
  await settleOverrides(db, overridden, { source, now: new Date() })
}

/** Publishes the new pictures. Call it after all checks, since a refused import must publish none. A vehicle stays unchanged if all its new pictures fail and nothing else differs. */
async function publish(
  plan: ImportPlan,
  source: PictureSource,
  { progress = () => undefined }: ImportOptions,
): Promise<ImportPlan & LeftOut> {
  const entries = plan.written.filter(({ vehicle }) => vehicle.images.some(needsPublishing))
  const failed = await publishPictures(entries, source, (count, of) => progress('pictures', count, of))
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
  return { vehicles, unreadable, sources, overrides: await overridesOf(db) }
}
