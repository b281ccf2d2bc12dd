import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { business } from '../../src/content/facts/business.ts'
import { showrooms } from '../../src/content/facts/showrooms.ts'

const content = join(import.meta.dirname, '../../src/content')
const read = (name: string): string => readFileSync(join(content, name), 'utf8')
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

const modules = globSync('**/*.ts', { cwd: content })
  .filter((name) => !/\.(test|gen)\.ts$/.test(name))
  .map((name) => [name, withoutComments(read(name))] as const)
const policies = globSync('policies/*.mdx', { cwd: content }).map(
  (name) => [name, read(name).replace(/^import[\s\S]*?from '.*'$/gm, '')] as const,
)

describe('texts are built from constants', () => {
  test.each(modules)('%s writes no price, percentage or measure into a text', (_name, code) => {
    expect(code.match(/.*(?:\$\d|\d%|\d (?:miles|hours|days|months|mph|feet)\b).*/g) ?? []).toEqual([])
  })

  test.each(policies)('%s takes every figure from a constant', (_name, text) => {
    expect(text.match(/.*\d.*/g) ?? []).toEqual([])
  })
})

describe('contact details are written once', () => {
  const { name, email, phone, tel } = business
  const own = showrooms.filter((showroom) => showroom.phone !== phone)
  const facts = [
    ...[name, email, phone, tel],
    ...own.flatMap((showroom) => [showroom.phone, showroom.tel]),
    ...own.flatMap(({ postal }) => (postal ? [postal.street, postal.postalCode] : [])),
  ]
  const texts = [...modules, ...policies].map(([, text]) => text).join('\n')
  // showrooms.ts has each street and postal code twice: in the address line and as separate fields.
  const parts = new Set<string>(own.flatMap(({ postal }) => (postal ? [postal.street, postal.postalCode] : [])))

  test.each(facts)('%s', (fact) => {
    expect(texts.split(fact).length - 1).toBe(parts.has(fact) ? 2 : 1)
  })

  test('content has no other phone number or e-mail address', () => {
    const numbers = texts.match(/(?:1-)?\d{3}-\d{3}-\d{4}/g) ?? []
    expect(numbers.toSorted()).toEqual([phone, ...own.map((showroom) => showroom.phone)].toSorted())
    expect(texts.match(/[\w.]+@[\w.]+/g)).toEqual([email])
  })
})
