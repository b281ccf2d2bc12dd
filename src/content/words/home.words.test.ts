import { expect, test } from 'vitest'
import { home } from './home.words.ts'

test.each([
  [{ carts: 35, prices: 'New from $6,695, used from $5,450' }, '35 in stock today. New from $6,695, used from $5,450.'],
  [{ carts: 1, prices: undefined }, '1 in stock today. Prices on request.'],
  [{ carts: 0, prices: undefined }, 'Nothing in stock today. Ask what’s coming.'],
])('for %j, the home page says: %s', (floor, sentence) => {
  expect(home.hero.floor(floor)).toBe(sentence)
})
