import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

const folder = new URL('../../src/content/words/', import.meta.url)
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

const modules = names.filter((name) => /(?<!\.test|\.gen)\.ts$/.test(name))

const arithmetic = new Set<unknown>(['+', '-', '*', '/', '%', '**'])
const statements = /^(For|While|DoWhile|Update|New)/
const functions = /^(Math|Intl|Date|toFixed|toPrecision|reduce|sort|toSorted)$/

type SyntaxNode = Record<string, unknown>

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null

/** Finds syntax that plain data does not need: arithmetic, loops, `new`, rounding and sorting. */
function calculationsIn(syntax: unknown): unknown[] {
  if (Array.isArray(syntax)) return syntax.flatMap(calculationsIn)
  if (!isNode(syntax)) return []
  const { type, operator, name } = syntax
  const own: unknown[] = []
  if (type === 'BinaryExpression' && arithmetic.has(operator)) own.push(operator)
  if (statements.test(String(type))) own.push(type)
  if (type === 'Identifier' && functions.test(String(name))) own.push(name)
  return [...own, ...Object.values(syntax).flatMap(calculationsIn)]
}

function calculationsInCode(code: string): unknown[] {
  const { program, errors } = parseSync('words.ts', code)
  expect(errors).toEqual([])
  return calculationsIn(program.body)
}

describe('text modules', () => {
  test.each(modules)('such as %s only format figures and calculate nothing', (name) => {
    expect(calculationsInCode(read(name))).toEqual([])
  })

  test('are checked for arithmetic, loops and rounding', () => {
    const code = 'export const a = 2 * b\nfor (const c of d) e()\nexport const f = g.toFixed(1)'
    expect(calculationsInCode(code)).toEqual(['*', 'ForOfStatement', 'toFixed'])
  })
})
