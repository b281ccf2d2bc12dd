import { z } from 'zod'
import { HIDDEN_REMOVED, hasHidden } from '../plain-text.ts'
import { problemOf } from '../schema-problems.ts'
import { findColumn } from '../vehicle-csv.ts'
import { stockedFields, stockedVehicle } from '../vehicle-fields.ts'
import { canNameSpecification, emptyPatch } from '../vehicle-patch.ts'
import { type ImportRow, type Problem, UnreadableFile } from './import-row.ts'
import { MAX_VALUES, type Reading } from './layout.ts'

const entry = z.strictObject(
  Object.fromEntries(
    stockedFields.map(([name, { schema }]) => [
      name,
      schema instanceof z.ZodOptional ? schema.nullable().optional() : schema.optional(),
    ]),
  ),
)
const specifications = stockedVehicle.shape.specifications.optional()

const knownKeys = new Set([...stockedFields.map(([name]) => name), 'url'])

/** Reads what the API, `/feeds/inventory.json` and `inventory export` write. @throws UnreadableFile */
export function readJson(text: string, { format, map, ignoreUnknown }: Reading) {
  if (map || (format && format !== 'larkway')) {
    throw new UnreadableFile(
      1,
      'formats and maps of columns are for CSV, TSV and XML files; JSON is read as the site writes it',
    )
  }
  const ignored = new Set<string>()
  const rows = splitArray(text).map(({ source, line }): ImportRow => {
    const element = parseElement(source, line)
    const named = Object.entries(isObject(element) ? element : {}).map(([key, value]) => [ownKey(key), value])
    const { url: _, ...fields }: Record<string, unknown> = Object.fromEntries(named)
    if (fields.showroom === '') fields.showroom = null
    const unknown = Object.keys(fields).filter((key) => !knownKeys.has(key))
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

/** 'Lot' is the showroom, as in tables. A key that the site writes keeps its exact name. */
const ownKey = (key: string): string => (knownKeys.has(key) ? key : (findColumn(key)?.name ?? key))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Element = { source: string; line: number }

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

/** JSON.parse reports no lines for values and most errors, so it parses one element at a time. */
function splitArray(text: string): Element[] {
  const elements: Element[] = []
  let line = 1
  let depth = 0
  let ended = false
  let element: { start: number; line: number } | undefined
  const endElement = (end: number) => {
    if (!element) throw new UnreadableFile(line, NOT_JSON)
    elements.push({ source: text.slice(element.start, end), line: element.line })
    element = undefined
  }
  for (const { 0: token, index, groups = {} } of text.matchAll(tokens)) {
    if (groups.space) {
      line += token.split('\n').length - 1
      continue
    }
    if (groups.rest || ended) throw new UnreadableFile(element?.line ?? line, NOT_JSON)
    if (depth === 0) {
      if (token !== '[') {
        throw new UnreadableFile(line, 'the file must be an array of vehicles: [{...}, {...}]')
      }
      depth = 1
      continue
    }
    if (depth === 1 && groups.comma) {
      endElement(index)
      continue
    }
    if (depth === 1 && groups.close) {
      if (element || elements.length > 0) endElement(index)
      ended = true
      continue
    }
    element ??= { start: index, line }
    if (groups.open) depth += 1
    if (groups.close) depth -= 1
  }
  if (!ended) throw new UnreadableFile(element?.line ?? line, NOT_JSON)
  return elements
}

function readEntry(value: unknown, line: number): ImportRow {
  const result = entry.safeParse(isObject(value) && value.price === 0 ? { ...value, price: null } : value)
  const patch = emptyPatch()
  const problem = (reason: string): Problem => ({ line, column: 'specifications', reason })
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
  const given = specifications.parse(result.data.specifications)
  if (given) Object.assign(patch, { specifications: given, replacesSpecifications: true })
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
