import { expect, test } from 'vitest'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { LOWER_BOUND, optionFilters, UPPER_BOUND } from './filters.ts'
import { filterOptions } from './inventory-search.ts'

const cart = (price?: number): Vehicle => ({
  ...{ id: 'cart', name: 'Cart', description: '', brand: 'Brand', category: 'Any', inStock: true, isNew: true },
  ...{ images: [], features: [], specifications: {} },
  ...(price === undefined ? {} : { price }),
})
const bandsOf = (price?: number) =>
  filterOptions.price.filter((option) => optionFilters.price.matches(cart(price), option))

test.each([
  [LOWER_BOUND - 1, 'under-15000'],
  [LOWER_BOUND, '15000-25000'],
  [UPPER_BOUND, '15000-25000'],
  [UPPER_BOUND + 1, 'over-25000'],
])('a price of %d is in the band %s alone (product.md 5.2)', (price, band) => {
  expect(bandsOf(price)).toEqual([band])
})

test('a vehicle without a price is in no band', () => {
  expect(bandsOf()).toEqual([])
})
