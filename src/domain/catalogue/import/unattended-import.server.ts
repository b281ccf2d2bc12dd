import { count } from '../../../content/format/number.ts'
import type { Db } from '../../../server/database/database.server.ts'
import type { VehicleSource } from '../vehicle-source.ts'
import { changesInWords, countsInWords, leftOutInWords, problemsInWords, readAsInWords } from './import-report.ts'
import { type ImportResult, importStock, StockChanged } from './import-stock.server.ts'
import type { ImportOptions } from './read-import.server.ts'
import { type Comparison, changesNothing } from './stock-difference.ts'

export type UnattendedReport = {
  /** `waiting` means that nothing has been decided yet. */
  outcome: 'changed' | 'unchanged' | 'refused' | 'failed' | 'waiting'
  summary: string
  /** What changed, or every reason why nothing did. */
  text: string
  /** Rows that could not be read, in words; null when the file had none, undefined when nothing was imported. */
  leftOut?: string | null
  /** Whether pictures are left for the next import of the same file. */
  unfinished?: boolean
}

/** If staff change the stock during an import, the file is compared with the stock again. */
const ATTEMPTS = 3

/** Imports without asking anybody, so removing more than INVENTORY_MAX_REMOVALS must have been allowed beforehand. */
export async function importUnattended(
  db: Db,
  file: string,
  options: Pick<ImportOptions, 'reading' | 'pictures' | 'env' | 'allowRemovals' | 'keepsForNow'> & {
    source: VehicleSource
  },
  attempts = ATTEMPTS,
): Promise<UnattendedReport> {
  try {
    const decide = async (comparison: Comparison) => !changesNothing(comparison)
    const result = await importStock(db, file, {
      ...options,
      keepMissing: false,
      leavesOut: true,
      now: new Date(),
      decide,
    })
    return reportOf(result, options.source)
  } catch (error) {
    if (!(error instanceof StockChanged) || attempts <= 1) throw error
    return importUnattended(db, file, options, attempts - 1)
  }
}

function reportOf(result: ImportResult, source: VehicleSource): UnattendedReport {
  if (result.kind === 'refused') {
    const { problems, problemCount } = result
    const summary = `Refused, and nothing changed: ${count(problemCount, 'problem')} in the file`
    return { outcome: 'refused', summary, text: problemsInWords(problems, problemCount) }
  }
  const { comparison, read } = result
  const details = [readAsInWords(read), changesInWords(comparison)].filter(Boolean).join('\n\n')
  if (result.kind === 'stopped' && result.waits) return { outcome: 'waiting', summary: result.reason, text: '' }
  if (result.kind === 'stopped') {
    const command =
      source === 'feed'
        ? 'pull the feed by hand: larkway inventory pull --allow-removals'
        : `import the file by hand: larkway inventory import FILE --source ${source} --allow-removals`
    const fix = `If this is intended, ${command}`
    return {
      outcome: 'refused',
      summary: `Refused, and nothing changed: ${result.reason}`,
      text: `${fix}\n\n${details}`,
    }
  }
  const outcome = result.kind === 'applied' ? 'changed' : 'unchanged'
  const leftOut = leftOutInWords(read)
  return {
    outcome,
    summary: [countsInWords(comparison), ...(leftOut ? [`${count(read.leftOutRows, 'row')} left out`] : [])].join(', '),
    text: [leftOut, details].filter(Boolean).join('\n\n'),
    leftOut,
    unfinished: result.postponed,
  }
}

export const refusedReport = (reason: string): UnattendedReport => ({
  outcome: 'refused',
  summary: 'Refused, and nothing changed',
  text: reason,
})
