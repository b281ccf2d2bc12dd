import { expect, test } from 'vitest'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { vehicle as vehicleSchema } from '../../src/domain/catalogue/vehicle-fields.ts'
import { unlistedCondition, unlistedSpecifications } from '../../src/features/vehicle/specifications.ts'
import { inventory } from './product-facts.ts'

const prices = sampleInventory.flatMap((vehicle) => vehicle.price ?? [])
const aliases = sampleInventory.flatMap((vehicle) => vehicle.aliases)
const ids = sampleInventory.map((vehicle) => vehicle.id)

test.each(sampleInventory)('$name is valid, with 40 to 80 words of description that give its color', (vehicle) => {
  const { aliases: _, ...row } = vehicle
  expect(vehicleSchema.parse(row)).toEqual(row)
  const words = vehicle.description.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(40)
  expect(words).toBeLessThanOrEqual(80)
  expect(vehicle.description.toLowerCase()).toContain(String(vehicle.specifications.color).toLowerCase())
  expect(`${vehicle.description} ${vehicle.features.join(' ')}`).not.toMatch(/street[- ]legal|road[- ]legal/i)
  expect(vehicle.features.length).toBeGreaterThanOrEqual(5)
  expect(vehicle.features.length).toBeLessThanOrEqual(8)
})

test.each(sampleInventory)(
  '$name has the facts that buyers look for, and a VIN if it is a low-speed vehicle in stock with a price',
  (vehicle) => {
    const { inStock, isNew, price, specifications } = vehicle
    expect(unlistedSpecifications(vehicle)).toEqual([])
    if (!isNew) expect(unlistedCondition(vehicle)).toEqual([])
    for (const key of ['chargingOutlet', 'length', 'width', 'height', 'weight', 'warranty']) {
      expect(specifications[key], key).toEqual(expect.any(String))
    }
    expect(Boolean(specifications.streetLegal)).toBe(specifications.topSpeed === '25 mph')
    if (specifications.streetLegal && inStock && price !== undefined)
      expect(specifications.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
  },
)

test('every vehicle has three pictures, all of the same cart', () => {
  for (const { images } of sampleInventory) {
    const drawnAs = ids.find((id) => images[0] === `/pictures/${id}/front34`)
    expect(images).toEqual([`/pictures/${drawnAs}/front34`, `/pictures/${drawnAs}/side`, `/pictures/${drawnAs}/rear34`])
  }
})

test('every vehicle has all six named specifications, and most have more', () => {
  const named = ['topSpeed', 'range', 'seatingCapacity', 'batteryType', 'chargingTime', 'payload']
  for (const { specifications } of sampleInventory) {
    expect(Object.keys(specifications)).toEqual(expect.arrayContaining(named))
    expect(specifications.topSpeed).toMatch(/^(19|25) mph$/)
  }
  const withMore = sampleInventory.filter(({ specifications }) =>
    Object.keys(specifications).some((key) => key !== 'color' && !named.includes(key)),
  )
  expect(withMore.length).toBeGreaterThanOrEqual(18)
})

test('the sample stock includes every price range, and a vehicle without a price', () => {
  expect(prices.some((price) => price < inventory.priceBounds.lower)).toBe(true)
  expect(prices.some((price) => price >= inventory.priceBounds.lower && price <= inventory.priceBounds.upper)).toBe(
    true,
  )
  expect(prices.some((price) => price > inventory.priceBounds.upper)).toBe(true)
  expect(prices.length).toBeLessThan(sampleInventory.length)
})

test.each(['ranger', 'maverick', 'forester', 'turfman', 'rover'])(
  'the category option %s matches a vehicle',
  (option) => {
    expect(sampleInventory.some(({ category }) => category.toLowerCase().includes(option))).toBe(true)
  },
)

test('the sample stock includes carts that are new and used, in and out of stock, with and without an external page', () => {
  const used = sampleInventory.filter((vehicle) => !vehicle.isNew)
  expect(used.some(({ inStock }) => inStock)).toBe(true)
  for (const { specifications } of used) {
    expect(specifications).toMatchObject({ year: expect.any(Number), hoursOnMeter: expect.any(Number) })
  }
  const soldOut = sampleInventory.filter((vehicle) => !vehicle.inStock)
  expect(soldOut.some(({ isNew }) => isNew)).toBe(true)
  const linked = sampleInventory.filter((vehicle) => vehicle.externalUrl !== undefined)
  expect(linked.length).toBeGreaterThan(0)
  expect(linked.length).toBeLessThan(sampleInventory.length)
})

test('models on brand pages are found by alias; no alias is used twice or equals an id', () => {
  for (const { id, name, brand, aliases } of sampleInventory) {
    if (brand === 'Evolution') expect(aliases).toContain(id.replace('evolution-', ''))
    if (brand === 'Denago') expect(aliases).toContain(name.replace('Denago ', '').toLowerCase().replaceAll(' ', '-'))
  }
  expect(aliases).toContain('denago-rover-xl6')
  expect(new Set([...ids, ...aliases]).size).toBe(ids.length + aliases.length)
})
