import { expect, test } from 'vitest'
import { comparePage } from '../../content/words/compare.words.ts'
import { specificationLabel } from '../../domain/catalogue/specification-labels.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { comparison, differingRows } from './comparison.ts'

const cart = (id: string, rest: Partial<Vehicle>): Vehicle => ({
  id,
  name: id,
  description: '',
  brand: 'Denago',
  category: 'Rover',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
  ...rest,
})
const rowOf = (label: string, ...vehicles: Vehicle[]) =>
  comparison(vehicles)
    .flatMap(({ rows }) => rows)
    .find((row) => row.label === label)

test('merges a value that all carts share into one cell', () => {
  const same = rowOf(
    'Top speed',
    cart('a', { specifications: { topSpeed: '25 mph' } }),
    cart('b', { specifications: { topSpeed: '25 MPH' } }),
  )
  expect(same).toMatchObject({ kind: 'same', cells: [{ text: '25 mph' }] })
})

test('merges rows with the same name without losing a fact', () => {
  const carts = [
    cart('a', { specifications: { tire_size: '10 in', tireSize: '22 x 10', Condition: 'Good', Price: 'Firm' } }),
    cart('b', { specifications: { tireSize: '22 x 10', condition: 'Two scratches' } }),
  ]
  const labels = comparison(carts).flatMap(({ rows }) => rows.map(({ label }) => label.toLowerCase()))
  expect(labels).toHaveLength(new Set(labels).size)
  expect(rowOf('Tire size', ...carts)).toMatchObject({ cells: [{ text: '10 in; 22 x 10' }, { text: '22 x 10' }] })
})

test('shows each cart’s stock and serial numbers without treating them as a difference', () => {
  const carts = [
    cart('a', { specifications: { stockNumber: 'N-1', vin: '1HGCM82633A004352' } }),
    cart('b', { specifications: { stockNumber: 'N-2', vin: 'DN-4711' } }),
  ]
  expect(rowOf('Stock number', ...carts)).toMatchObject({ cells: [{ text: 'N-1' }, { text: 'N-2' }] })
  expect(rowOf(comparePage.rows.number, ...carts)).toMatchObject({
    cells: [
      { text: '1HGCM82633A004352', note: 'VIN' },
      { text: 'DN-4711', note: 'Serial number' },
    ],
  })
  expect(differingRows(comparison(carts))).toBe(0)
})

test('an unknown value neither makes nor hides a difference', () => {
  const withBrakes = cart('a', { specifications: { brakes: 'Disc' } })
  const other = cart('b', { specifications: { brakes: 'Drum' } })
  const unknown = cart('c', {})
  expect(rowOf('Brakes', withBrakes, unknown)).toMatchObject({ kind: 'partly', cells: [{ text: 'Disc' }, {}] })
  expect(rowOf('Brakes', withBrakes, unknown, other)).toMatchObject({ kind: 'differs' })
  expect(rowOf('Street legal', withBrakes, other)).toMatchObject({ kind: 'unknown', cells: [{ text: undefined }] })
})

test('shows ‘New cart’ for the battery age of a new cart, and ‘No’ for 0% on a cart without the offer', () => {
  const used = cart('a', { isNew: false, specifications: { batteryAge: 'From 2023', zeroPercentFinancing: true } })
  const texts = (label: string, ...carts: Vehicle[]) => rowOf(label, ...carts)?.cells.map(({ text }) => text)
  expect(texts('Battery age', used, cart('b', {}))).toEqual(['From 2023', 'New cart'])
  expect(texts('Battery age', used, cart('c', { isNew: false }))).toEqual(['From 2023', undefined])
  expect(texts(specificationLabel('zeroPercentFinancing'), used, cart('b', {}))).toEqual(['Yes', 'No'])
})

test('shows how far prices are above the lowest, and does not rank a missing price', () => {
  const prices = rowOf('Price', cart('a', { price: 9000 }), cart('b', { price: 8500 }), cart('c', {}))
  expect(prices?.cells).toEqual([
    { text: '$9,000', note: comparePage.over('$500') },
    { text: '$8,500', best: comparePage.best.price },
    { text: 'Call for Price' },
  ])
})

test('does not rank figures of different kinds', () => {
  const range = (...texts: string[]) =>
    rowOf('Range', ...texts.map((text, at) => cart(String(at), { specifications: { range: text } })))?.cells.map(
      ({ best }) => best,
    )
  expect(range('55 miles', '45 miles')).toEqual([comparePage.best.range, undefined])
  expect(range('55 miles', '40-60 miles')).toEqual([undefined, undefined])
  expect(range('55 miles', '80 km')).toEqual([undefined, undefined])
  expect(range('1,100 lb', '1,150 lb')).toEqual([undefined, comparePage.best.range])
})

test('separates features that all carts share from those of one cart', () => {
  const groups = comparison([cart('a', { features: ['Radio', 'Mirror'] }), cart('b', { features: ['mirror'] })])
  expect(groups.at(-1)?.rows.map(({ kind, cells }) => [kind, cells.map(({ text }) => text)])).toEqual([
    ['same', ['Mirror']],
    ['differs', ['Radio', 'Nothing further']],
  ])
  expect(differingRows(groups)).toBe(1)
})
