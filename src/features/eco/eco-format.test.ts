import { assert, double, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from './eco-format.ts'

const intl = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 }).format(value)

test('formats numbers under a billion like Intl.NumberFormat, and shortens larger ones', () => {
  const numbers = double({ min: 0, max: 999_999_999, noNaN: true })
  const thousandths = integer({ min: 0, max: 20_000 }).map((value) => value / 1000)
  for (const values of [numbers, thousandths]) {
    assert(
      property(values, (value) => {
        expect(formatAmount(value, 'number')).toBe(intl(value))
      }),
      { numRuns: 2000 },
    )
  }
  expect(formatAmount(1.005, 'number')).toBe('1.01')
  expect(formatAmount(5_200_000_000, 'number')).toBe('5.2B')
})
