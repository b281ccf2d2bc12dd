import { expect, test } from 'vitest'
import { figuresIn } from './policy-figures.ts'

test('figures are found with their lines, plain or with a format', () => {
  expect(figuresIn('Within {returns.newCarts.days} days.\n\nIt costs {usd(storage.preSeasonPrep)}.')).toEqual([
    { text: '{returns.newCarts.days}', line: 1, format: undefined, path: ['returns', 'newCarts', 'days'] },
    { text: '{usd(storage.preSeasonPrep)}', line: 3, format: 'usd', path: ['storage', 'preSeasonPrep'] },
  ])
})

test.each(['{1 + 1}', '{eval(storage.preSeasonPrep)}', '{usd(storage.preSeasonPrep}', '{}'])(
  '%s is no figure',
  (text) => {
    expect(figuresIn(text)[0]?.path).toEqual([])
  },
)
