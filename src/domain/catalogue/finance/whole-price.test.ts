import fc from 'fast-check'
import { expect, test } from 'vitest'
import { salesTax, titleAndRegistration } from '../../../content/dealer/facts/taxes.facts.ts'
import { taxOf, wholePrice } from './whole-price.ts'

test('New Jersey and Pennsylvania tax the price and the delivery at their published rates', () => {
  expect(salesTax.rates).toEqual({ 'New Jersey': 6625, Pennsylvania: 6000 })
  // 8,531 x 6.625% = 565.17875; 8,531 x 6% = 511.86.
  const purchase = { price: 8495, delivery: 36, isRegistered: false }
  expect(wholePrice({ ...purchase, state: 'New Jersey' })).toMatchObject({ taxCents: 56_518, totalCents: 909_618 })
  expect(wholePrice({ ...purchase, state: 'Pennsylvania' })).toMatchObject({ taxCents: 51_186, totalCents: 904_286 })
})

test.each([
  // 1,000.80 x 6.625% = 66.303; 1,000.40 x 6.625% = 66.2765; 8 x 6.625% is 53 cents, 4 x 6.625% is 26.5.
  [1000.8, 6630],
  [1000.4, 6628],
  [8, 53],
  [4, 27],
])('rounds the tax on $%s to whole cents, with half a cent rounded up', (price, taxCents) => {
  expect(wholePrice({ price, delivery: 0, state: 'New Jersey', isRegistered: false })?.taxCents).toBe(taxCents)
})

test('leaves delivery without a fixed fee out of tax and total, and adds the title fee of a registered cart', () => {
  const dollars = titleAndRegistration.dollars.Pennsylvania ?? 0
  expect(wholePrice({ price: 4000, delivery: undefined, state: 'Pennsylvania', isRegistered: true })).toEqual({
    priceCents: 400_000,
    deliveryCents: undefined,
    taxCents: 24_000,
    titleCents: dollars * 100,
    totalCents: 424_000 + dollars * 100,
  })
})

test('the total is the sum of its rows in whole cents, and the tax is off by half a cent at most', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(cents, cents, fc.constantFrom('New Jersey', 'Pennsylvania'), (price, delivery, state) => {
      const whole = wholePrice({ price: price / 100, delivery: delivery / 100, state, isRegistered: true })
      if (!whole) throw new Error(`${state} has rates`)
      const { priceCents, deliveryCents = 0, taxCents, titleCents = 0, totalCents } = whole
      expect([priceCents, deliveryCents]).toEqual([price, delivery])
      expect(totalCents).toBe(priceCents + deliveryCents + taxCents + titleCents)
      const exact = BigInt(price + delivery) * BigInt(salesTax.rates[state] ?? 0)
      expect(Math.abs(Number(BigInt(taxCents) * 100_000n - exact))).toBeLessThanOrEqual(50_000)
    }),
  )
})

test('gives no estimate for a state without rates', () => {
  expect(wholePrice({ price: 4000, delivery: 0, state: 'Guam', isRegistered: true })).toBeUndefined()
})

test.each([
  // Florida charges 6%, and Charlotte County 1% of the first $5,000.
  ['on the first dollars', 1_349_500, 6000, { rate: 1000, upTo: 5000 }, 85_970],
  ['on all of a smaller price', 400_000, 6000, { rate: 1000, upTo: 5000 }, 28_000],
  ['without a limit', 1_349_500, 6000, { rate: 1500 }, 101_213],
  ['none', 1_349_500, 6000, undefined, 80_970],
  // 3.5 cents for the state and 0.5 cents for the county make 4 cents; rounded up separately, they would make 5.
  ['rounded together with the state’s', 50, 7000, { rate: 1000 }, 4],
])('county tax: %s', (_, cents, rate, county, tax) => {
  expect(taxOf(cents, rate, county)).toBe(tax)
})
