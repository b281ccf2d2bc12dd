import { describe, expect, test } from 'vitest'
import { directionTo, milesBetween } from '../../area/distance.ts'
import { fromNearestShowroom, neighborsOf } from '../../area/town-distance.ts'
import { awayText, placeSentence } from '../../area/town-place.ts'
import { findTown, type TownSlug, towns } from '../../content/towns/towns.ts'
import { deliveryTo } from './town-facts.ts'

function town(slug: TownSlug) {
  const found = findTown(slug)
  if (!found) throw new Error(`towns.ts has no ${slug}`)
  return found
}

describe('distance', () => {
  const philadelphia = { latitude: 39.9526, longitude: -75.1652 }
  const newYork = { latitude: 40.7128, longitude: -74.006 }

  test('from Philadelphia to New York is 80 or 81 miles, to the northeast', () => {
    expect(milesBetween(philadelphia, newYork)).toBeCloseTo(80.6, 0)
    expect(directionTo(philadelphia, newYork)).toBe('northeast')
    expect(directionTo(newYork, philadelphia)).toBe('southwest')
  })

  test('is nothing to the place itself', () => {
    expect(milesBetween(newYork, newYork)).toBe(0)
  })
})

describe('a town and its nearest showroom', () => {
  test.each([
    ['vineland', '1 mile west of the Vineland showroom'],
    ['port-norris', '16 miles south of the Vineland showroom'],
    ['greenwich-township', '20 miles west of the Vineland showroom'],
    ['fleetville-township', '14 miles north of the Scranton showroom'],
  ] as const)('%s is %s', (slug, away) => {
    expect(awayText(town(slug))).toBe(away)
  })

  test.each(towns.map((each) => [each.name, each] as const))('%s is served from its own state', (_name, each) => {
    expect(fromNearestShowroom(each).showroom.postal?.region).toBe(each.stateCode)
  })
})

describe('delivery', () => {
  test('is charged at $6 for each mile beyond ten', () => {
    expect(deliveryTo(town('port-norris'))).toEqual({
      fee: 36,
      sum: '16 miles less 10 free miles leaves 6 miles at $6: $36. For purchases of $5,000 or more.',
    })
  })

  test('is free within ten miles', () => {
    expect(deliveryTo(town('millville'))).toEqual({
      fee: 0,
      sum: '6 miles, within the 10 free miles. For purchases of $5,000 or more.',
    })
  })
})

describe('the towns next to a town', () => {
  test.each(towns.map((each) => [each.name, each] as const))('%s has five, none of them itself', (_name, each) => {
    const near = neighborsOf(each)
    expect(near).toHaveLength(5)
    expect(near.map((neighbor) => neighbor.town.slug)).not.toContain(each.slug)
    expect(near.map((neighbor) => neighbor.miles)).toEqual(
      near.map((neighbor) => neighbor.miles).toSorted((a, b) => a - b),
    )
    expect(near.every((neighbor) => neighbor.town.state === each.state)).toBe(true)
  })
})

describe('what a town is', () => {
  test('by its list, or by what it lies in', () => {
    expect(placeSentence(town('shiloh'))).toBe('Shiloh is a borough in Cumberland County, New Jersey.')
    expect(placeSentence(town('cedarville'))).toBe(
      'Cedarville is a community in Lawrence Township, Cumberland County, New Jersey.',
    )
  })
})
