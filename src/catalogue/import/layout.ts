import { HIDDEN_REMOVED, hasHidden } from '../plain-text.ts'
import { columnNames, findColumn, unescapeFormula, type VehicleColumn } from '../vehicle-csv.ts'
import { UnreadableCell } from '../vehicle-fields.ts'
import { emptyPatch } from '../vehicle-patch.ts'
import type { ColumnMap } from './column-map.server.ts'
import { columnOf, type FeedFormatName, feedFormats, formatNames, headerKey, recognizeFormat } from './feed-formats.ts'
import { isListField, readFeedRow } from './feed-row.ts'
import { type ImportRow, type Problem, UnreadableFile } from './import-row.ts'

export type FormatName = (typeof formatNames)[number]

export type Reading = {
  format?: FormatName | undefined
  map?: ColumnMap | undefined
  /** Leave out and name unknown columns instead of refusing the file; 'feeds': except in our own format. */
  ignoreUnknown?: boolean | 'feeds' | undefined
}

/** Texts by column number. XML leaves out empty ones, so a row costs only what it has. */
export type Cells = ReadonlyMap<number, string>

export type Layout = {
  label: string
  ignored: readonly string[]
  readRow: (cells: Cells, line: number) => ImportRow
}

/** Per vehicle and per header. Every field of every format with 24 pictures needs about 100. */
export const MAX_VALUES = 500

export function layoutOf(headers: readonly string[], line: number, reading: Reading): Layout {
  if (headers.length > MAX_VALUES) {
    throw new UnreadableFile(line, `the file has ${headers.length} columns; the limit is ${MAX_VALUES}`)
  }
  if (reading.map) return mappedLayout(headers, line, reading.map)
  const isOurs = headers.every((header) => isUnusedHere(header) || findColumn(header))
  const format = reading.format ?? (isOurs ? 'larkway' : recognizeFormat(headers))
  return format && format !== 'larkway' ? feedLayout(format, headers, line, reading) : ownLayout(headers, line, reading)
}

const isUnusedHere = (header: string): boolean => header.trim() === '' || headerKey(header) === 'url'

function ownLayout(headers: readonly string[], line: number, { ignoreUnknown }: Reading): Layout {
  const columns = headers.map((header) => (isUnusedHere(header) ? undefined : findColumn(header)))
  const ignored = headers.filter((header, index) => !columns[index] && !isUnusedHere(header))
  if (ignored.length > 0 && ignoreUnknown !== true) {
    const known = `the columns are ${columnNames.join(', ')}, and spec:NAME for any other specification`
    throw new UnreadableFile(
      line,
      `unknown column ${quoted(ignored)}; ${known}. Give --ignore-unknown to leave it out, --format for a file of ${otherFormats}, or --map for one of any other system`,
    )
  }
  const used = columns.flatMap((column, index) => (column ? [{ column, index }] : []))
  const names = used.map(({ column }) => column.name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new UnreadableFile(line, `column ${twice} appears twice`)
  if (!names.includes('id') && !names.includes('name')) {
    throw new UnreadableFile(line, 'there is no id or name column, so vehicles cannot be identified')
  }
  return { label: "Larkway's own columns", ignored, readRow: (cells, row) => readOwnRow(used, cells, row) }
}

const otherFormats = formatNames.filter((name) => name !== 'larkway').join(', ')
const quoted = (headers: readonly string[]): string => headers.map((header) => `'${header}'`).join(', ')

function readOwnRow(
  columns: readonly { column: VehicleColumn; index: number }[],
  cells: Cells,
  line: number,
): ImportRow {
  const patch = emptyPatch()
  const problems: Problem[] = []
  const warnings: Problem[] = []
  for (const { column, index } of columns) {
    const text = cells.get(index) ?? ''
    if (hasHidden(text)) warnings.push({ line, column: column.name, reason: HIDDEN_REMOVED })
    try {
      column.read(unescapeFormula(text.trim()), patch)
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error
      problems.push({ line, column: column.name, reason: error.message })
    }
  }
  return { line, patch, problems, warnings }
}

function feedLayout(
  format: FeedFormatName,
  headers: readonly string[],
  line: number,
  { ignoreUnknown }: Reading,
): Layout {
  const { label } = feedFormats[format]
  const columns = headers.map((header) => columnOf(format, header))
  const ignored = headers.filter((header, index) => !columns[index] && header.trim() !== '')
  if (ignored.length > 0 && !ignoreUnknown) {
    throw new UnreadableFile(
      line,
      `unknown column ${quoted(ignored)} in ${label}; give --ignore-unknown to leave it out, or --map to say which column each field is in`,
    )
  }
  const fields = columns.map((column, index) => {
    if (!column || column === 'unused') return undefined
    const better = columns.some(
      (other, at) =>
        other &&
        other !== 'unused' &&
        other.field === column.field &&
        (other.rank < column.rank || (other.rank === column.rank && at < index)),
    )
    return better && !isListField(column.field) ? undefined : column.field
  })
  if (fields.every((field) => field === undefined)) {
    throw new UnreadableFile(line, `no column of ${label} is in the header`)
  }
  return { label, ignored, readRow: rowReader(headers, fields) }
}

function mappedLayout(headers: readonly string[], line: number, map: ColumnMap): Layout {
  const fields: (string | undefined)[] = headers.map(() => undefined)
  for (const [field, names] of map) {
    for (const name of names) {
      const exact = headers.findIndex((header) => header.trim() === name.trim())
      const index = exact >= 0 ? exact : headers.findIndex((header) => headerKey(header) === headerKey(name))
      if (index < 0) {
        throw new UnreadableFile(line, `the map reads ${field} from '${name}'; the columns are ${quoted(headers)}`)
      }
      if (fields[index]) {
        throw new UnreadableFile(line, `the map reads ${fields[index]} and ${field} from the one column '${name}'`)
      }
      fields[index] = field
    }
  }
  const ignored = headers.filter((header, index) => !fields[index] && header.trim() !== '')
  return { label: 'the columns of the map', ignored, readRow: rowReader(headers, fields) }
}

const readBlank = new Set(['price', 'salePrice', 'showroom'])

const rowReader = (headers: readonly string[], fields: readonly (string | undefined)[]): Layout['readRow'] => {
  // A missing price means 'call for price', a missing showroom either; other missing fields stay unchanged.
  const blanks = fields.flatMap((field, index) => (field && readBlank.has(field) ? [[index, ''] as const] : []))
  return (cells, line) =>
    readFeedRow(
      [...new Map([...blanks, ...cells])].flatMap(([index, text]) => {
        const field = fields[index]
        return field ? [{ field, header: headers[index] ?? '', text: text.trim() }] : []
      }),
      line,
    )
}
