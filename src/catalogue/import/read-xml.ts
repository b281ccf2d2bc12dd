import { SaxesParser } from 'saxes'
import { type ImportRow, UnreadableFile } from './import-row.ts'
import { type Layout, MAX_VALUES } from './layout.ts'

const itemNames = new Set(['item', 'entry', 'listing'])

const MAX_DEPTH = 50

type Item = { line: number; values: { header: string; text: string }[] }

/** Nested elements become one header (`image.url`), a repeated one several columns. @throws UnreadableFile */
export function readXml(
  text: string,
  readHeader: (headers: readonly string[], line: number) => Layout,
): { rows: ImportRow[]; layout: Layout } {
  const items = readItems(text)
  if (items.length === 0) {
    throw new UnreadableFile(1, `there is no vehicle in the file: no element ${[...itemNames].join(', ')}`)
  }
  const most = new Map<string, number>()
  for (const { values } of items) {
    for (const [header, same] of Map.groupBy(values, (value) => value.header)) {
      most.set(header, Math.max(most.get(header) ?? 0, same.length))
    }
  }
  const headers: string[] = []
  const firstIndex = new Map<string, number>()
  for (const [header, times] of most) {
    firstIndex.set(header, headers.length)
    headers.push(...Array<string>(times).fill(header))
  }
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

function readItems(text: string): Item[] {
  const items: Item[] = []
  const parser = new SaxesParser()
  let path: string[] = []
  let item: Item | undefined
  let content = ''
  parser.on('error', (error) => {
    throw new UnreadableFile(parser.line, `this is not valid XML: ${error.message.replace(/^[\d:]+\s*/, '')}`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    content = ''
    if (item) {
      path.push(name.replace(/^[\w-]+:/, ''))
      if (path.length > MAX_DEPTH) throw new UnreadableFile(parser.line, `elements are more than ${MAX_DEPTH} deep`)
    } else if (itemNames.has(name)) {
      item = { line: parser.line, values: [] }
      path = []
    }
    if (item && path.length > 0 && attributes.href) content = attributes.href
  })
  const append = (piece: string) => {
    content += piece
  }
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('closetag', ({ name }) => {
    if (!item) return
    if (path.length === 0) {
      if (itemNames.has(name)) {
        items.push(item)
        item = undefined
      }
      return
    }
    if (content.trim() !== '') item.values.push({ header: path.join('.'), text: content.trim() })
    if (item.values.length > MAX_VALUES) {
      throw new UnreadableFile(item.line, `this vehicle has more than ${MAX_VALUES} values; the feed is damaged`)
    }
    content = ''
    path.pop()
  })
  parser.write(text).close()
  return items
}
