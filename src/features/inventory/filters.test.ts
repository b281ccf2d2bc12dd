import { expect, test } from 'vitest'
import { inventory } from '../../../tests/contract/product-facts.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { filterList } from './filters.ts'
import { filterOptions } from './inventory-search.ts'

const cart = (price?: number, specifications: Vehicle['specifications'] = {}): Vehicle => ({
  ...{ id: 'cart', name: 'Cart', description: '', brand: 'Brand', category: 'Any', inStock: true, isNew: true },
  ...{ images: [], features: [], specifications },
  ...(price === undefined ? {} : { price }),
})
const filterOf = (wanted: string) => filterList.find(({ name }) => name === wanted)?.filter
const price = filterOf('price')
const { lower, upper } = inventory.priceBounds
const bandsOf = (amount?: number) => filterOptions.price.filter((option) => price?.matches(cart(amount), option))

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

test.each([
  [true, true],
  ['36 x 47 x 10 in, tipping', true],
  ['Yes', true],
  [false, false],
  ['no', false],
  ['None', false],
  ['Not with this battery', false],
  ['', false],
])('a cart bed that reads %j matches cargo=yes: %j', (cargoBed, matches) => {
  expect(filterOf('cargo')?.matches(cart(9000, { cargoBed }), 'yes')).toBe(matches)
})

test('a cart of which nothing is known matches neither lifted, cargo nor street-legal', () => {
  for (const name of ['lifted', 'cargo', 'street-legal'] as const)
    expect(filterOf(name)?.matches(cart(9000), 'yes')).toBe(false)
})

test.each(['EZ-GO', 'E-Z-GO', 'ezgo'])('a brand written %s is the maker ez-go', (brand) => {
  expect(filterOptions.maker.filter((maker) => filterOf('maker')?.matches({ ...cart(), brand }, maker))).toEqual([
    'ez-go',
  ])
})
