import { expect, test } from 'vitest'
import { fromPrice, lowestOf, unitPrice } from './lowest-price.ts'

const used = (price?: number) => ({ price, isNew: false })
const fresh = (price?: number) => ({ price, isNew: true })
const unsaid = (price?: number) => ({ price, isNew: undefined })

test.each([
  [[fresh(7695), used(5450)], 'Used from $5,450'],
  [[fresh(7695), used(9000)], 'From $7,695'],
  [[used(5450)], 'Used from $5,450'],
  [[unsaid(6000), fresh(7695)], 'From $6,000'],
  [[used(), fresh()], 'Call for Price'],
])('shows the lowest price of %o as %s', (units, text) => {
  expect(fromPrice(lowestOf(units))).toBe(text)
})

test('the price of a single used cart says that it is used', () => {
  expect([used(5450), fresh(7695), used()].map(unitPrice)).toEqual(['Used, $5,450', '$7,695', 'Call for Price'])
})
