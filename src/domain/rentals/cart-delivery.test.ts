import { expect, test } from 'vitest'
import { cartDelivery } from '../../content/dealer/facts/delivery.facts.ts'
import { deliveredPrice } from './cart-delivery.ts'

const bar = cartDelivery.freeFromPurchase

test.each([
  [bar, bar + 36],
  [bar - 1, undefined],
  [undefined, undefined],
])('the total for a price of %s dollars and a delivery fee of 36 dollars is %s', (price, total) => {
  expect(deliveredPrice(price, { fee: 36 })).toBe(total)
})
