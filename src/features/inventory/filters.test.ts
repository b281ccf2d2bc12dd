import { expect, test } from 'vitest'
import { inventory } from '../../../tests/contract/product-facts.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { filterList } from './filters.ts'
import { filterOptions } from './inventory-search.ts'

const cart = (price?: number): Vehicle => ({
  ...{ id: 'cart', name: 'Cart', description: '', brand: 'Brand', category: 'Any', inStock: true, isNew: true },
  ...{ images: [], features: [], specifications: {} },
  ...(price === undefined ? {} : { price }),
})
const price = filterList.find(({ name }) => name === 'price')
const { lower, upper } = inventory.priceBounds
const bandsOf = (amount?: number) => filterOptions.price.filter((option) => price?.filter.matches(cart(amount), option))

test.each([
  [lower - 1, 'under-15000'],
  [lower, '15000-25000'],
  [upper, '15000-25000'],
  [upper + 1, 'over-25000'],
])('a price of %d is in the band %s alone (product.md 5.2)', (price, band) => {
  expect(bandsOf(price)).toEqual([band])
})

test('a vehicle without a price is in no band', () => {
  expect(bandsOf()).toEqual([])
})
