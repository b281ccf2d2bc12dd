import { readFileSync } from 'node:fs'
import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { displayPath, type Problem } from '../reading/read-dealer-folder.ts'

export type Drawing = { readonly text: string; readonly width: number; readonly height: number }

const namespaces = { svg: 'http://www.w3.org/2000/svg', xlink: 'http://www.w3.org/1999/xlink' }
const xml = 'http://www.w3.org/XML/1998/namespace'
/** Namespaces of notes that drawing programs leave in a file. Browsers skip them. */
const inert: ReadonlySet<string> = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.serif.com/',
  'http://www.vectornator.io',
])

const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'use']
const paints = ['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask']
const elements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'title', 'desc', 'metadata', ...shapes, ...paints],
])
const linking: ReadonlySet<string> = new Set(['use', 'linearGradient', 'radialGradient'])

const geometry = [
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'fr',
  'd',
  'points',
  'width',
]
const frames = ['height', 'viewBox', 'preserveAspectRatio', 'transform', 'gradientTransform', 'pathLength', 'offset']
const units = ['gradientUnits', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits']
const names = ['id', 'class', 'role', 'lang', 'version', 'baseProfile', 'focusable']
const attributes: ReadonlySet<string> = new Set([...geometry, ...frames, ...units, ...names])
const families =
  /^(?:fill|stroke|stop|font|text|marker|clip|mask|color|letter|word|writing|line|solid|shape|image|paint|white|flood|lighting)(?:-[a-z]+)*$/
const looks =
  /^(?:opacity|display|visibility|overflow|direction|filter|transform|isolation|mix-blend-mode|vector-effect|enable-background|baseline-shift|dominant-baseline|block-progression|-inkscape-[a-z-]+)$/

const MOST_ELEMENTS = 2000
const functions: ReadonlySet<string> = new Set([
  'url',
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'calc',
  'matrix',
  'translate',
  'scale',
  'rotate',
  'skewx',
  'skewy',
  'rect',
])

const plain = 'draw it with paths alone, or have a drawing program save it as ‘plain SVG’ with text turned into paths'
const instead: Readonly<Record<string, string>> = {
  style: 'save it with ‘presentation attributes’ rather than a style sheet or CSS classes',
  image: 'draw the picture with paths, or leave it out',
  text: 'turn text into paths (‘create outlines’, ‘object to path’)',
  filter: 'leave out shadows and other effects',
  pattern: 'fill it with colors and gradients alone',
}

/** An element and everything that it makes a browser draw: its children, and elements that it refers to. */
type SvgElement = {
  readonly name: string
  readonly line: number
  readonly children: SvgElement[]
  readonly refers: string[]
}

/** Checks a logo or mark, which becomes part of every page, against an allowlist: shapes, but no links, scripts or anything from another address. */
export function checkSvg(path: string): { drawing: Drawing; problems: readonly Problem[] } {
  const text = readFileSync(path, 'utf8')
  const parser = new SaxesParser({ xmlns: true, position: true })
  const problems: Problem[] = []
  const report = (what: string, how = plain, line = parser.line) =>
    problems.push({ file: displayPath(path), line, text: `${what}; ${how}` })
  let size: Omit<Drawing, 'text'> | undefined
  const byId = new Map<string, SvgElement>()
  const open: SvgElement[] = []
  const all: SvgElement[] = []
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) report(`it is in ${encoding}`, 'save it in UTF-8')
  })
  parser.on('doctype', () => report('a document type can’t stand in it'))
  parser.on('processinginstruction', () => report('a processing instruction can’t stand in it'))
  parser.on('opentag', ({ name, local, uri, attributes: attributesByName }) => {
    const element: SvgElement = { name: local, line: parser.line, children: [], refers: [] }
    const isSvg = uri === namespaces.svg
    if (all.length === 0 && !isSvg) report('<svg xmlns="http://www.w3.org/2000/svg"> has to be its first element')
    else if (!(isSvg ? elements.has(local) : inert.has(uri))) report(`<${name}> can’t stand in it`, instead[local])
    if (isSvg && local === 'svg') size ??= sizeOf(attributesByName.viewBox?.value ?? '')
    for (const attribute of Object.values(attributesByName)) {
      if (isSvg && !isAllowed(attribute, local))
        report(`${attribute.name}="${attribute.value.slice(0, 40)}" can’t stand in it`)
      element.refers.push(...refersTo(attribute, local))
    }
    open.at(-1)?.children.push(element)
    open.push(element)
    all.push(element)
    if (all.length === MOST_ELEMENTS + 1) report(`it has more than ${MOST_ELEMENTS} elements`, 'simplify the drawing')
    if (attributesByName.id) byId.set(attributesByName.id.value, element)
  })
  parser.on('closetag', () => open.pop())
  parser.on('error', (error) => report(`it can’t be read (${error.message.replace(/^\d+:\d+: /, '')})`))
  parser.write(text).close()
  if (!size) report('viewBox is missing on <svg>')
  // Drawings that are too large are rejected without walking through them.
  if (all.length > MOST_ELEMENTS) return { drawing: { text, ...(size ?? { width: 0, height: 0 }) }, problems }
  for (const { name, refers, line } of all) {
    const target = name === 'use' ? byId.get(refers[0] ?? '') : undefined
    if (target && contains(target, 'use')) report('<use> can’t use what has another <use> in it', plain, line)
  }
  if (weightOf(all[0], byId) > MOST_ELEMENTS)
    report(`with what it repeats it has more than ${MOST_ELEMENTS} elements`, 'simplify the drawing')
  return { drawing: { text, ...(size ?? { width: 0, height: 0 }) }, problems }
}

