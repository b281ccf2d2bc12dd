import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { showrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string): string => readFileSync(join(root, name), 'utf8')
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
const filesIn = (pattern: string) => globSync(pattern, { cwd: root }).map((name) => [name, read(name)] as const)

const words = globSync('src/content/words/*.ts', { cwd: root })
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => [name, withoutComments(read(name))] as const)
const pages = filesIn('dealer/pages/*.yaml')
const policies = filesIn('dealer/policies/*.mdx')
const facts = filesIn('dealer/*.yaml')

describe('figures', () => {
  test.each([...words, ...pages])('in %s are never a literal price, percentage or measure', (_name, code) => {
    expect(code.match(/.*(?:\$\d|\d%|\d (?:miles|hours|days|months|mph|feet)\b).*/g) ?? []).toEqual([])
  })

  test.each(policies)('in %s all come from constants', (_name, text) => {
    expect(text.match(/.*\d.*/g) ?? []).toEqual([])
  })
})

describe('contact details', () => {
  const { name, email, phone } = business
  const own = showrooms.filter((showroom) => showroom.phone !== phone)
  const details = [
    ...[name, email, phone],
    ...own.map((showroom) => showroom.phone),
    ...own.flatMap(({ postal }) => (postal ? [postal.street, postal.postalCode] : [])),
  ]
  const texts = [...words, ...pages, ...policies, ...facts].map(([, text]) => text.replace(/^# .*$/gm, '')).join('\n')

  test.each(details)('appear once in the texts: %s', (detail) => {
    expect(texts.split(detail).length - 1).toBe(1)
  })

  test('are the only phone numbers and email addresses in the texts', () => {
    const numbers = texts.match(/(?:1-)?\d{3}-\d{3}-\d{4}/g) ?? []
    expect(numbers.toSorted()).toEqual([phone, ...own.map((showroom) => showroom.phone)].toSorted())
    expect(texts.match(/[\w.]+@[\w.]+/g)).toEqual([email])
  })
})
