import { expect, test } from 'vitest'
import { usd, usdCents, usdShort } from './money.ts'

test('formats amounts like Intl.NumberFormat', () => {
  const platform = (fractionDigits: number) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
  const amounts = [
    0, 1, 9.99, 10, 93.333333, 228.335, 245, 999, 999.5, 1000, 8995, 12_345.678, 99_999.99, 1e6, 123456789,
  ]
  for (const amount of [...amounts, ...amounts.map((one) => -one).filter((one) => one < 0)]) {
    expect(usd(amount)).toBe(platform(0).format(amount))
    expect(usdCents(amount)).toBe(platform(2).format(amount))
  }
})

test('the short form shows cents only if there are any', () => {
  expect(usdShort(1245)).toBe('$1,245')
  expect(usdShort(228.3)).toBe('$228.30')
})
