import { describe, expect, test } from 'vitest'
import { towns } from '../../content/dealer/facts/towns.facts.ts'
import { findTown } from '../../content/dealer/find-town.ts'
import { directionTo, milesBetween } from './distance.ts'
import { fromNearestShowroom, neighborsOf } from './town-distance.ts'
import { placeOf } from './town-with-showroom.ts'

function town(slug: string) {
  const match = findTown(slug)
  if (!match) throw new Error(`towns.ts has no ${slug}`)
  return match
}

describe('distance', () => {
  const philadelphia = { latitude: 39.9526, longitude: -75.1652 }
  const newYork = { latitude: 40.7128, longitude: -74.006 }

  test('from Philadelphia to New York is 80 or 81 miles, to the northeast', () => {
    expect(milesBetween(philadelphia, newYork)).toBeCloseTo(80.6, 0)
    expect(directionTo(philadelphia, newYork)).toBe('northeast')
    expect(directionTo(newYork, philadelphia)).toBe('southwest')
  })

  test('from a place to itself is 0', () => {
    expect(milesBetween(newYork, newYork)).toBe(0)
  })
})

describe('the nearest showroom', () => {
  test.each([
    ['vineland', 'home to the Vineland showroom'],
    ['scranton', 'home to the Scranton showroom'],
    ['port-norris', '16 miles south of the Vineland showroom'],
    ['greenwich-township', '20 miles west of the Vineland showroom'],
    ['fleetville-township', '14 miles north of the Scranton showroom'],
  ] as const)('to %s gives the description ‘%s’', (slug, away) => {
    expect(placeOf(town(slug)).away).toBe(away)
  })

  test.each(towns.map((each) => [each.name, each] as const))('to %s is in the same state', (_name, each) => {
    expect(fromNearestShowroom(each).showroom.postal?.region).toBe(each.stateCode)
  })
})

describe('the neighbors', () => {
  test.each(towns.map((each) => [each.name, each] as const))(
    'of %s are five other towns in its state, nearest first',
    (_name, each) => {
      const near = neighborsOf(each)
      expect(near).toHaveLength(5)
      expect(near.map((neighbor) => neighbor.town.slug)).not.toContain(each.slug)
      expect(near.map((neighbor) => neighbor.miles)).toEqual(
        near.map((neighbor) => neighbor.miles).toSorted((a, b) => a - b),
      )
      expect(near.every((neighbor) => neighbor.town.state === each.state)).toBe(true)
    },
  )
})

describe('the sentence about a town', () => {
  test('names the town’s type, and its township if it is part of one', () => {
    expect(placeOf(town('shiloh')).sentence).toBe('Shiloh is a borough in Cumberland County, New Jersey.')
    expect(placeOf(town('cedarville')).sentence).toBe(
      'Cedarville is a community in Lawrence Township, Cumberland County, New Jersey.',
    )
  })
})
