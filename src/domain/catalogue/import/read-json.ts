import { z } from 'zod'
import { HIDDEN_REMOVED, hasHidden } from '../../../content/format/plain-text.ts'
import { problemOf } from '../column-problem.ts'
import { canNameSpecification, emptyPatch } from '../edits/vehicle-patch.ts'
import { stockedFields, stockedVehicle } from '../vehicle-fields.ts'
import { recognizeFormat } from './feed-formats.ts'
import { headersOf, type Item, MAX_DEPTH, rowsOf, tooDeep, tooManyValues } from './feed-items.ts'
import { ITEM, layoutOf, MAX_VALUES, type Reading } from './feed-layout.ts'
import { type ImportRow, type RowProblem, UnreadableFile } from './import-row.ts'
import { findColumn } from './vehicle-csv.ts'

const entry = z.strictObject(
  Object.fromEntries(
    stockedFields.map(([name, { schema }]) => [
      name,
      schema instanceof z.ZodOptional ? schema.nullable().optional() : schema.optional(),
    ]),
  ),
)
const specifications = stockedVehicle.shape.specifications.optional()

/** The feeds and the API add `url`, which is ignored. They also add a `condition` of 'unknown', which is read below. */
const ownKeys = new Set([...stockedFields.map(([name]) => name), 'url'])

/**
 * Reads lists from the API, `/feeds/inventory.json` and `inventory export`, and lists from other systems as tables.
 * @throws UnreadableFile
 */
export function readJson(text: string, reading: Reading) {
  const { format, map, ignoreUnknown } = reading
  const list = map?.get(ITEM)?.[0]
  const elements = splitArray(text, list).map(({ source, line }) => ({ value: parseElement(source, line), line }))
  const isOther = map !== undefined || (format ?? 'larkway') !== 'larkway'
  if (isOther || !isOurs(elements)) {
    const items = elements.map(({ value, line }) => itemOf(value, line))
    if (isOther || recognizeFormat(headersOf(items))) {
      const { rows, layout } = rowsOf(items, (headers, line) => layoutOf(headers, line, reading))
      return { rows, label: layout.label, ignored: layout.ignored }
    }
  }
  const ignored = new Set<string>()
  const rows = elements.map(({ value: element, line }): ImportRow => {
    const entries = Object.entries(isObject(element) ? element : {}).map(([key, value]) => [ownKey(key), value])
    const { url: _, ...fields }: Record<string, unknown> = Object.fromEntries(entries)
    if (fields.condition === 'unknown') {
      fields.isNew = null
      delete fields.condition
    }
    if (fields.showroom === '') fields.showroom = null
    const unknown = Object.keys(fields).filter((key) => !ownKeys.has(key))
    if (ignoreUnknown === true) {
      for (const key of unknown) {
        ignored.add(key)
        delete fields[key]
      }
    }
    return readEntry(isObject(element) ? fields : element, line)
  })
  return { rows, label: "Larkway's own fields", ignored: [...ignored] }
}

const isOurs = (elements: readonly { value: unknown }[]): boolean =>
  elements.every(
    ({ value }) =>
      isObject(value) &&
      Object.entries(value).every(
        ([key, each]) => ownKeys.has(ownKey(key)) || (key === 'condition' && each === 'unknown'),
      ),
  )

/** @throws UnreadableFile */
function itemOf(element: unknown, line: number): Item {
  const item: Item = { line, values: [] }
  const add = (value: unknown, path: readonly string[]): void => {
    if (path.length > MAX_DEPTH) throw tooDeep(line)
    if (Array.isArray(value)) for (const each of value) add(each, path)
    else if (isObject(value)) for (const [key, each] of Object.entries(value)) add(each, [...path, key])
    else if (value !== null && value !== undefined) item.values.push({ header: path.join('.'), text: String(value) })
    if (item.values.length > MAX_VALUES) throw tooManyValues(item)
  }
  add(element, [])
  return item
}

/** 'Lot' is the showroom, as in tables. A key that the site writes keeps its exact name. */
const ownKey = (key: string): string => (ownKeys.has(key) ? key : (findColumn(key)?.name ?? key))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Element = { source: string; line: number }

const NO_LIST = 'the file must be an array of vehicles: [{...}, {...}]'
const NOT_JSON = 'this is not valid JSON from here on'

