import { expect, test } from 'vitest'
import { nearestTown } from './nearest-town.ts'

test('a position inside a town belongs to that town', () => {
  expect(nearestTown({ latitude: 39.247, longitude: -75.036 })).toMatchObject({
    town: { slug: 'port-norris' },
    isThere: true,
  })
})

test('a faraway position has a nearest town, but is not in it', () => {
  const philadelphia = { latitude: 39.9526, longitude: -75.1652 }
  const { town, miles, isThere } = nearestTown(philadelphia)
  expect(town.state).toBe('New Jersey')
  expect(miles).toBeGreaterThan(20)
  expect(isThere).toBe(false)
})
