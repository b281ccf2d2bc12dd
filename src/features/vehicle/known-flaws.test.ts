import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { flawPlaces } from '../../content/dealer/facts/flaw-places.facts.ts'
import { sampleInventory } from '../../domain/catalogue/sample-stock.ts'
import { flawsOf } from './known-flaws.ts'

const tempo = 'club-car-tempo-2'
const used = (knownFlaws: string, side = `/pictures/${tempo}/side.982e95ac.1600x1000.clear-1600.webp`) =>
  flawsOf({ images: [side], specifications: { knownFlaws } })

test('a flaw in a place that the side view shows gets a mark and comes first', () => {
  const { flaws, sideView } = used('radio: crackles; Bag Well: scuffs; rust on one bolt')
  expect(sideView).toContain(tempo)
  expect(flaws).toEqual([
    { text: 'Scuffs', place: 'Bag Well', spot: flawPlaces[tempo]?.['bag well'] },
    { text: 'Crackles', place: 'Radio' },
    { text: 'Rust on one bolt' },
  ])
})

test.each([
  ['a place that has no mark on the picture', 'tow hook: bent', undefined],
  ['a flaw that only mentions a place', 'scuffs on the bag well', undefined],
  ['a place named like a property of every object', 'constructor: loose', undefined],
  ["a dealer's own photo", 'bag well: scuffs', '/pictures/u-1/side-photo.982e95ac.1600x1000.aabbcc-1600.webp'],
])('does not mark %s', (_, knownFlaws, side) => {
  const { flaws, sideView } = used(knownFlaws, side)
  expect(flaws).toHaveLength(1)
  expect(flaws[0]?.spot).toBeUndefined()
  expect(sideView).toBeUndefined()
})

test('lists no flaws if nothing is known', () => {
  expect(flawsOf({ images: [], specifications: {} }).flaws).toEqual([])
  expect(used(' ; ').flaws).toEqual([])
})

test('marks every flaw of the sample stock that names a place', () => {
  for (const vehicle of sampleInventory) {
    const images = vehicle.images.map((image) => `${image}.982e95ac.1600x1000.clear-1600.webp`)
    for (const { place, spot } of flawsOf({ ...vehicle, images }).flaws) if (place) expect(spot).toBeDefined()
  }
})

describe('flaw marks', () => {
  const marks = Object.entries(flawPlaces).flatMap(([cart, places]) =>
    Object.entries(places).map(([place, spot]) => ({ cart, place, spot })),
  )
  test.each(marks)('for $place of $cart are on the cart, not beside it', async ({ cart, spot: [x, y] }) => {
    const image = sharp(`imagery/masters/${cart}/side.webp`)
    const { width, height } = await image.metadata()
    const { data } = await image
      .extract({ left: Math.round((width * x) / 100), top: Math.round((height * y) / 100), width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[3]).toBeGreaterThan(128)
  })
})
