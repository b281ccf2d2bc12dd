import { readFileSync } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { didYouMean } from './nearest-name.ts'
import { displayPath, findFile, type Problem } from './read-dealer-folder.ts'
import { isInCurlyQuotes } from './yaml-error-advice.ts'

export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> }
type Csv = {
  /** The file's path as `displayPath` shows it to the dealer. */
  readonly file: string
  readonly rows: readonly CsvRow[]
  readonly problems: readonly Problem[]
}

/** A table in the folder. Its first line names the columns, and empty cells are left out. */
export function readTable(path: string, columns: readonly string[]): Csv {
  const filePath = findFile(path)
  if (!filePath)
    return { file: path, rows: [], problems: [{ file: path, line: undefined, text: 'is missing; write it' }] }
  const file = displayPath(filePath)
  const problems: Problem[] = []
  const report = (line: number, text: string) => problems.push({ file, line, text })
  const rows: CsvRow[] = []
  let header: readonly string[] | undefined
  let next = 1
  try {
    parse(readFileSync(filePath), {
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      on_record: (record: string[], { lines: line }) => {
        next = line + 1
        if (!header) {
          header = record
          for (const name of record.filter((one, at) => !columns.includes(one) || record.indexOf(one) !== at))
            report(line, `there is no column ‘${name}’, or it stands twice; ${columnAdvice(name, columns)}`)
        } else if (record.length === header.length) {
          const cells = header.map((name, at) => [name, record[at] ?? ''] as const).filter(([, cell]) => cell !== '')
          rows.push({ line, cells: Object.fromEntries(cells) })
          for (const [name, cell] of cells.filter(([, text]) => isInCurlyQuotes(text)))
            report(
              line,
              `${name}: ${cell}: curly quotes become part of the text; leave them out, or write straight ones (")`,
            )
        } else if (record.some((cell) => cell !== '')) report(line, widthAdvice(record.length, header.length))
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    report(next, 'a quotation mark is not closed, or stands inside a cell; quote the whole cell')
  }
  return { file, rows, problems }
}

const columnAdvice = (name: string, columns: readonly string[]): string =>
  `${columns.includes(name) ? '' : didYouMean(name, columns, '')} the columns are ${columns.join(', ')}`.trim()

const widthAdvice = (cells: number, columns: number): string =>
  cells < columns
    ? `has ${cells} cells, and the first line ${columns}; a comma is missing`
    : `has ${cells} cells, and the first line ${columns}; remove a comma, or put a cell that holds one in quotes`
