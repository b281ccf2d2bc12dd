import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { towns } from '../../content/dealer/facts/towns.facts.ts'
import { townAreas } from '../../content/dealer/town-areas.ts'
import { townRules } from './road-rules-by-town.ts'
import { TownTable } from './town-table.tsx'

const rule = {
  rule: 'Low-speed vehicles also on Main Street.',
  source: { name: 'Code, chapter 70', url: 'https://code.example/70' },
  checkedOn: '2026-11-03',
} as const

test('lists every town once, with villages in the row of their municipality', () => {
  const rows = townRules(towns, {})
  expect(rows.flatMap(({ town, also }) => [town, ...also].map(({ slug }) => slug)).toSorted()).toEqual(
    towns.map(({ slug }) => slug).toSorted(),
  )
  const commercial = rows.find(({ town }) => town.slug === 'commercial-township')
  expect(commercial?.also.map(({ name }) => name).toSorted()).toEqual(['Laurel Lake', 'Mauricetown', 'Port Norris'])
  // The village's municipality is not listed, so the village gets a row of its own.
  expect(rows.map(({ town }) => town.slug)).toContain('chinchilla-township')
  expect(rows.filter((row) => row.rule)).toEqual([])
})

test('sorts towns with a rule first, then by name, and lets a village have its own rule', () => {
  const [first, second, third] = townRules(townAreas[0]?.towns ?? [], { 'port-norris': rule, millville: rule })
  expect([first, second].map((row) => [row?.town.slug, row?.rule])).toEqual([
    ['millville', rule],
    ['port-norris', rule],
  ])
  expect(third?.town.slug).toBe('bridgeton')
})

test('shows a rule in a row with its source and date, and lists towns without a rule in a sentence', () => {
  const rows = townRules(townAreas[0]?.towns ?? [], { millville: rule })
  const html = renderToStaticMarkup(createElement(TownTable, { state: 'New Jersey', rows }))
  const rowsShown = html.split('<tr').filter((row) => row.includes('<td'))
  const millville = html.slice(html.indexOf('id="millville"'), html.indexOf('</table>'))
  for (const part of [rule.rule, `href="${rule.source.url}"`, rule.source.name, 'November 3, 2026'])
    expect(millville).toContain(part)
  expect(rowsShown).toHaveLength(1)
  expect(millville).not.toContain('Not checked yet')
  expect(html.slice(html.indexOf('</table>'))).toContain('id="bridgeton"')
})