function isAllowed({ local, prefix, uri, value }: SaxesAttributeNS, element: string): boolean {
  // A namespace alone does nothing; elements and attributes in it are checked separately.
  if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) return true
  if (uri === xml) return local === 'space' || local === 'lang' || local === 'id'
  if (local === 'href' && (uri === '' || uri === namespaces.xlink))
    return linking.has(element) && /^#[^\s"'\\]+$/.test(value)
  if (uri !== '') return inert.has(uri)
  if (local === 'style') return value.split(';').every(isPlainDeclaration)
  if (/^(?:aria|data)-[\w-]+$/.test(local)) return true
  return (attributes.has(local) || families.test(local) || looks.test(local)) && isPlainValue(value)
}

function isPlainDeclaration(declaration: string): boolean {
  if (declaration.trim() === '') return true
  const [, property = '', value = ''] = /^\s*([a-z-]+)\s*:(.*)$/s.exec(declaration) ?? []
  return (families.test(property) || looks.test(property)) && !/["'@]/.test(value) && isPlainValue(value)
}

/** Allows no address outside the drawing, even in functions that CSS may get in the future. */
const isPlainValue = (value: string): boolean =>
  !/[\\<{}]|\/\*/.test(value) &&
  [...value.matchAll(/([\w-]*)\s*\(([^)]*)/g)].every(
    ([, name = '', inside = '']) =>
      functions.has(name.toLowerCase()) && (name.toLowerCase() !== 'url' || /^\s*["']?#[^\s"']+["']?\s*$/.test(inside)),
  )

/** Ids of elements that an attribute makes the browser draw again. A gradient's own reference draws nothing. */
function refersTo({ local, uri, value }: SaxesAttributeNS, element: string): readonly string[] {
  if (local === 'href' && (uri === '' || uri === namespaces.xlink)) return element === 'use' ? [value.slice(1)] : []
  return [...value.matchAll(/url\(\s*["']?#([^\s"')]+)/gi)].flatMap(([, id]) => id ?? [])
}

const contains = (element: SvgElement, name: string): boolean =>
  element.name === name || element.children.some((child) => contains(child, name))

/** How many elements a browser draws: infinitely many if an element refers to itself. */
function weightOf(root: SvgElement | undefined, byId: ReadonlyMap<string, SvgElement>): number {
  const weights = new Map<SvgElement, number>()
  const weigh = (element: SvgElement): number => {
    const before = weights.get(element)
    if (before !== undefined) return before
    weights.set(element, Number.POSITIVE_INFINITY)
    const targets = element.refers.flatMap((id) => byId.get(id) ?? []).filter(({ name }) => !name.endsWith('Gradient'))
    const weight = [...element.children, ...targets].reduce((sum, each) => sum + weigh(each), 1)
    weights.set(element, weight)
    return weight
  }
  return root ? weigh(root) : 0
}

function sizeOf(viewBox: string): Omit<Drawing, 'text'> | undefined {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 && Number.isFinite(width + height) ? { width, height } : undefined
}
