import { expect, test } from 'vitest'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { popularVehicles } from './popular-town-vehicles.ts'

const cart = (id: string, brand: string, inStock = true): Vehicle => ({
  ...{ id, brand, inStock, name: id, description: '', category: 'Any', isNew: true },
  images: ['/a.webp', '/b.webp'],
  features: [],
  specifications: { color: 'Red', range: 'far' },
})

const stock = [
  ...['a1', 'a2', 'a3', 'a4'].map((id) => cart(id, 'A')),
  ...['b1', 'b2'].map((id) => cart(id, 'B')),
  cart('c1', 'C'),
  cart('gone', 'D', false),
]
const ids = (slug: string, vehicles = stock) => popularVehicles(vehicles, slug).map(({ id }) => id)

test('picks three in-stock carts of three brands for a town, whatever the order of the stock', () => {
  const picked = popularVehicles(stock, 'vineland')
  expect(new Set(picked.map(({ brand }) => brand))).toEqual(new Set(['A', 'B', 'C']))
  expect(ids('vineland')).toEqual(ids('vineland', stock.toReversed()))
})

test('picks different carts for different towns', () => {
  const lists = new Set(['vineland', 'millville', 'scranton', 'taylor', 'moosic'].map((slug) => ids(slug).join()))
  expect(lists.size).toBeGreaterThan(1)
})

test('picks all carts if there are fewer than three, and none from an empty stock', () => {
  expect(ids('vineland', [cart('x', 'A'), cart('y', 'A')]).toSorted()).toEqual(['x', 'y'])
  expect(ids('vineland', [])).toEqual([])
})

test('picks only carts at the nearest showroom, if any are in stock there', () => {
  const there = { ...cart('here', 'A'), showroom: 'vineland' }
  expect(popularVehicles([...stock, there], 'millville', 'vineland').map(({ id }) => id)).toEqual(['here'])
  const sold = { ...there, inStock: false }
  expect(popularVehicles([...stock, sold], 'millville', 'vineland')).toHaveLength(3)
})

test('a card has the whole description', () => {
  const description = 'Four seats face forward. The bed tilts, and holds 800 lbs.'
  expect(popularVehicles([{ ...cart('x', 'A'), description }], 'vineland')).toMatchObject([{ description }])
})

test('a card has one picture and only the specifications it shows', () => {
  expect(popularVehicles([cart('x', 'A')], 'vineland')).toMatchObject([
    { images: ['/a.webp'], specifications: { color: 'Red' } },
  ])
})
