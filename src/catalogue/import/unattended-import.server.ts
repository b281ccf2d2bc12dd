import type { Db } from '../../platform/database.server.ts'
import { changesInWords, countsInWords, problemsInWords, readAsInWords } from './import-report.ts'
import { type ImportOptions, type ImportResult, importStock, StockChanged } from './import-stock.server.ts'
import { type Comparison, changesNothing } from './stock-difference.ts'

/** How an import ended that nobody watched, in words for staff. */
export type UnattendedReport = {
  outcome: 'changed' | 'unchanged' | 'refused' | 'failed'
  /** One line. */
  summary: string
  /** What changed, or every reason for which nothing did. */
  text: string
  /** Pictures are left for the next import of the same file. */
  unfinished?: boolean
}

/** When staff change the stock meanwhile, the import is compared with it again. */
const ATTEMPTS = 3

/** Nobody is asked, so most of the stock is never removed unless that was allowed. */
export async function importUnattended(
  db: Db,
  file: string,
  options: Pick<ImportOptions, 'reading' | 'pictures' | 'dataDir' | 'allowRemovals'>,
  attempts = ATTEMPTS,
): Promise<UnattendedReport> {
  try {
    const decide = async (comparison: Comparison) => !changesNothing(comparison)
    return reportOf(await importStock(db, file, { ...options, keepMissing: false, now: new Date(), decide }))
  } catch (error) {
    if (!(error instanceof StockChanged) || attempts <= 1) throw error
    return importUnattended(db, file, options, attempts - 1)
  }
}

function reportOf(result: ImportResult): UnattendedReport {
  if (result.kind === 'refused') {
    const { problems, problemCount } = result
    const summary = `Refused, and nothing changed: ${problemCount} ${problemCount === 1 ? 'problem' : 'problems'} in the file`
    return { outcome: 'refused', summary, text: problemsInWords(problems, problemCount) }
  }
  const { comparison, read } = result
  const details = [readAsInWords(read), changesInWords(comparison)].filter(Boolean).join('\n\n')
  if (result.kind === 'stopped') {
    const fix = 'If this is intended, import the file by hand: larkway inventory import FILE --allow-removals'
    return {
      outcome: 'refused',
      summary: `Refused, and nothing changed: ${result.reason}`,
      text: `${fix}\n\n${details}`,
    }
  }
  const outcome = result.kind === 'applied' ? 'changed' : 'unchanged'
  return { outcome, summary: countsInWords(comparison), text: details, unfinished: result.postponed }
}

/** For errors of the file itself, such as a map that cannot be used. */
export const refusedReport = (reason: string): UnattendedReport => ({
  outcome: 'refused',
  summary: 'Refused, and nothing changed',
  text: reason,
})
