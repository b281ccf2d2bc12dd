import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { dealerDir, folders } from '../paths/dealer-paths.ts'
import { curlyQuotesIn, type Mistake, mistakesIn } from './yaml-error-advice.ts'

/** Something to change in the folder. `line` counts from 1. */
export type Problem = {
  readonly file: string
  readonly line: number | undefined
  /** What is wrong, and what to write instead. */
  readonly text: string
}

/** Everything that is wrong, with one line for each problem. */
export class DealerProblems extends Error {
  override readonly name = 'SetupProblem'
  readonly fix = 'change these lines; `npx larkway dealer check` reads the folder again'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(`the dealer's folder can't be used:\n${problems.map((problem) => `  ${described(problem)}`).join('\n')}`)
    this.problems = problems
  }
}

/** `rentals.yaml, line 4: …` */
export const described = ({ file, line, text }: Problem): string => `${file}${line ? `, line ${line}` : ''}: ${text}`

/** Path of a file in the nearest folder that has it. */
export function findFile(path: string): string | undefined {
  return folders.map((folder) => join(folder, path)).find((file) => existsSync(file))
}

type Source = { readonly file: string; readonly lineOf: (path: readonly PropertyKey[]) => number | undefined }
export type Yaml = {
  /** Undefined when no folder has the file. */
  readonly value: unknown
  readonly problems: readonly Problem[]
  /** The position of a value, or of the object that it would belong to. */
  readonly placeOf: (path: readonly PropertyKey[]) => Pick<Problem, 'file' | 'line'>
}

/** A YAML file in the folder, merged over the same file in the folders that it extends: keys replace keys, lists replace lists, and null removes a key. */
export function readYaml(path: string, from: readonly string[] = folders): Yaml {
  const files = from.map((folder) => join(folder, path)).filter((file) => existsSync(file))
  const documents = files.map((file) => parseYaml(readFileSync(file, 'utf8'), displayPath(file)))
  const sources = documents.map(({ source }) => source)
  return {
    value: documents.reduceRight<unknown>((farther, { value }) => merge(value, farther), undefined),
    problems: documents.flatMap(({ problems }) => problems),
    placeOf: (at) => placeIn(sources, at) ?? { file: path, line: undefined },
  }
}

/** Curly quotes in a file of this folder. They are not errors, so the site can still be built. */
export const curlyQuotes = (path: string): readonly Problem[] =>
  parseYaml(readFileSync(join(dealerDir, path), 'utf8'), path).warnings

/** The value in the last folder of the chain, the dealer's main one. */
export const readMainYaml = (path: string): Yaml => readYaml(path, folders.slice(-1))

/** The YAML between the first two lines of `---` in a text file, and the text below it. */
export function readFrontMatter(file: string): Yaml & { readonly text: string } {
  const whole = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const [, front = '', text = whole] = /^(---\n[\s\S]*?\n)---(?:\n([\s\S]*))?$/.exec(whole) ?? []
  const { value, problems, source } = parseYaml(front, displayPath(file))
  const unclosed = { file: source.file, line: 1, text: 'close what this line opens with a second line of ---' }
  return {
    value,
    text,
    problems: front === '' && whole.startsWith('---') ? [unclosed] : problems,
    placeOf: (at) => placeIn([source], at) ?? { file: source.file, line: undefined },
  }
}

type YamlDocument = Pick<Yaml, 'value' | 'problems'> & {
  readonly source: Source
  readonly warnings: readonly Problem[]
}
/** Cached by file and text, since several lists of facts come from one file. */
const parsed = new Map<string, YamlDocument>()

function parseYaml(text: string, file: string): YamlDocument {
  const key = `${file}\n${text}`
  const result = parsed.get(key) ?? parseNewYaml(text, file)
  parsed.set(key, result)
  return result
}

function parseNewYaml(text: string, file: string): YamlDocument {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const lineOf = (at: readonly PropertyKey[]): number | undefined => {
    const keys = at.map((key) => (typeof key === 'symbol' ? String(key) : key))
    const parent: unknown = keys.length > 1 ? document.getIn(keys.slice(0, -1), true) : document.contents
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === keys.at(-1))?.key
      : document.getIn(keys, true)
    const range = hasRange(pair) ? pair.range : undefined
    return range ? lines.linePos(range[0]).line : undefined
  }
  const problemsOf = (mistakes: readonly Mistake[]): readonly Problem[] =>
    mistakes.map(({ at, text }) => ({ file, line: lines.linePos(at).line, text }))
  const mistakes = mistakesIn(document, text.length)
  return {
    value: mistakes.length > 0 ? undefined : (document.toJS() ?? undefined),
    problems: problemsOf(mistakes),
    warnings: problemsOf(curlyQuotesIn(document)),
    source: { file, lineOf },
  }
}

const hasRange = (node: unknown): node is { range: readonly [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)

function placeIn(sources: readonly Source[], at: readonly PropertyKey[]): Pick<Problem, 'file' | 'line'> | undefined {
  for (let path = at; path.length > 0; path = path.slice(0, -1)) {
    for (const { file, lineOf } of sources) {
      const line = lineOf(path)
      if (line !== undefined) return { file, line }
    }
  }
  return sources[0] && { file: sources[0].file, line: undefined }
}

/** The path that the dealer sees: relative to the folder. In a folder that this one extends, that folder's name comes first. */
export function displayPath(file: string): string {
  const folder = folders.find((one) => file.startsWith(`${one}/`))
  if (!folder) return file
  const path = file.slice(folder.length + 1)
  return folder === dealerDir ? path : join(folder.slice(dirname(folder).length + 1), path)
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function merge(nearer: unknown, farther: unknown): unknown {
  if (nearer === undefined) return farther
  if (!isPlain(nearer) || !isPlain(farther)) return nearer
  const keys = [...new Set([...Object.keys(farther), ...Object.keys(nearer)])]
  return Object.fromEntries(
    keys.filter((key) => nearer[key] !== null).map((key) => [key, merge(nearer[key], farther[key])]),
  )
}
