import { CsvError, parse } from 'csv-parse/sync'
import { emptyPatch } from '../edits/vehicle-patch.ts'
import type { Layout } from './feed-layout.ts'
import { type ImportRow, UnreadableFile } from './import-row.ts'

/** Without this limit, an unclosed quotation mark would turn the rest of the file into one cell. */
const MAX_RECORD_LENGTH = 256 * 1024

const MOST_HEADING_LINES = 10
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i

/** @throws UnreadableFile */
export function readCsv(
  text: string,
  readHeader: (headers: readonly string[], line: number) => Layout,
): { rows: ImportRow[]; layout: Layout } {
  const rows: ImportRow[] = []
  const separator = SEPARATOR_LINE.exec(text)
  const body = separator ? text.slice(separator[0].length) : text
  const heading = headingOf(body)
  const table = body.slice(heading.length)
  const linesBefore = heading.split('\n').length - 1 + (separator ? 1 : 0)
  const delimiter = separator?.[1] ?? delimiterOf(table)
  let header: { layout: Layout; width: number } | undefined
  let line = 1 + linesBefore
  try {
    parse(table, {
      delimiter,
      relax_column_count: true,
      relax_quotes: delimiter === '\t',
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_LENGTH,
      on_record: (record, { lines }) => {
        // Cells may contain line breaks, and the parser reports the line where a record ends.
        const start = linesBefore + lines - (record.join('').split('\n').length - 1)
        line = linesBefore + lines + 1
        if (isBlank(record)) return null
        if (header) rows.push(readRecord(header, record, start))
        else header = { layout: readHeader(record, start), width: record.length }
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(line, brokenQuotes[error.code] ?? error.message)
  }
  if (!header) throw new UnreadableFile(1, 'the file is empty; it needs a header line and a line for each vehicle')
  return { rows, layout: header.layout }
}

const isFilled = (cell: string): boolean => cell.trim() !== ''
const isBlank = (cells: readonly string[]): boolean => !cells.some(isFilled)

function readRecord(
  { layout, width }: { layout: Layout; width: number },
  record: readonly string[],
  line: number,
): ImportRow {
  if (record.length < width || !isBlank(record.slice(width))) {
    const reason =
      record.length < width
        ? `the line has too few cells: ${record.length}, and the header ${width}; a separator is missing`
        : `the line has ${record.length} cells and the header ${width}; a cell that contains the separator needs quotation marks`
    return { line, patch: emptyPatch(), problems: [{ line, column: '', reason }] }
  }
  return layout.readRow(new Map(record.entries()), line)
}

/** A spreadsheet may begin with lines of one cell each, such as the dealer's name and a date. */
function headingOf(text: string): string {
  const lines = text.split('\n', MOST_HEADING_LINES)
  const cells = lines.map(
    (line) =>
      line
        .replaceAll(/"[^"]*"/g, 'x')
        .split(delimiterOf(line))
        .filter(isFilled).length,
  )
  const header = cells.findIndex((count) => count > 1)
  return (cells[header] ?? 0) > 2
    ? lines
        .slice(0, header)
        .map((line) => `${line}\n`)
        .join('')
    : ''
}

function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1)
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: header.split(mark).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark
}

const brokenQuotes: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a cell that starts with a quotation mark, here or below, is never closed with one',
  CSV_INVALID_CLOSING_QUOTE:
    'there is text after the closing quotation mark of a cell; double any quotation mark inside a cell',
  INVALID_OPENING_QUOTE: 'there is a quotation mark in the middle of a cell; quote the whole cell and double the mark',
  CSV_MAX_RECORD_SIZE: 'this line is too long; most likely a quotation mark is not closed',
}
