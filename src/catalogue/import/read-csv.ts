import { CsvError, parse } from 'csv-parse/sync'
import { columnNames, type VehicleColumn } from '../vehicle-csv.ts'
import { UnreadableCell } from '../vehicle-fields.ts'
import { emptyPatch } from '../vehicle-patch.ts'
import { type ImportRow, type Problem, UnreadableFile } from './import-row.ts'

/** Without a limit, a quotation mark that is never closed would read the rest of the file into one cell. */
const MAX_RECORD_LENGTH = 256 * 1024

type FindColumn = (header: string) => VehicleColumn | undefined

/**
 * Reads vehicles from CSV with a header line. Columns may be in any order.
 * @param findColumn looks up a column by its header
 * @throws UnreadableFile
 */
export function readCsv(text: string, findColumn: FindColumn): ImportRow[] {
  const rows: ImportRow[] = []
  let columns: VehicleColumn[] | undefined
  let line = 1
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_LENGTH,
      on_record: (record, { lines }) => {
        // Cells may contain line breaks, so the parser reports the line where each record ends.
        const start = lines - (record.join('').split('\n').length - 1)
        line = lines + 1
        if (columns) rows.push(readRow(columns, record, start))
        else columns = readHeader(record, start, findColumn)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(line, brokenQuotes[error.code] ?? error.message)
  }
  if (!columns) throw new UnreadableFile(1, 'the file is empty; it needs a header line and a line for each vehicle')
  return rows
}

/** Comma, semicolon or tab: spreadsheet programs choose by locale. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1)
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark
}

const brokenQuotes: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a cell that starts with a quotation mark, here or below, is never closed with one',
  CSV_INVALID_CLOSING_QUOTE:
    'there is text after the closing quotation mark of a cell; double any quotation mark inside a cell',
  INVALID_OPENING_QUOTE: 'there is a quotation mark in the middle of a cell; quote the whole cell and double the mark',
  CSV_MAX_RECORD_SIZE: 'this line is too long; most likely a quotation mark is not closed',
}

function readHeader(record: readonly string[], line: number, findColumn: FindColumn): VehicleColumn[] {
  const headers = record.map((header) => ({ header, column: findColumn(header) }))
  const unknown = headers.filter(({ column }) => !column).map(({ header }) => `'${header}'`)
  if (unknown.length > 0) {
    throw new UnreadableFile(
      line,
      `unknown column ${unknown.join(', ')}; the columns are ${columnNames.join(', ')}, and spec:NAME for any other specification`,
    )
  }
  const columns = headers.flatMap(({ column }) => column ?? [])
  const twice = columns.find(({ name }, index) => columns.findIndex((other) => other.name === name) !== index)
  if (twice) throw new UnreadableFile(line, `column ${twice.name} appears twice`)
  if (!columns.some(({ name }) => name === 'id' || name === 'name')) {
    throw new UnreadableFile(line, 'there is no id or name column, so vehicles cannot be identified')
  }
  return columns
}

function readRow(columns: readonly VehicleColumn[], record: readonly string[], line: number): ImportRow {
  const patch = emptyPatch()
  const problems: Problem[] = []
  if (record.length !== columns.length) {
    const reason = `the line has ${record.length} cells and the header ${columns.length}; a cell that contains the separator needs quotation marks`
    return { line, patch, problems: [{ line, column: '', reason }] }
  }
  for (const [index, { name, read }] of columns.entries()) {
    try {
      read((record[index] ?? '').trim(), patch)
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error
      problems.push({ line, column: name, reason: error.message })
    }
  }
  return { line, patch, problems }
}
