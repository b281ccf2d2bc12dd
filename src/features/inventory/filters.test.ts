import { expect, test } from 'vitest'
import { inventory } from '../../../tests/contract/product-facts.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { type CartGroup, filterRows, offeredOptions } from './filters.ts'
import { filterOptions, readInventorySearch } from './inventory-search.ts'

const cart = (price?: number, specifications: Vehicle['specifications'] = {}): Vehicle => ({
  ...{ id: 'cart', name: 'Cart', description: '', brand: 'Brand', category: 'Any', inStock: true, isNew: true },
  ...{ images: [], features: [], specifications },
  ...(price === undefined ? {} : { price }),
})
const filterOf = (filterName: string) => filterRows().find(({ name }) => name === filterName)?.rule
const price = filterOf('price')
const { lower, upper } = inventory.priceBounds
const bandsOf = (amount?: number) => filterOptions.price.filter((option) => price?.matches(cart(amount), option))

test.each([
  [lower - 1, 'under-15000'],
  [lower, '15000-25000'],
  [upper, '15000-25000'],
  [upper + 1, 'over-25000'],
])('a price of %d is only in the band %s (product.md 5.2)', (price, band) => {
  expect(bandsOf(price)).toEqual([band])
})

test('does not put a vehicle without a price in any band', () => {
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
])('whether a cargo bed given as %j matches cargo=yes: %j', (cargoBed, matches) => {
  expect(filterOf('cargo')?.matches(cart(9000, { cargoBed }), 'yes')).toBe(matches)
})

test('a cart without any facts matches none of lifted, cargo and street-legal', () => {
  for (const name of ['lifted', 'cargo', 'street-legal'] as const)
    expect(filterOf(name)?.matches(cart(9000), 'yes')).toBe(false)
})

test.each(['EZ-GO', 'E-Z-GO', 'ezgo'])('finds a brand stored as %s by every spelling', (brand) => {
  for (const text of ['ez-go', 'E-Z-GO', 'EZGO']) {
    const { brand: value = '' } = readInventorySearch({ brand: text })
    expect(filterOf('brand')?.matches({ ...cart(), brand }, value)).toBe(true)
  }
  expect(readInventorySearch({ maker: 'ez-go' })).toMatchObject({ brand: 'ezgo', maker: undefined })
})

const stock = (...carts: readonly (readonly [brand: string, category: string, count: number])[]): CartGroup[] =>
  carts.map(([brand, category, count]) => ({ sample: { ...cart(), brand, category }, count }))
const texts = (options: readonly { text: string }[]) => options.map(({ text }) => text)

test('offers the brands and categories of the stock after the fixed ones, spelled as in the stock', () => {
  const { brand, category } = offeredOptions(
    stock(['ICON', 'LSV', 3], ['E-Z-GO', 'D5 Ranger', 1], ['EZ-GO', 'RXV', 2], ['DENAGO', 'LSV', 1]),
  )
  expect(texts(brand)).toEqual(['Denago', 'Evolution', 'EZ-GO', 'ICON'])
  expect(texts(category)).toEqual(['Ranger', 'Maverick', 'Forester', 'Turfman', 'Rover', 'LSV', 'RXV'])
})

test('offers at most a dozen brands: the fixed ones and those with the most carts', () => {
  const { brand } = offeredOptions(stock(...Array.from({ length: 40 }, (_, at) => [`B${at}`, 'X', at] as const)))
  expect(texts(brand)).toEqual(['Denago', 'Evolution', ...Array.from({ length: 10 }, (_, at) => `B${30 + at}`)])
})
