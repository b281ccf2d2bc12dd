import { SaxesParser } from 'saxes'
import { headerKey, recognizeFormat } from './feed-formats.ts'
import { type Item, MAX_DEPTH, rowsOf, tooDeep, tooManyValues } from './feed-items.ts'
import { type Layout, MAX_VALUES } from './feed-layout.ts'
import { type ImportRow, UnreadableFile } from './import-row.ts'

/** Usual names for the element of a vehicle. */
const usualNames = new Set([
  ...['item', 'entry', 'listing', 'vehicle', 'unit', 'product', 'cart', 'golfcart', 'car', 'record', 'row', 'ad'],
])
/** Reads `<field name="make">` as `<make>`. */
const genericElements = new Set(['field', 'property', 'attribute', 'param'])
const addresses = ['url', 'src', 'href'] as const

/** @param itemName of the element of a vehicle; by default, findItemName chooses it @throws UnreadableFile */
export function readXml(
  text: string,
  readHeader: (headers: readonly string[], line: number) => Layout,
  itemName?: string,
): { rows: ImportRow[]; layout: Layout } {
  const items = readItems(text, localName(itemName ?? findItemName(text)))
  if (items.length === 0) throw new UnreadableFile(1, `there is no vehicle in the file: no element ${itemName}`)
  return rowsOf(items, readHeader)
}

const localName = (name: string): string => headerKey(name.replace(/^[\w-]+:/, ''))

function fieldName(name: string, { name: field }: Readonly<Record<string, string>>): string {
  const own = name.replace(/^[\w-]+:/, '')
  return (genericElements.has(own.toLowerCase()) && field) || own
}

type Element = { name: string; depth: number; count: number; inside: Set<string> }

/** Picks from the elements that have children or several attributes. */
function findItemName(text: string): string {
  const elements = new Map<string, Element>()
  const path: { name: string; element: Element }[] = []
  const parser = parserOf()
  parser.on('opentag', ({ name, attributes }) => {
    if (path.length > MAX_DEPTH) throw tooDeep(parser.line)
    const own = localName(fieldName(name, attributes))
    const inside = path.at(-1)?.element.inside
    if (inside && inside.size < MAX_VALUES) inside.add(own)
    const element = elements.get(own) ?? { name: own, depth: path.length, count: 0, inside: new Set() }
    elements.set(own, element)
    element.count += 1
    const names = attributeNames(attributes)
    if (names.length > 1) for (const each of names) element.inside.add(each)
    path.push({ name: own, element })
  })
  parser.on('closetag', () => path.pop())
  parser.write(text).close()
  const [root, ...complex] = [...elements.values()]
    .filter(({ inside }) => inside.size > 0)
    .toSorted((a, b) => a.depth - b.depth)
  const itemElement =
    complex.find(({ name }) => usualNames.has(name)) ??
    complex.filter(({ inside }) => recognizeFormat([...inside])).toSorted((a, b) => b.count - a.count)[0] ??
    complex.find(({ count }) => count > 1) ??
    (root && usualNames.has(root.name) ? root : undefined)
  if (itemElement) return itemElement.name
  throw new UnreadableFile(
    1,
    'there is no vehicle in the file: no element repeats; a map can name the element of a vehicle, `item: NAME`',
  )
}

function readItems(text: string, itemName: string): Item[] {
  const items: Item[] = []
  const parser = parserOf()
  let path: string[] = []
  let item: Item | undefined
  let content = ''
  parser.on('opentag', ({ name, attributes }) => {
    content = ''
    if (item) {
      path.push(fieldName(name, attributes))
      if (path.length > MAX_DEPTH) throw tooDeep(parser.line)
      content = addresses.map((address) => attributes[address]).find(Boolean) ?? ''
    } else if (localName(name) === itemName) {
      const names = attributeNames(attributes)
      item = { line: parser.line, values: names.map((header) => ({ header, text: attributes[header] ?? '' })) }
      path = []
    }
  })
  const append = (piece: string) => {
    content += piece
  }
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('closetag', ({ name }) => {
    if (!item) return
    if (path.length === 0) {
      if (localName(name) === itemName) {
        items.push(item)
        item = undefined
      }
      return
    }
    if (content.trim() !== '') item.values.push({ header: path.join('.'), text: content.trim() })
    if (item.values.length > MAX_VALUES) throw tooManyValues(item)
    content = ''
    path.pop()
  })
  parser.write(text).close()
  return items
}

const attributeNames = (attributes: Readonly<Record<string, string>>): string[] =>
  Object.keys(attributes).filter((name) => name !== 'xmlns' && !name.includes(':'))

/** The parser throws UnreadableFile if the text isn't XML. */
function parserOf(): SaxesParser {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw new UnreadableFile(parser.line, `this is not valid XML: ${error.message.replace(/^[\d:]+\s*/, '')}`)
  })
  return parser
}
