import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { describe, expect, test } from 'vitest'

const folder = new URL('../../src/content/', import.meta.url)
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

const modules = names.filter((name) => /(?<!\.test|\.gen)\.ts$/.test(name))
const policies = names.filter((name) => name.endsWith('.mdx'))

const arithmetic = new Set<unknown>(['+', '-', '*', '/', '%', '**'])
const statements = /^(For|While|DoWhile|Update|New)/
const functions = /^(Math|Intl|Date|toFixed|toPrecision|reduce|sort|toSorted)$/

type SyntaxNode = Record<string, unknown>

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null

/** What makes a module more than data: sums, loops, `new`, rounding and sorting. */
function calculationsIn(syntax: unknown): unknown[] {
  if (Array.isArray(syntax)) return syntax.flatMap(calculationsIn)
  if (!isNode(syntax)) return []
  const { type, operator, value } = syntax
  const own: unknown[] = []
  if (type === 'BinaryExpression' && arithmetic.has(operator)) own.push(operator)
  if (statements.test(String(type))) own.push(type)
  if (type === 'Identifier' && functions.test(String(value))) own.push(value)
  return [...own, ...Object.values(syntax).flatMap(calculationsIn)]
}

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

describe('content is data', () => {
  test.each(modules)('%s calculates nothing beyond how a figure is written', (name) => {
    expect(calculationsIn(parseSync(read(name), { syntax: 'typescript' }).body)).toEqual([])
  })

  test('a sum, a loop and rounding would be noticed', () => {
    const code = 'export const a = 2 * b\nfor (const c of d) e()\nexport const f = g.toFixed(1)'
    expect(calculationsIn(parseSync(code, { syntax: 'typescript' }).body)).toEqual(['*', 'ForOfStatement', 'toFixed'])
  })
})

describe('a fact is written once', () => {
  test.each([
    ['a price', /\$\d/],
    ['a percentage', /\d%/],
    ['a figure with its unit', /\d (?:miles|hours|days|months|mph|feet)\b/],
  ])('no text holds %s: it is built from the constant', (_what, pattern) => {
    expect(modules.filter((name) => pattern.test(withoutComments(read(name))))).toEqual([])
  })

  test('phone numbers are in business.ts and showrooms.ts, the e-mail address in business.ts', () => {
    const holding = (pattern: RegExp) =>
      [...modules, ...policies].filter((name) => pattern.test(withoutComments(read(name)))).sort()
    expect(holding(/\d{3}-\d{3}-\d{4}/)).toEqual(['facts/business.ts', 'facts/showrooms.ts'])
    expect(holding(/\w@\w/)).toEqual(['facts/business.ts'])
  })

  test.each(policies)('%s takes every figure from a constant', (name) => {
    const text = read(name).replace(/^import[\s\S]*?from '.*'$/gm, '')
    expect(text.match(/.*\d.*/g) ?? []).toEqual([])
  })
})
