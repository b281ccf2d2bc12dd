import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type AtRule, type ChildNode, CssSyntaxError, type Declaration, parse, type Rule } from 'postcss'
import { displayPath, type Problem } from '../reading/read-dealer-folder.ts'
import { valueProblem } from './theme-properties.ts'

/** A theme property as set in a style sheet. */
export type Setting = { readonly value: string; readonly file: string; readonly line: number | undefined }
type Lines = readonly (readonly [property: string, value: string])[]
/** `file` is the path of the font; a fallback made of local fonts has none. */
export type FontFace = { readonly family: string; readonly file: string | undefined; readonly lines: Lines }
export type Hook = { readonly name: string; readonly lines: readonly (Setting & { readonly property: string })[] }
export type Sheet = {
  readonly settings: ReadonlyMap<string, Setting>
  readonly faces: readonly FontFace[]
  readonly hooks: readonly Hook[]
  readonly problems: readonly Problem[]
}

const hookNames = ['header', 'opening', 'closing', 'card', 'band', 'footer']
const HOOK = /^\[data-hook=["']?([\w-]+)["']?\]$/
const HOOKED = /^(?:background|border|padding)(?:-|$)/
const FONT_FILE = /^fonts\/[\w.-]+\.woff2$/
const FACE_LINES =
  /^(?:font-family|src|font-(?:weight|stretch|style|display)|unicode-range|size-adjust|(?:ascent|descent|line-gap)-override)$/

export type Theme = {
  readonly settings: ReadonlyMap<string, Setting>
  readonly faces: readonly FontFace[]
  readonly hooks: readonly Hook[]
  readonly value: (property: string) => string
}

/** Reads a theme.css: properties on `:root`, fonts, and hooks. Anything else is a problem. */
export function readSheet(path: string): Sheet {
  const file = displayPath(path)
  const settings = new Map<string, Setting>()
  const faces: FontFace[] = []
  const hooks: Hook[] = []
  const problems: Problem[] = []
  const report = (node: ChildNode, text: string) => problems.push({ file, line: node.source?.start?.line, text })

  const declarations = (rule: AtRule | Rule): Declaration[] =>
    (rule.nodes ?? []).flatMap((node) => {
      if (node.type === 'decl' && !node.important) return [node]
      if (node.type !== 'comment') report(node, 'write only lines such as ‘name: value;’ here, without !important')
      return []
    })

  const readProperties = (rule: Rule) => {
    for (const line of declarations(rule)) {
      const text = valueProblem(line.prop, line.value)
      if (text) report(line, text)
      else settings.set(line.prop, { value: line.value, file, line: line.source?.start?.line })
    }
  }

  const readFace = (rule: AtRule) => {
    const lines = declarations(rule)
    const lineOf = (property: string) => lines.find(({ prop }) => prop === property)?.value ?? ''
    const [, url] = /^url\(["']?([^"')]*)["']?\)(?: format\(["']?woff2["']?\))?$/.exec(lineOf('src')) ?? []
    const font = url === undefined ? undefined : join(dirname(path), url)
    for (const line of lines) if (!FACE_LINES.test(line.prop)) report(line, `‘${line.prop}’ can’t stand in @font-face`)
    if (url === undefined ? !/^(?:local\([^()]*\)(?:,\s*)?)+$/.test(lineOf('src')) : !FONT_FILE.test(url)) {
      report(rule, 'write the font as src: url("fonts/name.woff2") format("woff2"); and put the file into brand/fonts')
    }
    const family = unquoted(lineOf('font-family'))
    if (!family) report(rule, 'font-family is missing; write the name of the family')
    faces.push({ family, file: font, lines: lines.map(({ prop, value }) => [prop, value]) })
  }

  const readHook = (rule: Rule, name: string) => {
    if (!hookNames.includes(name)) report(rule, `there is no hook ‘${name}’; write one of ${hookNames.join(', ')}`)
    const lines = declarations(rule).flatMap((line) => {
      const { prop: property, value } = line
      if (HOOKED.test(property) && !/url\(/i.test(value)) {
        return [{ property, value, file, line: line.source?.start?.line }]
      }
      report(line, `‘${property}: ${value}’ can’t stand here; only background, border and padding can, without files`)
      return []
    })
    hooks.push({ name, lines })
  }

  for (const node of parseSheet(path, problems)) {
    const [, hook] = (node.type === 'rule' && HOOK.exec(node.selector)) || []
    if (node.type === 'comment') continue
    if (node.type === 'rule' && node.selector === ':root') readProperties(node)
    else if (node.type === 'rule' && hook) readHook(node, hook)
    else if (node.type === 'atrule' && node.name === 'font-face') readFace(node)
    else
      report(
        node,
        'only :root { … }, @font-face { … } and [data-hook="header"] { … } can stand in a theme; remove this',
      )
  }
  return { settings, faces, hooks, problems }
}

export const unquoted = (text: string): string => text.trim().replaceAll(/^["']|["']$/g, '')

function parseSheet(path: string, problems: Problem[]): readonly ChildNode[] {
  try {
    return parse(readFileSync(path, 'utf8')).nodes
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    problems.push({
      file: displayPath(path),
      line: error.line,
      text: `${error.reason}; check the braces and semicolons here`,
    })
    return []
  }
}
