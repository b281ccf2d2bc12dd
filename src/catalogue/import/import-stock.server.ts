import { dirname, extname, resolve } from 'node:path'
import type { Db } from '../../platform/database.server.ts'
import { countStockChange, stockRevision } from '../vehicles.server.ts'
import { applyStaged, publishStagedPictures } from './apply.server.ts'
import type { ImportRow, Problem } from './columns.ts'
import { type Comparison, comparison, nameClashes } from './comparison.server.ts'
import { readCsv } from './read-csv.server.ts'
import { readJson } from './read-json.server.ts'
import { type Progress, UnreadableFile } from './source.server.ts'
import { stageRows } from './stage.server.ts'
import { closeStaging, openStaging } from './staging.server.ts'

/** More would fill the screen and tell nobody anything new. */
const MAX_PROBLEMS = 1000

/** The stock was changed by somebody else between the comparison and the decision. */
export class StockChanged extends Error {}

export type ImportOptions = {
  /** Vehicles in stock that the file does not name stay. */
  keepMissing: boolean
  dataDir: string
  now: Date
  /** Called while the file is read. */
  reading?: Progress
  /** Called while pictures are made, with how many are done. */
  picturing?: (done: number, of: number) => void
  /** Whether to go ahead, once it is known what would change. Not asked when there are problems. */
  decide: (comparison: Comparison) => Promise<boolean>
}

export type ImportResult =
  | { kind: 'refused'; problems: Problem[]; problemCount: number }
  | { kind: 'declined' | 'applied'; comparison: Comparison }

/**
 * Makes the stock what a file says: all of it in one transaction, or nothing. A row that cannot be
 * taken refuses the file. Memory does not grow with the file.
 */
export async function importStock(db: Db, file: string, options: ImportOptions): Promise<ImportResult> {
  const { keepMissing, now, reading = () => undefined } = options
  return db.connection().execute(async (connection) => {
    const staging = await openStaging(connection)
    try {
      const revision = await stockRevision(connection)
      const problems: Problem[] = []
      let problemCount = 0
      const problem = (found: Problem) => {
        problemCount += 1
        if (problems.length < MAX_PROBLEMS) problems.push(found)
      }
      try {
        await stageRows(staging, readFile(file, reading), { folder: dirname(resolve(file)), now, problem })
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        problem({ line: error.line, column: '', reason: error.message })
      }
      for (const clash of await nameClashes(staging, keepMissing)) problem(clash)
      if (problemCount > 0) return { kind: 'refused', problems: problems.sort((a, b) => a.line - b.line), problemCount }

      const found = await comparison(staging, keepMissing)
      if (!(await options.decide(found))) return { kind: 'declined', comparison: found }
      await publishStagedPictures(staging, options)
      await connection.transaction().execute(async (trx) => {
        // Counted before it is read, so that SQLite gives the write lock at once and not half-way.
        await countStockChange(trx)
        if ((await stockRevision(trx)) !== revision + 1) throw new StockChanged()
        await applyStaged(trx.withTables(), keepMissing)
      })
      return { kind: 'applied', comparison: found }
    } finally {
      await closeStaging(staging)
    }
  })
}

/** The rows of a file by the end of its name. */
function readFile(file: string, reading: Progress): AsyncIterable<ImportRow> {
  switch (extname(file).toLowerCase()) {
    case '.csv':
    case '.txt':
    case '.tsv':
      return readCsv(file, reading)
    case '.json':
      return readJson(file, reading)
    default:
      throw new UnreadableFile(1, 'the name of the file has to end in .csv or .json')
  }
}
