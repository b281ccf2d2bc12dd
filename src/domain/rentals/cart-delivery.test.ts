import { expect, test } from 'vitest'
import { cartDelivery } from '../../content/dealer/facts/delivery.facts.ts'
import { deliveredPrice } from './cart-delivery.ts'

const bar = cartDelivery.freeFromPurchase

test.each([
  [bar, bar + 36],
  [bar - 1, undefined],
  [undefined, undefined],
])('a cart for %s dollars with a delivery fee of $36 totals %s', (price, total) => {
  expect(deliveredPrice(price, { fee: 36 })).toBe(total)
})
