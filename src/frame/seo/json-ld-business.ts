import type { AutoDealer, AutoRental, LocalBusiness, OnlineStore, Service, WithContext } from 'schema-dts'
import { page, townHref } from '../../content/addresses.ts'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { hours, type Timetable } from '../../content/dealer/facts/hours.facts.ts'
import { rentalCarts, rentalPeriodOrder, rentalPeriods } from '../../content/dealer/facts/rentals.facts.ts'
import type { Coordinates, Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { ratings, structuredDataRentals } from '../../content/dealer/facts/structured-data.facts.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { openingHours } from '../../content/format/opening-hours.ts'
import { showroomTimetable } from '../../domain/hours/showroom-hours.ts'
import { specialHoursOf } from '../../domain/hours/special-hours.functions.ts'
import { aggregateRating, context, dealerId } from './json-ld.ts'

/** Gives closed days as 00:00-00:00, as search engines expect. */
const hoursOf = (timetable: Timetable) => {
  const special = specialHoursOf(timetable)
  return {
    openingHoursSpecification: openingHours(timetable).map((day) => ({
      '@type': 'OpeningHoursSpecification' as const,
      ...day,
    })),
    ...(special.length > 0 && {
      specialOpeningHoursSpecification: special.map((days) => ({
        '@type': 'OpeningHoursSpecification' as const,
        ...days,
      })),
    }),
  }
}

const geoOf = ({ latitude, longitude }: Coordinates) => ({ '@type': 'GeoCoordinates' as const, latitude, longitude })

const addressOf = ({ postal }: Showroom) =>
  postal
    ? ({
        '@type': 'PostalAddress',
        streetAddress: postal.street,
        addressLocality: postal.locality,
        addressRegion: postal.region,
        postalCode: postal.postalCode,
        addressCountry: 'US',
      } as const)
    : undefined

const pricing = { priceRange: '$$', currenciesAccepted: 'USD' } as const

/** The dealer at a showroom. An online one, which nobody can visit, has no address, place or opening hours. */
export function dealer(siteUrl: string, showroom: Showroom): WithContext<AutoDealer> | WithContext<OnlineStore> {
  const address = addressOf(showroom)
  const links = [showroom.websiteUrl, showroom.youtubeUrl, showroom.facebookUrl].filter((link) => link !== undefined)
  const common = {
    '@context': context,
    '@id': dealerId(siteUrl, showroom.id),
    name: address ? `${business.name}, ${showroom.city}` : showroom.name,
    url: siteUrl + page('showroom').path,
    image: `${siteUrl}/og/site.jpg`,
    logo: `${siteUrl}/icons/icon-512.png`,
    telephone: showroom.tel,
    email: business.email,
    ...aggregateRating(ratings.dealer),
    ...(links.length > 0 && { sameAs: links }),
  } as const
  if (!address) return { ...common, '@type': 'OnlineStore' }
  return {
    ...common,
    '@type': 'AutoDealer',
    ...pricing,
    address,
    geo: geoOf(showroom.coordinates),
    hasMap: showroom.googleMapsUrl,
    ...hoursOf(showroomTimetable(showroom)),
  }
}

const areaOf = (town: Town) =>
  ({
    '@type': town.type === 'City' ? 'City' : 'AdministrativeArea',
    name: town.name,
    geo: geoOf(town),
    containedInPlace: {
      '@type': 'AdministrativeArea',
      name: town.county,
      containedInPlace: { '@type': 'State', name: town.state },
    },
  }) as const

/** The nearest showroom, with that showroom's `@id`, since a postal address can have only one set of opening hours. */
export const townBusiness = (siteUrl: string, town: Town, nearest: Showroom): WithContext<LocalBusiness> => ({
  '@context': context,
  '@type': 'LocalBusiness',
  '@id': dealerId(siteUrl, nearest.id),
  name: `${business.name}, ${nearest.city}`,
  url: siteUrl + page('showroom').path,
  image: `${siteUrl}/og/site.jpg`,
  telephone: nearest.tel,
  email: business.email,
  ...pricing,
  address: addressOf(nearest),
  geo: geoOf(nearest.coordinates),
  areaServed: areaOf(town),
  ...hoursOf(showroomTimetable(nearest)),
})

export const townService = (siteUrl: string, town: Town, nearest: Showroom): WithContext<Service> => ({
  '@context': context,
  '@type': 'Service',
  '@id': `${siteUrl}${townHref(town.slug)}#service`,
  serviceType: 'Golf cart sales and delivery',
  url: siteUrl + townHref(town.slug),
  provider: { '@type': 'AutoDealer', '@id': dealerId(siteUrl, nearest.id), name: business.name },
  areaServed: areaOf(town),
})

/** May give different prices and a different state from the page's text (product.md 9.3). */
export const autoRental = (siteUrl: string): WithContext<AutoRental> => ({
  '@context': context,
  '@type': 'AutoRental',
  '@id': `${siteUrl}${page('rentals').path}#rental`,
  name: `${business.name} Rentals`,
  url: siteUrl + page('rentals').path,
  image: `${siteUrl}/og/rentals.jpg`,
  telephone: business.tel,
  email: business.email,
  ...pricing,
  address: { '@type': 'PostalAddress', addressRegion: structuredDataRentals.state.code, addressCountry: 'US' },
  areaServed: { '@type': 'State', name: structuredDataRentals.state.name },
  ...hoursOf(hours.dealership),
  makesOffer: rentalCarts.flatMap(({ id, name, description }) =>
    rentalPeriodOrder.map((period) => {
      const { label, days } = rentalPeriods[period]
      const price = structuredDataRentals.rates[id]?.[period]
      return {
        '@type': 'Offer' as const,
        name: `${name} golf cart, ${label.toLowerCase()} rental`,
        itemOffered: { '@type': 'Service' as const, name: `Rental of a ${name} golf cart`, description },
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
        price,
        priceCurrency: 'USD',
        priceSpecification: {
          '@type': 'UnitPriceSpecification' as const,
          price,
          priceCurrency: 'USD',
          referenceQuantity: { '@type': 'QuantitativeValue' as const, value: days, unitCode: 'DAY' },
        },
      }
    }),
  ),
})
