import { expect, test } from 'vitest'
import { towns, townsOfNewJersey } from '../../content/towns/towns.ts'
import { townRules } from './town-rules.ts'

const rule = {
  rule: 'Low-speed vehicles also on Main Street.',
  source: { name: 'Code, chapter 70', url: 'https://code.example/70' },
  checkedOn: '2026-11-03',
} as const

test('every town is there once, a village in the row of its municipality', () => {
  const rows = townRules(towns, {})
  expect(rows.flatMap(({ town, also }) => [town, ...also].map(({ slug }) => slug)).toSorted()).toEqual(
    towns.map(({ slug }) => slug).toSorted(),
  )
  const commercial = rows.find(({ town }) => town.slug === 'commercial-township')
  expect(commercial?.also.map(({ name }) => name).toSorted()).toEqual(['Laurel Lake', 'Mauricetown', 'Port Norris'])
  // Its municipality has no row.
  expect(rows.map(({ town }) => town.slug)).toContain('chinchilla-township')
  expect(rows.filter((row) => row.rule)).toEqual([])
})

test('towns with a rule come first, then by name, and a village may have one of its own', () => {
  const [first, second, third] = townRules(townsOfNewJersey, { 'port-norris': rule, millville: rule })
  expect([first, second].map((row) => [row?.town.slug, row?.rule])).toEqual([
    ['millville', rule],
    ['port-norris', rule],
  ])
  expect(third?.town.slug).toBe('bridgeton')
})
