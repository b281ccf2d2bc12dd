import { expect, test } from 'vitest'
import { sampleInventory } from '../../domain/catalogue/sample-stock.ts'
import { atOnce } from '../../server/system/time-slices.ts'
import { InventoryIndex } from './inventory-index.ts'
import { type InventorySearch, readInventorySearch } from './inventory-search.ts'
import { SearchSuggestions } from './search-suggestions.ts'

const index = atOnce(InventoryIndex.of(sampleInventory))
const suggestions = atOnce(SearchSuggestions.of(sampleInventory))
const meant = (search: InventorySearch) => suggestions.for(readInventorySearch(search), index)
const texts = (search: string) => meant({ search }).suggestions.map(({ text }) => text)

test.each([
  ['evoluton', ['Did you mean Evolution?']],
  ['eveloution', ['Did you mean Evolution?']],
  ['dinago', ['Did you mean Denago?']],
  ['ezgo', ['Did you mean EZ-GO?']],
  ['E Z GO', ['Did you mean EZ-GO?']],
  ['ez go', ['Did you mean EZ-GO?']],
  ['clubcar', ['Did you mean Club Car?']],
  ['timberlin', ['Did you mean Tomberlin?']],
  ['six seater', ['Six seats']],
  ['6 passanger', ['Six seats']],
  ['6-seeter', ['Six seats']],
  ['seats 8', ['Eight seats']],
  ['five seater', ['Six seats']],
  ['roverxl', ['Did you mean Rover XL?']],
  ['marverick', ['Did you mean Maverick?']],
  ['off-road', ['Lifted']],
  ['evoluton six seater', ['Evolution, six seats', 'Did you mean Evolution?', 'Six seats']],
  ['ezgo under 9k', ['EZ-GO, up to $9,000', 'Did you mean EZ-GO?', 'Up to $9,000']],
])('for ‘%s’, suggests %j', (search, expected) => {
  expect(index.view(readInventorySearch({ search })).matching).toBe(0)
  expect(texts(search)).toEqual(expected)
})

test('each suggestion shows how many carts match it, and keeps the other filters if any cart matches those too', () => {
  const { suggestions: links } = meant({ search: 'evoluton six seater', price: 'under-15000' })
  expect(links.length).toBe(3)
  for (const { search, count } of links) {
    expect(index.view(search).matching).toBe(count)
    expect(search.price).toBe('under-15000')
  }
})

test('for a misspelled search, the nearest carts are in stock and match what was meant', () => {
  const { nearest, isNear } = meant({ search: 'evoluton six seater' })
  expect(nearest.map(({ brand, specifications, inStock }) => [brand, specifications.seatingCapacity, inStock])).toEqual(
    Array.from({ length: 3 }, () => ['Evolution', 6, true]),
  )
  expect(isNear).toBe(true)
})

test('a suggestion counts only the carts that are known to match', () => {
  const streetLegal = sampleInventory.filter(({ specifications }) => specifications.streetLegal)
  expect(meant({ search: 'streetlegal' }).suggestions).toMatchObject([
    { text: 'Street legal', count: streetLegal.length },
  ])
})

test('for a filter that no cart is known to match, suggests asking the dealer first and dropping the filter second', () => {
  const unknown = sampleInventory.map(({ specifications: { streetLegal: _, ...specifications }, ...vehicle }) => ({
    ...vehicle,
    specifications,
  }))
  const search = readInventorySearch({ seats: 6, price: 'under-15000', 'street-legal': 'yes' })
  const { suggestions: links, nearest } = atOnce(SearchSuggestions.of(unknown)).for(
    search,
    atOnce(InventoryIndex.of(unknown)),
  )
  expect(links.map(({ text, count }) => [text, count > 0])).toEqual([
    ['Street legal', false],
    ['Street legal or not', true],
  ])
  expect(nearest.every(({ specifications }) => specifications.seatingCapacity === 6)).toBe(true)
})

test('for an unrecognized search, shows carts in stock and no suggestions', () => {
  const { suggestions: links, nearest, isNear } = meant({ search: 'zeppelin' })
  expect([links, nearest.length, isNear]).toEqual([[], 3, false])
})

test('offers to drop one of several filters that together match nothing, the price first', () => {
  const { suggestions: links, nearest } = meant({ seats: 8, 'max-price': 9000 })
  expect(links.map(({ text }) => text)).toEqual(['At any price', 'Any number of seats'])
  expect(nearest[0]?.specifications.seatingCapacity).toBe(8)
})

test.each([
  ['driver license', ['/where-to-drive']],
  ['Street-legal?', ['/where-to-drive']],
  ['warranty', ['/questions']],
  ['wheelchair', ['/accessibility']],
  ['insurance for a rental', ['/where-to-drive', '/rentals']],
  ['zeppelin', []],
  ['licensed', []],
])('answers ‘%s’ with links to %j', (search, expected) => {
  expect(meant({ search }).answers.map(({ path }) => path)).toEqual(expected)
})

test('a street-legal filter without matches links to where carts may be driven', () => {
  const { answers } = suggestions.for({ 'street-legal': 'yes', seats: 8 }, index)
  expect(answers.map(({ path }) => path)).toEqual(['/where-to-drive'])
})