function parseElement(source: string, line: number): unknown {
  try {
    return JSON.parse(source)
  } catch {
    throw new UnreadableFile(line, NOT_JSON)
  }
}

/** A string is one token, so brackets and commas in it are ignored. `rest` matches where no token starts. */
const tokens =
  /(?<space>[ \t\n]+)|(?<open>[[{])|(?<close>[\]}])|(?<comma>,)|"(?:[^"\\\n]|\\.)*"|[^\s"[\]{},]+|(?<rest>.)/g

type List = { name: string; elements: Element[]; size: number }

/**
 * Splits the list so that JSON.parse, which reports no line numbers for values or most errors, gets one element at a time.
 * @param name of the list, by default the longest list of objects that isn't inside another list
 */
function splitArray(text: string, name?: string): Element[] {
  const lists: List[] = []
  let line = 1
  let ended = false
  /** Each open bracket with the key before it. */
  const open: { token: string; key: string }[] = []
  let key = ''
  let list: (List & { depth: number; start: number }) | undefined
  let element: { start: number; line: number } | undefined
  const endElement = (end: number) => {
    if (!element || !list) throw new UnreadableFile(line, NOT_JSON)
    list.elements.push({ source: text.slice(element.start, end), line: element.line })
    element = undefined
  }
  for (const { 0: token, index, groups = {} } of text.matchAll(tokens)) {
    if (groups.space) {
      line += token.split('\n').length - 1
      continue
    }
    if (groups.rest || ended) throw new UnreadableFile(element?.line ?? line, NOT_JSON)
    if (open.length === 0 && !groups.open) throw new UnreadableFile(line, NO_LIST)
    if (open.length > MAX_DEPTH && !list) throw tooDeep(line)
    const inList = list && open.length === list.depth
    if (list && inList && groups.comma) {
      endElement(index)
      continue
    }
    if (list && inList && groups.close) {
      if (element || list.elements.length > 0) endElement(index)
      lists.push({ ...list, size: index - list.start })
      list = undefined
    } else if (list && inList) element ??= { start: index, line }
    if (token.startsWith('"')) key = token
    if (groups.open) {
      open.push({ token, key: key.slice(1, -1) })
      if (token === '[' && !list)
        list = { name: open.at(-1)?.key ?? '', elements: [], size: 0, depth: open.length, start: index }
    }
    if (groups.close) ended = open.pop() !== undefined && open.length === 0
  }
  if (!ended) throw new UnreadableFile(element?.line ?? line, NOT_JSON)
  const [longest] = lists
    .filter((each) => name === undefined || each.name === name)
    .filter(({ elements: [first] }) => text.trimStart().startsWith('[') || first?.source.startsWith('{'))
    .toSorted((a, b) => b.size - a.size)
  if (!longest) throw new UnreadableFile(1, NO_LIST)
  return longest.elements
}

function readEntry(value: unknown, line: number): ImportRow {
  const result = entry.safeParse(isObject(value) && value.price === 0 ? { ...value, price: null } : value)
  const patch = emptyPatch()
  const problem = (reason: string): RowProblem => ({ line, column: 'specifications', reason })
  const names = isObject(value) && isObject(value.specifications) ? Object.keys(value.specifications) : []
  const problems = [
    ...(result.success ? [] : result.error.issues.map((issue) => ({ line, ...problemOf(issue) }))),
    ...(names.length > MAX_VALUES ? [problem(`has more than ${MAX_VALUES} entries`)] : []),
    ...names
      .filter((name) => !canNameSpecification(name))
      .map((name) => problem(`a specification cannot be called '${name}'`)),
  ]
  if (!result.success || problems.length > 0) return { line, patch, problems }
  for (const [name, field] of Object.entries(result.data)) {
    if (name !== 'specifications' && field !== undefined) patch.fields[name] = field ?? undefined
  }
  const listedSpecifications = specifications.parse(result.data.specifications)
  if (listedSpecifications) Object.assign(patch, { specifications: listedSpecifications, replacesSpecifications: true })
  const fields = Object.entries(isObject(value) ? value : {})
  const warnings = fields
    .filter(([, field]) => textsIn(field).some(hasHidden))
    .map(([column]) => ({ line, column, reason: HIDDEN_REMOVED }))
  return { line, patch, problems, warnings }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
