import { business, claims } from '../../src/content/facts/business.ts'
import { hours } from '../../src/content/facts/hours.ts'
import { termsParty } from '../../src/content/facts/legal.ts'
import { returns } from '../../src/content/facts/returns.ts'
import { structuredDataReturnDays } from '../../src/content/facts/structured-data.ts'
import { denago, denagoDrive } from '../../src/content/models/denago.ts'
import { featuredModels } from '../../src/content/models/featured.ts'
import { home } from '../../src/content/pages/home.ts'
import { townsOfNewJersey } from '../../src/content/towns/towns.ts'
import { usd } from '../../src/format/money.ts'
import { hoursText } from '../../src/format/opening-hours.ts'
import { rentalConflicts } from './rental-conflicts.ts'

export type Reading = {
  readonly reading: string
  readonly route: `/${string}`
  /** To be found in the page: tags read as spaces, white space collapsed. */
  readonly text: string
  /** Where it stands; the page's text unless said otherwise. */
  readonly where?: 'structured data'
  /** The other reading, where its presence on this page would mean that the two were merged. */
  readonly absent?: string
}

export type Conflict = { readonly subject: string; readonly a: Reading; readonly b: Reading }

const dealershipWeekdays = `Mon-Fri ${hoursText(hours.dealership.rows[0])}`
const townSaturday = hoursText(hours.townPages.rows[0])
const dealershipSaturday = hoursText(hours.dealership.rows[1])
const serviceSaturday = hoursText(hours.service.rows[1])

const cityStartingPrice = found(denago.series, ({ title }) => title === 'City').startingPrice
const evCityListPrice = found(featuredModels, ({ id }) => id === 'denago-ev-city').listPrice

/** Every pair of conflicting readings (product.md 11). Both are shown, each where it belongs. */
export const conflicts: readonly Conflict[] = [
  ...rentalConflicts,
  {
    subject: 'Weekday hours, contact and services page',
    a: { reading: 'From nine', route: '/contact', text: dealershipWeekdays },
    b: { reading: 'From eight', route: '/services', text: `Mon-Fri ${hoursText(hours.service.rows[0])}` },
  },
  {
    subject: 'Weekday hours, contact and town page',
    a: { reading: 'From nine to five', route: '/contact', text: dealershipWeekdays },
    b: { reading: 'From eight to six', route: '/towns/vineland', text: `Mon-Sat ${townSaturday}` },
  },
  {
    subject: 'Saturday hours, contact and services page',
    a: { reading: dealershipSaturday, route: '/contact', text: dealershipSaturday },
    b: { reading: serviceSaturday, route: '/services', text: serviceSaturday },
  },
  {
    subject: 'Saturday hours, contact and town page',
    a: { reading: dealershipSaturday, route: '/contact', text: dealershipSaturday },
    b: { reading: townSaturday, route: '/towns/vineland', text: townSaturday },
  },
  {
    subject: 'Sunday hours, contact and town page',
    a: {
      reading: 'Closed',
      route: '/contact',
      text: `Sun ${hoursText(hours.dealership.rows[2])}`,
    },
    b: {
      reading: 'Open',
      route: '/towns/vineland',
      text: `Sun ${hoursText(hours.townPages.rows[1])}`,
    },
  },
  {
    subject: 'Sunday hours, service and storage',
    a: {
      reading: 'Emergency only',
      route: '/services',
      text: `Sun ${hoursText(hours.service.rows[2])}`,
    },
    b: {
      reading: 'By appointment',
      route: '/policies/storage-policy',
      text: `Sun ${hoursText(hours.storageAccess.rows[2])}`,
    },
  },
  {
    subject: 'Number of municipalities on the home page',
    a: { reading: 'In the copy', route: '/', text: home.municipalities.copy },
    b: { reading: 'Counted', route: '/', text: home.municipalities.count },
  },
  {
    subject: 'Number of municipalities, home and about page',
    a: { reading: 'Counted', route: '/', text: `${townsOfNewJersey.length} municipalities` },
    b: {
      reading: 'In the about page’s figures',
      route: '/about',
      text: `${claims.municipalitiesServed} municipalities served`,
    },
  },
  {
    subject: 'Town list',
    a: { reading: 'New Jersey', route: '/', text: 'Commercial Township' },
    b: {
      reading: 'Pennsylvania',
      route: '/towns/chinchilla-township',
      text: 'Chinchilla Township',
    },
  },
  {
    subject: 'County and state served',
    a: { reading: 'Cumberland County, New Jersey', route: '/', text: 'Cumberland County' },
    b: {
      reading: 'Lackawanna County, Pennsylvania',
      route: '/towns/scranton',
      text: 'Lackawanna County',
    },
  },
  {
    subject: 'Business behind the site',
    a: {
      reading: business.name,
      route: '/policies/terms-conditions',
      text: business.name,
      absent: termsParty.name,
    },
    b: { reading: termsParty.name, route: '/terms-of-service', text: termsParty.name },
  },
  {
    subject: 'County of the business',
    a: {
      reading: 'Cumberland County',
      route: '/policies/terms-conditions',
      text: 'Cumberland County',
      absent: termsParty.county,
    },
    b: { reading: termsParty.county, route: '/terms-of-service', text: termsParty.county },
  },
  {
    subject: 'Years of experience',
    a: { reading: 'Over', route: '/', text: `Over ${claims.years} years` },
    b: { reading: 'Plus', route: '/about', text: `${claims.years}+ years` },
  },
  {
    subject: 'Customers',
    a: { reading: 'Happy', route: '/', text: `${claims.customers}+ happy customers` },
    b: { reading: 'Satisfied', route: '/about', text: `${claims.customers}+ satisfied customers` },
  },
  {
    subject: 'Return window of a new cart',
    a: {
      reading: 'Policy',
      route: '/policies/return-policy',
      text: `${returns.newCarts.days} days`,
    },
    b: {
      reading: 'Structured data',
      route: '/vehicle/denago-nomad',
      text: `"merchantReturnDays":${structuredDataReturnDays}`,
      where: 'structured data',
    },
  },
  {
    subject: 'Denago drive',
    a: { reading: 'Brand page card', route: '/denago', text: denagoDrive.card },
    b: {
      reading: 'Vehicle specifications',
      route: '/vehicle/denago-nomad',
      text: denagoDrive.specifications,
    },
  },
  {
    subject: 'Lowest price of a Denago City',
    a: {
      reading: 'Series starting price',
      route: '/denago',
      text: `Starting at ${usd(cityStartingPrice)}`,
    },
    b: {
      reading: 'Featured on the home page',
      route: '/',
      text: usd(evCityListPrice),
    },
  },
]

function found<T>(rows: readonly T[], isIt: (row: T) => boolean): T {
  const row = rows.find(isIt)
  if (!row) throw new Error('the content has no such row')
  return row
}
