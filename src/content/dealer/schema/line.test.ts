import { expect, test } from 'vitest'
import { filled, ownLine } from './line.ts'

test('names in braces become facts, with a capital where they are written with one', () => {
  const facts: Readonly<Record<string, string>> = { showroomsAre: 'showroom is', cities: 'Elmford' }
  expect(filled('The {showroomsAre} in {cities}. {ShowroomsAre} open.', (name) => facts[name] ?? '')).toBe(
    'The showroom is in Elmford. Showroom is open.',
  )
})

test('an unknown name is reported with the known ones', () => {
  const { error } = ownLine.safeParse('Carts in {citys}')
  expect(error?.issues[0]?.message).toMatch(/^\{citys\} is not known here; write one of .*\{cities\}/)
  expect(ownLine.safeParse('{Makers} in {cities}').success).toBe(true)
})
