import { HIDDEN_REMOVED, hasHidden } from '../../../content/format/plain-text.ts'
import { emptyPatch, type VehiclePatch } from '../edits/vehicle-patch.ts'
import { UnreadableCell } from '../vehicle-fields.ts'
import {
  columnOf,
  type FeedFormatName,
  feedFormats,
  formatNames,
  headerKey,
  priceRank,
  recognizeFormat,
} from './feed-formats.ts'
import { type FeedCell, isListField, readFeedRow } from './feed-row.ts'
import { type ImportRow, type RowProblem, UnreadableFile } from './import-row.ts'
import { readPriceCell } from './price-cell.ts'
import { columnNames, findColumn, unescapeFormula, type VehicleColumn } from './vehicle-csv.ts'

/** Field to column, as in `price: Our Price`; a list field may have several columns, and `=used` is a value for every row. */
export type ColumnMap = ReadonlyMap<string, readonly string[]>

/** In a map, the key for the name of a vehicle's element in XML, or of the list of vehicles in JSON. */
export const ITEM = 'item'

export type FormatName = (typeof formatNames)[number]

export type Reading = {
  format?: FormatName | undefined
  map?: ColumnMap | undefined
  /**
   * Unknown columns from other systems are left out and reported, but if there are any and no known price, the file is refused unless this
   * is set. With true, unknown columns in our own format are left out and reported, too.
   */
  ignoreUnknown?: boolean | 'feeds' | undefined
}

/** Cells' contents by column number. Sparse, since XML leaves out empty cells. */
export type Cells = ReadonlyMap<number, string>

export type Layout = {
  label: string
  ignored: readonly string[]
  readRow: (cells: Cells, line: number) => ImportRow
}

/** Per vehicle and per header row. Every field of every format with 24 pictures needs about 100. */
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

/** The header that is most likely the price's. */
const bestPrice = (headers: readonly string[]): string | undefined =>
  headers
    .flatMap((header) => {
      const rank = findColumn(header) ? undefined : priceRank(headerKey(header))
      return rank === undefined ? [] : [{ header, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)[0]?.header

const isUnusedHere = (header: string): boolean => header.trim() === '' || headerKey(header) === 'url'

function ownLayout(headers: readonly string[], line: number, { ignoreUnknown }: Reading): Layout {
  const price = headers.some((header) => headerKey(header) === 'price') ? undefined : bestPrice(headers)
  const columns = headers.map((header) =>
    isUnusedHere(header) ? undefined : findColumn(header === price ? 'price' : header),
  )
  const ignored = headers.filter((header, index) => !columns[index] && !isUnusedHere(header))
  if (ignored.length > 0 && ignoreUnknown !== true) {
    const columnAdvice = `the columns are ${columnNames.join(', ')}, and spec:NAME for any other specification`
    throw new UnreadableFile(
      line,
      `unknown column ${quoted(ignored)}; ${columnAdvice}. Give --ignore-unknown to leave it out, --format for a file of ${otherFormats}, or --map for one of any other system`,
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
  const problems: RowProblem[] = []
  const warnings: RowProblem[] = []
  for (const { column, index } of columns) {
    const text = cells.get(index) ?? ''
    if (hasHidden(text)) warnings.push({ line, column: column.name, reason: HIDDEN_REMOVED })
    try {
      if (column.name === 'price')
        readOwnPrice(text.trim(), patch, (reason) => warnings.push({ line, column: 'price', reason }))
      else column.read(unescapeFormula(text.trim()), patch)
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error
      problems.push({ line, column: column.name, reason: error.message })
    }
  }
  return { line, patch, problems, warnings }
}

function readOwnPrice(text: string, patch: VehiclePatch, warn: (reason: string) => void): void {
  const { price, isSold, warning } = readPriceCell(unescapeFormula(text), 'own file')
  patch.fields.price = price
  if (isSold) patch.fields.inStock = false
  if (warning) warn(warning)
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
  if (ignored.length > 0 && !ignoreUnknown && !columns.some((column) => column && /price/i.test(column.field))) {
    const advice =
      'no column is known to have the price; give --map to say which column each field is in, such as `price: COLUMN`'
    throw new UnreadableFile(line, `unknown column ${quoted(ignored)} in ${label}; ${advice}`)
  }
  const fields = columns.map((column, index) => {
    if (!column) return undefined
    const better = columns.some(
      (other, at) =>
        other?.field === column.field && (other.rank < column.rank || (other.rank === column.rank && at < index)),
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
  const constants: FeedCell[] = []
  for (const [field, names] of map) {
    if (field === ITEM) continue
    for (const name of names) {
      if (name.startsWith('=')) {
        constants.push({ field, header: field, text: name.slice(1).trim() })
        continue
      }
      const exact = headers.findIndex((header) => header.trim() === name.trim())
      const index = exact >= 0 ? exact : headers.findIndex((header) => headerKey(header) === headerKey(name))
      if (index < 0) {
        throw new UnreadableFile(line, `the map reads ${field} from '${name}'; the columns are ${quoted(headers)}`)
      }
      if (fields[index]) {
        throw new UnreadableFile(line, `the map reads ${fields[index]} and ${field} from the one column '${name}'`)
      }
      // In XML and JSON, a name may repeat, which makes several columns, all of them for this field.
      for (const [at, header] of headers.entries()) if (header === headers[index]) fields[at] = field
    }
  }
  const ignored = headers.filter((header, index) => !fields[index] && header.trim() !== '')
  return { label: 'the columns of the map', ignored, readRow: rowReader(headers, fields, constants) }
}

const readBlank = new Set(['price', 'salePrice', 'showroom'])

/** @param constants the same for every row; a column for the same field wins where it is not empty */
const rowReader = (
  headers: readonly string[],
  fields: readonly (string | undefined)[],
  constants: readonly FeedCell[] = [],
): Layout['readRow'] => {
  // A missing price means 'call for price', a missing showroom 'either'; other missing fields stay unchanged.
  const blanks = fields.flatMap((field, index) => (field && readBlank.has(field) ? [[index, ''] as const] : []))
  return (cells, line) => {
    const feedCells = [...new Map([...blanks, ...cells])].flatMap(([index, text]) => {
      const field = fields[index]
      return field ? [{ field, header: headers[index] ?? '', text: text.trim() }] : []
    })
    return readFeedRow([...feedCells, ...constants], line)
  }
}
