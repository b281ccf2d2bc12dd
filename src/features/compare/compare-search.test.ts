import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedCarts, shownPair, stepped } from './compare-search.ts'

test('accepts a list, repeated parameters or both, and keeps each cart once', () => {
  expect(namedCarts('a,b')).toEqual(['a', 'b'])
  expect(namedCarts(['a', 'b'])).toEqual(['a', 'b'])
  expect(namedCarts(['a,b', ' B ', 7])).toEqual(['a', 'b', '7'])
  expect(namedCarts(undefined)).toEqual([])
})

test('shows two different carts whatever the query string says, and each step replaces one with a third cart', () => {
  const column = fc.oneof(fc.integer({ min: -2, max: 7 }), fc.string(), fc.constant(undefined))
  fc.assert(
    fc.property(column, column, fc.integer({ min: 3, max: 4 }), fc.constantFrom(1, -1), (left, right, count, by) => {
      const [first, second] = shownPair(left, right, count)
      expect(first).not.toBe(second)
      const next = stepped(first, by, second, count)
      expect([first, second]).not.toContain(next)
      expect(next).toBeGreaterThanOrEqual(0)
      expect(next).toBeLessThan(count)
    }),
  )
})
