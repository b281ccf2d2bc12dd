import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { atOnce } from '../../server/system/time-slices.ts'
import { filterRows } from './filters.ts'
import { InventoryIndex, PAGE_SIZE } from './inventory-index.ts'
import { filterOptions, type InventorySearch, sortOptions } from './inventory-search.ts'

const words = fc.constantFrom('Denago', 'evolution', 'Rover XL', 'rover 10', 'Rover 9', 'Ranger Classic', 'quiet', 'é')
const stock = fc.array(
  fc.record({
    name: words,
    description: words,
    brand: fc.constantFrom('Denago', 'EVOLUTION', 'Tomberlin', 'E-Z-GO'),
    inStock: fc.boolean(),
    isNew: fc.boolean(),
    specifications: fc.record(
      {
        seatingCapacity: fc.constantFrom(2, 3, 4, 6),
        lifted: fc.boolean(),
        cargoBed: fc.constantFrom('36 x 47 in', 'no'),
        streetLegal: fc.constant(true),
      },
      { requiredKeys: [] },
    ),
    category: fc.constantFrom('Rover XL', 'D5 Ranger Maverick', 'City'),
    price: fc.option(fc.constantFrom(8000, 14999.99, 15000, 25000, 25000.01), { nil: undefined }),
  }),
  { maxLength: 120 },
)
const option = <Option>(options: readonly Option[]) => fc.option(fc.constantFrom(...options), { nil: undefined })
const searches: fc.Arbitrary<InventorySearch> = fc.record({
  search: fc.option(
    words.map((text) => text.toLowerCase()),
    { nil: undefined },
  ),
  seats: option(filterOptions.seats),
  brand: option(['denago', 'evolution', 'ezgo', 'icon']),
  category: option(['ranger', 'rover', 'city', 'none']),
  price: option(filterOptions.price),
  condition: option(filterOptions.condition),
  stock: option(filterOptions.stock),
  lifted: option(filterOptions.lifted),
  cargo: option(filterOptions.cargo),
  'street-legal': option(filterOptions['street-legal']),
  'max-price': option([8000, 14999, 15000]),
  sort: option(sortOptions),
  page: fc.option(fc.integer({ min: 2, max: 3 }), { nil: undefined }),
})

const collator = new Intl.Collator('en-US', { numeric: true })
const price = ({ price: dollars }: Vehicle, missing: number) => dollars ?? missing
const orders: Record<string, (a: Vehicle, b: Vehicle) => number> = {
  newest: () => 0,
  name: (a, b) => collator.compare(a.name, b.name),
  'price-low': (a, b) => price(a, 1e9) - price(b, 1e9) || collator.compare(a.name, b.name),
  'price-high': (a, b) => price(b, -1) - price(a, -1) || collator.compare(a.name, b.name),
}

test('shows, sorts and counts the same vehicles as a check of each one against product.md 5.2', () => {
  fc.assert(
    fc.property(stock, searches, (carts, search) => {
      const vehicles = carts.map(
        (cart, at): Vehicle => ({
          ...cart,
          ...{ id: `cart-${at}`, images: [], features: [] },
        }),
      )
      const passes = (vehicle: Vehicle, without?: string) =>
        (!search.search || `${vehicle.name}\n${vehicle.description}`.toLowerCase().includes(search.search)) &&
        (search['max-price'] === undefined || (vehicle.price !== undefined && vehicle.price <= search['max-price'])) &&
        filterRows().every(({ name, rule }) => {
          const selectedValue = search[name]
          return name === without || selectedValue === undefined || rule.matches(vehicle, selectedValue)
        })
      const sorted = vehicles.filter((vehicle) => passes(vehicle)).sort(orders[search.sort ?? 'newest'])
      const expected = [...sorted.filter(({ inStock }) => inStock), ...sorted.filter(({ inStock }) => !inStock)]
      const view = atOnce(InventoryIndex.of(vehicles)).view(search)
      expect(view.shown.map(({ id }) => id)).toEqual(
        expected.slice(0, (search.page ?? 1) * PAGE_SIZE).map(({ id }) => id),
      )
      const isShared = (name: string) => vehicles.filter((vehicle) => vehicle.name === name).length > 1
      const names = new Set(view.shown.map(({ name }) => name))
      expect(view.sharedNames).toEqual([...names].filter(isShared))
      expect([view.matching, view.total, view.skipped]).toEqual([expected.length, vehicles.length, 0])
      for (const { name, options, rule } of filterRows(view.offered)) {
        const rest = vehicles.filter((vehicle) => passes(vehicle, name))
        const selectedOption = options.find(({ value }) => value === search[name])
        if (search[name] !== undefined) expect(selectedOption?.text).toBeTruthy()
        for (const { value } of options)
          expect(view.counts[name]?.[value] ?? 0).toBe(rest.filter((vehicle) => rule.matches(vehicle, value)).length)
      }
    }),
  )
})

