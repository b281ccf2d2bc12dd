import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from '../src/content/dealer/paths/dealer-paths.ts'
import { DealerProblems, displayPath, type Problem } from '../src/content/dealer/reading/read-dealer-folder.ts'
import { problemOf } from '../src/domain/catalogue/column-problem.ts'
import { applyPatch, idOf } from '../src/domain/catalogue/edits/vehicle-patch.ts'
import { decode } from '../src/domain/catalogue/import/decode-text.ts'
import { UnreadableFile } from '../src/domain/catalogue/import/import-row.ts'
import { readVehicleText, type VehicleFile } from '../src/domain/catalogue/import/read-vehicle-file.server.ts'
import { streetLegalProblems } from '../src/domain/catalogue/street-legal.ts'
import type { StockedVehicle } from '../src/domain/catalogue/vehicle.ts'
import { stockedVehicle } from '../src/domain/catalogue/vehicle-fields.ts'

const names = ['stock/inventory.csv', 'stock/inventory.json']

type Stock = { vehicles: readonly StockedVehicle[]; problems: readonly Problem[] }

/** The folder's sample stock, as `larkway inventory export` writes it. A dealer may have none. */
export function checkStock(): Stock {
  const file = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((one) => existsSync(one))
  if (!file) return { vehicles: [], problems: [] }
  try {
    const text = decode(readFileSync(file))
    if (text.trim() === '') return { vehicles: [], problems: [] }
    return readStock(file, readVehicleText(file, text, { format: 'larkway' }))
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { vehicles: [], problems: [{ file: displayPath(file), line: error.line, text: error.message }] }
  }
}

/** In the order of the inventory. @throws DealerProblems with everything that is wrong in the file */
export function sampleStock(): readonly StockedVehicle[] {
  const { vehicles, problems } = checkStock()
  if (problems.length > 0) throw new DealerProblems(problems)
  return vehicles
}

function readStock(file: string, { rows }: VehicleFile): Stock {
  const vehicles: StockedVehicle[] = []
  const problems: Problem[] = []
  const lines = new Map<string, number>()
  for (const { line, patch, problems: rowProblems } of rows) {
    const report = (column: string, reason: string) =>
      problems.push({ file: displayPath(file), line, text: column ? `${column}: ${reason}` : reason })
    for (const { column, reason } of rowProblems) report(column, reason)
    if (rowProblems.length > 0) continue
    const id = idOf(patch)
    const result = stockedVehicle.safeParse({ ...applyPatch(undefined, patch), id })
    if (!result.success) for (const { column, reason } of result.error.issues.map(problemOf)) report(column, reason)
    else {
      for (const name of [id, ...result.data.aliases]) {
        const before = lines.get(name)
        if (before !== undefined)
          report('id', `${name} is already used by the vehicle in line ${before}; write another id or alias`)
        lines.set(name, line)
      }
      for (const { column, reason } of streetLegalProblems(result.data)) report(column, reason)
      vehicles.push(result.data)
    }
  }
  return { vehicles, problems }
}
