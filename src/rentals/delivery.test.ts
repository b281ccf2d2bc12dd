import { expect, test } from 'vitest'
import { rentalDelivery } from '../content/facts/rentals.ts'
import { findTown } from '../content/towns/towns.ts'
import { deliveryFee, deliveryFeeSentence, townDelivery } from './delivery.ts'

const { freeMiles, perMile } = rentalDelivery

test.each([
  [0, 0],
  [freeMiles, 0],
  [freeMiles + 0.4, 0],
  [freeMiles + 1, perMile],
  [freeMiles + 15, 15 * perMile],
])('%d miles cost %d dollars', (miles, fee) => {
  expect(deliveryFee(miles)).toBe(fee)
})

test('the sentence shows how the fee is calculated', () => {
  expect(deliveryFeeSentence(freeMiles)).toBe(`${freeMiles} miles, within the ${freeMiles} free miles.`)
  expect(deliveryFeeSentence(freeMiles + 1)).toBe(
    `${freeMiles + 1} miles. First ${freeMiles} free, then 1 mile at $${perMile}: $${perMile}.`,
  )
})

test('a town with a showroom pays nothing either way', () => {
  const town = findTown('vineland')
  if (!town) throw new Error('there is no town vineland')
  expect(townDelivery(town).inArea).toMatch(/^From the Vineland showroom to Vineland: .* Both ways are free\.$/)
})