test('finds a vehicle by every part of its name and description, and by nothing else', () => {
  const texts = { name: 'Rover XL 8', description: 'Quiet  and quick,\nfor six. ' }
  const rest = { id: 'a', brand: 'B', category: 'C', inStock: true, isNew: true, images: [], features: [] }
  const index = atOnce(InventoryIndex.of([{ ...rest, ...texts, specifications: {} }]))
  for (const text of [texts.name.toLowerCase(), texts.description.toLowerCase()])
    for (let from = 0; from < text.length; from++)
      for (let to = from + 1; to <= text.length; to++)
        expect(index.view({ search: text.slice(from, to) })).toMatchObject({ matching: 1 })
  for (const search of ['xl rover', 'quiet and', 'zeppelin', 'and six']) expect(index.view({ search }).matching).toBe(0)
})

test('a search in an index built from the previous one matches new wording, and no longer the old', () => {
  const rest = { brand: 'B', category: 'C', inStock: true, isNew: true, images: [], features: [], specifications: {} }
  const rover: Vehicle = { ...rest, id: 'a', name: 'Rover', description: 'Quiet.', price: 9000 }
  const nomad: Vehicle = { ...rest, id: 'b', name: 'Nomad', description: 'Lifted.', price: 8000 }
  const before = atOnce(InventoryIndex.of([rover, nomad]))
  const matches = (vehicles: readonly Vehicle[], search: string) =>
    atOnce(InventoryIndex.of(vehicles, before))
      .view({ search })
      .shown.map(({ id, price }) => [id, price])
  expect(matches([{ ...rover, price: 7000 }, nomad], 'rover')).toEqual([['a', 7000]])
  expect(matches([{ ...rover, name: 'Ranger' }, nomad], 'ranger')).toEqual([['a', 9000]])
  expect(matches([{ ...rover, name: 'Ranger' }, nomad], 'rover')).toEqual([])
  expect(matches([rover, { ...nomad, description: 'Low.' }], 'low')).toEqual([['b', 8000]])
  expect(matches([nomad, rover], 'nomad')).toEqual([['b', 8000]])
  expect(matches([nomad], 'nomad')).toEqual([['b', 8000]])
})

test('far down a large list, shows the requested page and the ten before it, or one page alone on request', () => {
  const cart = { name: 'Cart', description: '', brand: 'B', category: 'C', inStock: true, isNew: true }
  const vehicles = Array.from(
    { length: 2000 },
    (_, at): Vehicle => ({
      ...{ ...cart, id: `cart-${at}`, images: [], features: [], specifications: {} },
    }),
  )
  const index = atOnce(InventoryIndex.of(vehicles))
  const far = index.view({ page: 20 })
  expect([far.skipped, far.shown.length, far.shown[0]?.id]).toEqual([9 * PAGE_SIZE, 11 * PAGE_SIZE, 'cart-432'])
  const page = index.view({ page: 3 }, 3)
  expect([page.skipped, page.shown.map(({ id }) => id).at(-1)]).toEqual([2 * PAGE_SIZE, `cart-${3 * PAGE_SIZE - 1}`])
  expect(index.view({ page: 1000 })).toMatchObject({ shown: [], skipped: 2000, matching: 2000 })
})
