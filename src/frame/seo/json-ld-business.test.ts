import { expect, test } from 'vitest'
import { z } from 'zod'
import { mainShowroom, type Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { ratings, structuredDataRentals } from '../../content/dealer/facts/structured-data.facts.ts'
import { findTown } from '../../content/dealer/find-town.ts'
import { autoRental, dealer, townBusiness } from './json-ld-business.ts'

const site = 'https://cart.example'
const online: Showroom = { ...mainShowroom, id: 'online', type: 'online', postal: null }

test('the dealer has an address, coordinates, a rating, and hours in which Sunday is 00:00-00:00', () => {
  const data = dealer(site, mainShowroom)
  expect(data).toMatchObject({
    '@type': 'AutoDealer',
    '@id': `${site}/showroom#${mainShowroom.id}`,
    telephone: mainShowroom.tel,
    address: {
      '@type': 'PostalAddress',
      addressLocality: mainShowroom.postal?.locality,
      addressRegion: mainShowroom.postal?.region,
      postalCode: mainShowroom.postal?.postalCode,
    },
    geo: { '@type': 'GeoCoordinates', ...mainShowroom.coordinates },
    aggregateRating: { ratingValue: ratings.dealer?.value },
  })
  expect(data).toHaveProperty('openingHoursSpecification.length', 7)
  expect(data).toHaveProperty('openingHoursSpecification.6', {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Sunday',
    opens: '00:00',
    closes: '00:00',
  })
})

test('the online showroom has no address, coordinates or hours', () => {
  const data = dealer(site, online)
  expect(data).toMatchObject({
    '@type': 'OnlineStore',
    telephone: online.tel,
    aggregateRating: { ratingValue: ratings.dealer?.value },
  })
  for (const property of ['address', 'geo', 'openingHoursSpecification', 'priceRange']) {
    expect(data).not.toHaveProperty(property)
  }
})

test('the business of a town page is the nearest showroom with its hours, serving the town in its county and state', () => {
  const town = findTown('scranton')
  if (!town) throw new Error('Scranton is on the list')
  const data = townBusiness(site, town, mainShowroom)
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': `${site}/showroom#${mainShowroom.id}`,
    areaServed: {
      name: 'Scranton',
      containedInPlace: { name: 'Lackawanna County', containedInPlace: { name: 'Pennsylvania' } },
    },
  })
  const { openingHoursSpecification } = z.object({ openingHoursSpecification: z.array(z.unknown()) }).parse(data)
  expect(dealer(site, mainShowroom)).toMatchObject({ openingHoursSpecification })
})

test('the rental business makes twelve offers in Delaware, at the prices for structured data', () => {
  const rental = autoRental(site)
  expect(rental).toMatchObject({ '@type': 'AutoRental', areaServed: { '@type': 'State', name: 'Delaware' } })
  expect(rental).toHaveProperty('makesOffer.length', 12)
  expect(JSON.stringify(rental)).toContain(
    `"price":${structuredDataRentals.rates.sixSeater?.monthly},"priceCurrency":"USD"`,
  )
})
