import { expect, test } from 'vitest'
import { rentalDelivery } from '../../content/dealer/facts/delivery.facts.ts'
import { deliveryFee, deliveryFeeSentence } from './delivery-fee.ts'

const { freeMiles, perMile } = rentalDelivery

test.each([
  [0, 0],
  [freeMiles, 0],
  [freeMiles + 0.4, 0],
  [freeMiles + 1, perMile],
  [freeMiles + 15, 15 * perMile],
])('delivery over a distance of %d miles costs %d dollars', (miles, fee) => {
  expect(deliveryFee(miles)).toBe(fee)
})

test('the sentence about delivery shows how the fee is calculated', () => {
  expect(deliveryFeeSentence(freeMiles)).toBe(`${freeMiles} miles, within the ${freeMiles} free miles.`)
  expect(deliveryFeeSentence(freeMiles + 1)).toBe(
    `${freeMiles + 1} miles. First ${freeMiles} free, then 1 mile at $${perMile}: $${perMile}.`,
  )
})
