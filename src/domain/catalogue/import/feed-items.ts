import { type Layout, MAX_VALUES } from './feed-layout.ts'
import { type ImportRow, UnreadableFile } from './import-row.ts'

/** A vehicle in XML or JSON. Nested values have a joined header (`image.url`), and repeated ones share it. */
export type Item = { line: number; values: { header: string; text: string }[] }

export const MAX_DEPTH = 50

export const tooManyValues = ({ line }: Pick<Item, 'line'>): UnreadableFile =>
  new UnreadableFile(line, `this vehicle has more than ${MAX_VALUES} values; the feed is damaged`)

export const tooDeep = (line: number): UnreadableFile =>
  new UnreadableFile(line, `elements are more than ${MAX_DEPTH} deep`)

/** As in a table: one column for each kind of value, several for one that repeats. */
export function headersOf(items: readonly Item[]): string[] {
  const most = new Map<string, number>()
  for (const { values } of items) {
    for (const [header, same] of Map.groupBy(values, (value) => value.header)) {
      most.set(header, Math.max(most.get(header) ?? 0, same.length))
    }
  }
  return [...most].flatMap(([header, times]) => Array<string>(times).fill(header))
}

/** @throws UnreadableFile */
export function rowsOf(
  items: readonly Item[],
  readHeader: (headers: readonly string[], line: number) => Layout,
): { rows: ImportRow[]; layout: Layout } {
  const headers = headersOf(items)
  const firstIndex = new Map<string, number>()
  for (const [index, header] of headers.entries()) if (!firstIndex.has(header)) firstIndex.set(header, index)
  const layout = readHeader(headers, 1)
  const rows = items.map(({ line, values }) => {
    const next = new Map<string, number>()
    const cells = values.map(({ header, text }) => {
      const index = next.get(header) ?? firstIndex.get(header) ?? 0
      next.set(header, index + 1)
      return [index, text] as const
    })
    return layout.readRow(new Map(cells.sort(([a], [b]) => a - b)), line)
  })
  return { rows, layout }
}
