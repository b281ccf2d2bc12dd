import { expect, test } from 'vitest'
import { vehicle as vehicleSchema } from '../src/catalogue/vehicle-schema.ts'
import { vehiclePrices } from '../src/content/models/vehicle-prices.ts'
import { sampleInventory } from './sample-inventory.ts'

// One row a vehicle, in order: id, brand, category, seats, body color.
const fleet = `
denago-ev-city | Denago | City | 4 | blue
denago-city | Denago | City | 2 | pearl white
denago-nomad | Denago | Nomad | 4 | lava orange
denago-nomad-xl | Denago | Nomad | 4 | matte black
denago-rover | Denago | Rover | 6 | champagne
denago-rover-xl | Denago | Rover | 6 | verdant green
denago-rover-xl8 | Denago | Rover | 8 | glacier white
66a1f4c2e8b09d3571c4ae20 | Denago | Rover | 6 | silver
evolution-d5-ranger-2-plus-2 | Evolution | D5 Ranger | 4 | mineral white
evolution-d5-ranger-4 | Evolution | D5 Ranger | 4 | navy
evolution-d5-ranger-6 | Evolution | D5 Ranger | 6 | black sapphire
evolution-d5-maverick-2-plus-2 | Evolution | D5 Maverick | 4 | lime green
evolution-d5-maverick-4 | Evolution | D5 Maverick | 4 | sky blue
evolution-classic-2 | Evolution | Classic | 2 | racing green
evolution-classic-4 | Evolution | Classic | 4 | candy red
evolution-carrier-6 | Evolution | Carrier | 6 | mediterranean blue
evolution-carrier-8 | Evolution | Carrier | 8 | white
evolution-forester-4 | Evolution | Forester | 4 | portimao green
evolution-forester-6 | Evolution | Forester | 6 | sand
evolution-turfman-200 | Evolution | Turfman | 2 | forest green
evolution-turfman-1000 | Evolution | Turfman | 2 | graphite
evolution-d6-max-gt4 | Evolution | D6 Max | 4 | arctic grey
evolution-d6-max-gt6 | Evolution | D6 Max | 6 | black
evolution-d6-max-xt4 | Evolution | D6 Max | 4 | red
club-car-onward-4 | Club Car | Onward | 4 | platinum
club-car-tempo-2 | Club Car | Tempo | 2 | burgundy
club-car-carryall-500 | Club Car | Utility | 2 | yellow
ez-go-rxv-2 | EZ-GO | RXV | 2 | almond
ez-go-liberty | EZ-GO | Liberty | 4 | electric blue
ez-go-express-s6 | EZ-GO | Express | 6 | charcoal
tomberlin-engage-e4 | Tomberlin | Engage | 4 | bronze
tomberlin-revenge-6 | Tomberlin | Revenge | 6 | deep red
tomberlin-emerge-e2 | Tomberlin | Emerge | 4 | cream
swift-ev-4 | Swift EV | Swift | 4 | teal
swift-ev-6 | Swift EV | Swift | 6 | midnight blue
swift-ev-8 | Swift EV | Shuttle | 8 | white and charcoal`
  .trim()
  .split('\n')

const prices = sampleInventory.flatMap((vehicle) => vehicle.price ?? [])
const aliases = sampleInventory.flatMap((vehicle) => vehicle.aliases)
const ids = sampleInventory.map((vehicle) => vehicle.id)

test('the sample is the fleet of 36, in order, with its brands, categories, seats and colors', () => {
  const rows = sampleInventory.map(({ id, brand, category, specifications }) =>
    [id, brand, category, specifications.seatingCapacity, String(specifications.color).toLowerCase()].join(' | '),
  )
  expect(rows).toEqual(fleet)
  expect(new Set(ids).size).toBe(36)
})

test.each(sampleInventory)('$name parses, is described in 40 to 80 words and names its color', (vehicle) => {
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

test('every vehicle has three pictures under its own id', () => {
  for (const { id, images } of sampleInventory) {
    expect(images).toEqual([`/pictures/${id}/front34`, `/pictures/${id}/side`, `/pictures/${id}/rear34`])
  }
})

test('every vehicle gives all six named specifications, and most give more of their own', () => {
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

test('Denago models drive all wheels, reach 25 mph and go 40 to 60 miles', () => {
  const denago = sampleInventory.filter((vehicle) => vehicle.brand === 'Denago')
  for (const { specifications } of denago) {
    expect(specifications).toMatchObject({ drive: 'All-wheel drive', topSpeed: '25 mph' })
    const miles = Number.parseInt(specifications.range ?? '', 10)
    expect(miles).toBeGreaterThanOrEqual(40)
    expect(miles).toBeLessThanOrEqual(60)
  }
})

test('prices that product.md 9 names are the ones in stock', () => {
  const stocked = Object.fromEntries(sampleInventory.map(({ id, price }) => [id, price]))
  expect(stocked).toMatchObject(vehiclePrices)
})

test('all three price bands occur, both their bounds exactly, and one vehicle has no price', () => {
  expect(prices).toHaveLength(35)
  expect(prices.some((price) => price < 15_000)).toBe(true)
  expect(prices).toEqual(expect.arrayContaining([15_000, 25_000]))
  expect(prices.some((price) => price > 25_000)).toBe(true)
})

test.each(['ranger', 'maverick', 'forester', 'turfman', 'rover'])(
  'the category option %s finds something',
  (option) => {
    expect(sampleInventory.some(({ category }) => category.toLowerCase().includes(option))).toBe(true)
  },
)

test('new and used, in and out of stock, with and without an external page all occur', () => {
  const idsOf = (list: typeof sampleInventory) => list.map(({ id }) => id)
  const used = sampleInventory.filter((vehicle) => !vehicle.isNew)
  expect(idsOf(used)).toEqual(['club-car-tempo-2', 'club-car-carryall-500', 'ez-go-rxv-2', 'tomberlin-emerge-e2'])
  for (const { specifications } of used) {
    expect(specifications).toMatchObject({ year: expect.any(Number), hoursOnMeter: expect.any(Number) })
  }
  expect(idsOf(sampleInventory.filter((vehicle) => !vehicle.inStock))).toEqual([
    'denago-rover-xl8',
    'evolution-forester-6',
    'ez-go-express-s6',
    'tomberlin-revenge-6',
  ])
  const linked = sampleInventory.filter((vehicle) => vehicle.externalUrl !== undefined)
  expect(linked.length).toBeGreaterThan(12)
  expect(linked.length).toBeLessThan(24)
})

test('brand pages find their models by alias, and no alias stands twice or hides an id', () => {
  for (const { id, name, brand, aliases } of sampleInventory) {
    if (brand === 'Evolution') expect(aliases).toContain(id.replace('evolution-', ''))
    if (brand === 'Denago') expect(aliases).toContain(name.replace('Denago ', '').toLowerCase().replaceAll(' ', '-'))
  }
  expect(aliases).toContain('denago-rover-xl6')
  expect(new Set([...ids, ...aliases]).size).toBe(ids.length + aliases.length)
})
