import { SaxesParser } from 'saxes'
import { type ImportRow, UnreadableFile } from './import-row.ts'
import type { Layout } from './layout.ts'

/** What stands for one vehicle in RSS, in Atom, and in Meta's XML. */
const itemNames = new Set(['item', 'entry', 'listing'])

type Item = { line: number; values: { header: string; text: string }[] }

/**
 * The vehicles of an XML feed. Elements within one another are one header (`image.url`), and an element that is there
 * several times is so many columns.
 * @throws UnreadableFile
 */
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
  const headers = [...most].flatMap(([header, times]) => Array<string>(times).fill(header))
  const layout = readHeader(headers, 1)
  const rows = items.map(({ line, values }) => {
    const left = new Map([...Map.groupBy(values, ({ header }) => header)].map(([header, same]) => [header, [...same]]))
    return layout.readRow(
      headers.map((header) => left.get(header)?.shift()?.text ?? ''),
      line,
    )
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
    if (item) path.push(name.replace(/^[\w-]+:/, ''))
    else if (itemNames.has(name)) {
      item = { line: parser.line, values: [] }
      path = []
    }
    // Atom gives an address as an attribute.
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
    content = ''
    path.pop()
  })
  parser.write(text).close()
  return items
}
