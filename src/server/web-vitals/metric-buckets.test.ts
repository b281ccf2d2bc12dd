import { expect, test } from 'vitest'
import { bucketOf, metricBuckets, percentile75 } from './metric-buckets.ts'
import { pageKindOf } from './page-kind.ts'

test('a bucket includes the value at its end, and each limit for a good value is the end of a bucket', () => {
  expect([bucketOf('lcp', 2500), bucketOf('lcp', 2501), bucketOf('cls', 0)]).toEqual(['2500', '3000', '0.01'])
  expect(bucketOf('inp', 60_000)).toBe('beyond')
  for (const { good, ends } of Object.values(metricBuckets)) expect(ends).toContain(good)
})

test('finds the value that three quarters of the visits did not exceed', () => {
  expect(percentile75('lcp', { '1000': 3, '4000': 1 })).toBe(1000)
  expect(percentile75('lcp', { '1000': 2, '2000': 2 })).toBe(1750)
  expect(percentile75('inp', { '25': 1 })).toBeCloseTo(18.75)
  expect(percentile75('lcp', { '500': 1, beyond: 1 })).toBe(Number.POSITIVE_INFINITY)
})

test.each([
  ['/', 'home'],
  ['/vehicle/denago-nomad', 'vehicle'],
  ['/vehicles/denago-nomad', 'vehicle'],
  ['/ocean-city-golf-carts', 'town'],
  ['/towns/ocean-city', 'town'],
  ['/rentals/ocean-city', 'rentals'],
  ['/tell-me/token', 'other'],
  ['/constructor', 'other'],
])('%s is a page of kind ‘%s’', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})
