import { expect, test } from 'vitest'
import { filled, ownLine } from './placeholder-line.ts'

test('replaces names in braces with facts, and capitalizes a fact if its name is capitalized', () => {
  const facts: Readonly<Record<string, string>> = { showroomsAre: 'showroom is', cities: 'Elmford' }
  expect(filled('The {showroomsAre} in {cities}. {ShowroomsAre} open.', (name) => facts[name] ?? '')).toBe(
    'The showroom is in Elmford. Showroom is open.',
  )
})

test('reports an unknown name along with the known ones', () => {
  const { error } = ownLine.safeParse('Carts in {citys}')
  expect(error?.issues[0]?.message).toMatch(/^\{citys\} is not known here; write one of .*\{cities\}/)
  expect(ownLine.safeParse('{Makers} in {cities}').success).toBe(true)
})
