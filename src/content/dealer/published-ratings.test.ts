import { expect, test } from 'vitest'
import { publishedRatings } from './published-ratings.ts'

const none = { sampleRatings: false }

test('publishes a rating that the dealer enters only together with the number of ratings behind it', () => {
  expect(publishedRatings({ ...none, ratings: { dealer: 4.6, dealerCount: 88, vehicle: 4.9 } })).toEqual({
    dealer: { value: 4.6, count: 88 },
  })
  expect(publishedRatings({ ...none, ratings: { dealer: 4.8, vehicle: 4.7 } })).toEqual({})
  expect(publishedRatings({ ...none, ratings: { dealerCount: 88 } })).toEqual({})
  expect(publishedRatings(none)).toEqual({})
})

test('the sample dealer has two fixed ratings, which have no count', () => {
  expect(publishedRatings({ sampleRatings: true })).toEqual({ dealer: { value: 4.8 }, vehicle: { value: 4.7 } })
})
