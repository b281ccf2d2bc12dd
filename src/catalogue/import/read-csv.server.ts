import { CsvError, parse } from 'csv-parse'
import { BadCell, type Column, columnNames, findColumn, type Given, type ImportRow, type Problem } from './columns.ts'
import { type Progress, readText, UnreadableFile } from './source.server.ts'

/** An opening quote that is never closed would otherwise take the rest of the file into one cell. */
const MAX_ROW_LENGTH = 256 * 1024

type Row = { record: string[]; raw: string }

/** The vehicles of a CSV file with one header line, in any order of columns. */
export async function* readCsv(file: string, progress: Progress): AsyncGenerator<ImportRow> {
  let columns: Column[] | undefined
  let line = 1
  try {
    for await (const { record, raw } of rows(file, progress)) {
      const start = line + leadingBreaks(raw)
      line += raw.split('\n').length - 1
      if (columns) yield readRow(columns, record, start)
      else columns = readHeader(record, start)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(line, brokenQuotes[error.code] ?? error.message)
  }
  if (!columns) throw new UnreadableFile(1, 'the file is empty; it needs a header line and a line for each vehicle')
}

async function* rows(file: string, progress: Progress): AsyncGenerator<Row> {
  const pieces = readText(file, progress)
  const first = await pieces.next()
  const beginning = first.value ?? ''
  const parser = parse({
    delimiter: delimiterOf(beginning),
    raw: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
  })
  const feeding = feed(parser, beginning, pieces)
  // Awaited below; without this a failure while rows are still read would count as unhandled.
  feeding.catch(() => undefined)
  yield* parser
  await feeding
}

async function feed(parser: ReturnType<typeof parse>, beginning: string, pieces: AsyncIterable<string>): Promise<void> {
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => {
      if (parser.destroyed) return resolve()
      parser.write(text, (error) => (error ? reject(error) : resolve()))
    })
  try {
    await write(beginning)
    for await (const piece of pieces) await write(piece)
    parser.end()
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

/** Spreadsheets write what their country uses: comma, semicolon or tab. */
function delimiterOf(beginning: string): string {
  const [header = ''] = beginning.split('\n', 1)
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: header.split(mark).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark
}

const brokenQuotes: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a cell that begins with a quotation mark in this line or below never ends with one',
  CSV_INVALID_CLOSING_QUOTE:
    'text goes on after the closing quotation mark of a cell; write a mark inside of a cell twice',
  INVALID_OPENING_QUOTE:
    'there is a quotation mark in the middle of a cell; put the whole cell into marks and this one twice',
  CSV_MAX_RECORD_SIZE: 'this line does not end; most likely a quotation mark is not closed',
}

const leadingBreaks = (raw: string): number => raw.length - raw.replace(/^\n+/, '').length

function readHeader(record: readonly string[], line: number): Column[] {
  const found = record.map((header) => ({ header, column: findColumn(header) }))
  const unknown = found.filter(({ column }) => !column).map(({ header }) => `'${header}'`)
  if (unknown.length > 0) {
    throw new UnreadableFile(
      line,
      `unknown column ${unknown.join(', ')}; the columns are ${columnNames.join(', ')}, and spec:NAME for any other specification`,
    )
  }
  const columns = found.flatMap(({ column }) => column ?? [])
  const twice = columns.find(({ name }, index) => columns.findIndex((other) => other.name === name) !== index)
  if (twice) throw new UnreadableFile(line, `column ${twice.name} stands there twice`)
  if (!columns.some(({ name }) => name === 'id' || name === 'name')) {
    throw new UnreadableFile(line, 'there is neither a column id nor a column name, so no vehicle can be told apart')
  }
  return columns
}

function readRow(columns: readonly Column[], record: readonly string[], line: number): ImportRow {
  const given: Given = {}
  const problems: Problem[] = []
  if (record.length !== columns.length) {
    const reason = `the line has ${record.length} cells and the header ${columns.length}; a cell that contains the separator needs quotation marks`
    return { line, given, problems: [{ line, column: '', reason }] }
  }
  for (const [index, { name, read }] of columns.entries()) {
    try {
      read((record[index] ?? '').trim(), given)
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      problems.push({ line, column: name, reason: error.message })
    }
  }
  return { line, given, problems }
}
