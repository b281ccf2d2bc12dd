import type { PictureEnv } from '../../../server/pictures/picture-store.server.ts'
import { asOfSource } from '../edits/overrides.server.ts'
import { idOf, type VehiclePatch } from '../edits/vehicle-patch.ts'
import { streetLegalProblems } from '../street-legal.ts'
import { showroomOf, type VehicleSource } from '../vehicle-source.ts'
import { completeVehicle } from './complete-imported-vehicle.server.ts'
import type { Reading } from './feed-layout.ts'
import { type ImportRow, type RowProblem, UnreadableFile } from './import-row.ts'
import type { PictureSource } from './imported-pictures.server.ts'
import { withoutGuess } from './infer-condition.ts'
import { cartsOfStaff, stockNumberIn, withAlias, withoutCarts } from './match-staff-carts.ts'
import { entryOf } from './overrides-in-import.server.ts'
import { readVehicles, type VehicleFile } from './read-vehicle-file.server.ts'
import { isMostlyBad, sparedBy } from './rows-left-out.ts'
import { type ComparedStock, type Comparison, type ImportedVehicle, nameClashes } from './stock-difference.ts'

export const MAX_PROBLEMS = 1000

export type ImportOptions = {
  keepMissing: boolean
  /** Only vehicles from this source, and unchanged sample vehicles, are removed. */
  source?: VehicleSource
  dryRun?: boolean
  allowRemovals?: boolean
  /** Stop before carts are removed, since the file may not be complete yet. */
  keepsForNow?: boolean
  /** Leave out rows and pictures that can't be read, for imports that nobody watches. */
  leavesOut?: boolean
  /** By default the header decides the format. */
  reading?: Reading
  pictures?: Omit<PictureSource, 'store' | 'check'>
  env: PictureEnv
  now: Date
  progress?: (step: 'checking' | 'pictures', count: number, of: number) => void
  /** Not called if the file is refused or the import is stopped. */
  decide: (comparison: Comparison, read: ReadAs) => Promise<boolean>
}

export type ReadAs = {
  label: string
  ignored: readonly string[]
  /** How many of the added vehicles are called new only because nothing says otherwise. */
  unsaid: number
  warnings: readonly RowProblem[]
  warningCount: number
  /** Number of rows that were left out; see ImportOptions.leavesOut. */
  leftOutRows: number
  problems: readonly RowProblem[]
}

export const removing = ({ keepMissing, source = 'command line' }: ImportOptions) => ({ keepMissing, source })

export const inOrder = (problems: readonly RowProblem[]): RowProblem[] => problems.toSorted((a, b) => a.line - b.line)

type ReadImport = {
  imported: ImportedVehicle[]
  superseded: string[]
  /** If there are any, the whole file is refused. */
  problems: RowProblem[]
  spared: ReadonlySet<string>
  read: ReadAs
}

/** Compares each row of the file with the stock. */
export async function readImport(
  file: string,
  stock: ComparedStock,
  source: PictureSource,
  options: ImportOptions,
): Promise<ReadImport> {
  const { reading = {}, progress = () => undefined, source: from = 'command line', leavesOut = false } = options
  const floor = showroomOf(from)
  let imported: ImportedVehicle[] = []
  const problems: RowProblem[] = []
  const warnings: RowProblem[] = []
  const bad: VehiclePatch[] = []
  const rowOfId = new Map<string, ImportRow>()
  const ofStaff = cartsOfStaff(stock)
  const replaced = new Map<string, string>()
  let unsaid = 0
  const { label, ignored, ...content } = await readContent(file, reading, problems)
  const isUnreadable = problems.length > 0
  const rows = content.rows.reverse()
  const count = rows.length
  for (let row = rows.pop(); row; row = rows.pop()) {
    const { line, patch } = row
    progress('checking', count - rows.length, count)
    warnings.push(...(row.warnings ?? []))
    const id = idOf(patch)
    const first = rowOfId.get(id)
    const rowProblems = [...row.problems]
    if (first) rowProblems.push({ line, column: 'id', reason: `'${id}' is already in line ${first.line}` })
    else if (id !== '') rowOfId.set(id, row)
    else if (rowProblems.length === 0) rowProblems.push({ line, column: 'id', reason: 'is missing' })
    if (rowProblems.length === 0) {
      // A file in a showroom's folder lists carts of that showroom, unless a line says otherwise.
      if (floor) patch.fields.showroom ??= floor
      const before = stock.vehicles.get(id)
      const same = before ? undefined : ofStaff.get(stockNumberIn(patch))
      const overrides = stock.overrides.get(id) ?? []
      const ofSource = before ? asOfSource(before, overrides) : same
      const guess = withoutGuess(patch, ofSource, options.now)
      if (guess) warnings.push({ line, column: '', reason: guess })
      if (!ofSource && !('isNew' in patch.fields)) unsaid += 1
      const result = await completeVehicle(id, patch, ofSource, source, leavesOut)
      if ('problems' in result) rowProblems.push(...result.problems.map((problem) => ({ line, ...problem })))
      else {
        warnings.push(
          ...[...result.leftOut, ...streetLegalProblems(result.vehicle)].map((problem) => ({ line, ...problem })),
        )
        if (same) replaced.set(id, same.id)
        imported.push(entryOf(line, same ? withAlias(result.vehicle, same.id) : result.vehicle, { before, overrides }))
      }
    }
    if (rowProblems.length > 0) bad.push(patch)
    problems.push(...rowProblems)
  }
  const supersededBy = (entries: readonly ImportedVehicle[]) =>
    entries.flatMap(({ vehicle }) => replaced.get(vehicle.id) ?? [])
  const clashes = (ids: ReadonlyMap<string, number>) =>
    nameClashes(withoutCarts(stock, supersededBy(imported)), imported, ids, {
      ...removing(options),
      spared: sparedBy(bad, stock),
    })
  const linesOf = (ids: Iterable<string>) => new Map([...ids].map((id) => [id, rowOfId.get(id)?.line ?? 0]))
  if (leavesOut && !isUnreadable) {
    for (;;) {
      const idClashes = clashes(linesOf(imported.map(({ vehicle }) => vehicle.id)))
      if (idClashes.length === 0) break
      const ids = new Set(idClashes.map(({ id }) => id))
      problems.push(...idClashes)
      bad.push(...[...ids].flatMap((id) => rowOfId.get(id)?.patch ?? []))
      imported = imported.filter(({ vehicle }) => !ids.has(vehicle.id))
    }
  } else problems.push(...clashes(linesOf(rowOfId.keys())))
  const isTaken = leavesOut && !isUnreadable && !isMostlyBad(bad.length, count)
  return {
    imported,
    superseded: supersededBy(imported),
    problems: isTaken ? [] : problems,
    spared: isTaken ? sparedBy(bad, stock) : new Set(),
    read: {
      ...{ label, ignored, unsaid },
      warnings: warnings.slice(0, MAX_PROBLEMS),
      warningCount: warnings.length,
      leftOutRows: isTaken ? bad.length : 0,
      problems: isTaken ? inOrder(problems).slice(0, MAX_PROBLEMS) : [],
    },
  }
}

async function readContent(file: string, reading: Reading, problems: RowProblem[]): Promise<VehicleFile> {
  try {
    return await readVehicles(file, reading)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    problems.push({ line: error.line, column: '', reason: error.message })
    return { rows: [], label: '', ignored: [] }
  }
}
