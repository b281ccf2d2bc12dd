import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { dollars } from '../support/facts.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'
import { planRow, townSavings } from './pages/rentals.ts'
import * as facts from './product-facts.ts'

export type Reading = {
  readonly route: `/${string}`
  /** Where the text must be on the page: a CSS selector, or the page's structured data. */
  readonly place: string
  readonly text: string
}

/**
 * A subject on which docs/product.md contradicts itself (point 11). Both readings are shown, each in its own place.
 */
export type Conflict = { readonly subject: string; readonly a: Reading; readonly b: Reading }

type Cart = (typeof facts.rentalCarts)[number]['id']
type Period = (typeof facts.rentalPeriods)[number]['id']
type LongPeriod = Exclude<Period, 'daily'>

const onRentalsPage = (place: string, text: string): Reading => ({ route: '/rentals', place, text })
const onTownPage = (place: string, text: string): Reading => ({ route: '/rentals/scranton', place, text })

const price = (cart: Cart, period: Period): Conflict => ({
  subject: `${cart}, ${period}: price`,
  a: onRentalsPage(`${planRow(cart, period)} .price`, dollars(facts.rentals.rentalsPage[cart][period])),
  b: onTownPage(`${planRow(cart, period)} .price`, dollars(facts.rentals.townPage[cart][period])),
})

/** Savings that town pages compute from their price list. */
function computed(cart: Cart, period: LongPeriod) {
  const found = facts.rentalPeriods.find(({ id }) => id === period)
  if (!found) throw new Error(`product-facts.ts has no rental period ${period}`)
  return townSavings(cart, found)
}

const savings = (cart: Cart, period: LongPeriod): Conflict => ({
  subject: `${cart}, ${period}: savings label`,
  a: onRentalsPage(`${planRow(cart, period)} .savings-label`, `${facts.rentals.savings[cart][period].toFixed(1)}%`),
  b: onTownPage(`${planRow(cart, period)} .savings-label`, computed(cart, period).percentage),
})

const renewal = (period: LongPeriod): Conflict => {
  const rate = facts.rentals.renewals.fourSeater[period]
  return {
    subject: `fourSeater, ${period}: renewal rate and price of one day`,
    a: onRentalsPage(planRow('fourSeater', period), `${dollars(rate, Number.isInteger(rate) ? 0 : 2)} per day`),
    b: onTownPage(planRow('fourSeater', period), `${computed('fourSeater', period).perDay} per day`),
  }
}

const structuredPrice = (cart: Cart): Conflict => ({
  subject: `${cart}, monthly: price in structured data`,
  a: onRentalsPage(`${planRow(cart, 'monthly')} .price`, dollars(facts.rentals.rentalsPage[cart].monthly)),
  b: onRentalsPage('structured data', `"price":${facts.rentals.structuredData[cart].monthly},`),
})

const contact = (day: 0 | 1 | 2): Reading => ({
  route: '/contact',
  place: 'aside tr',
  text: facts.hours.dealership[day],
})
const services = (day: 0 | 1 | 2): Reading => ({ route: '/services', place: 'main tr', text: facts.hours.service[day] })
const town = (row: 0 | 1): Reading => ({
  route: '/towns/vineland',
  place: '.town-closing tr',
  text: facts.hours.townPages[row],
})

const newJersey = `${facts.newJerseyTowns} municipalities`
const homeMunicipalities = 'section[aria-labelledby="municipalities"]'
const [cityFrom] = Object.values(facts.denago.seriesFrom)
const [, , evCity] = facts.featuredCarts

export const conflicts: readonly Conflict[] = [
  price('sixSeater', 'threeDay'),
  price('sixSeater', 'weekly'),
  price('sixSeater', 'monthly'),
  price('utility', 'daily'),
  price('utility', 'threeDay'),
  price('utility', 'weekly'),
  price('utility', 'monthly'),
  savings('fourSeater', 'weekly'),
  savings('fourSeater', 'monthly'),
  savings('sixSeater', 'threeDay'),
  savings('sixSeater', 'weekly'),
  savings('sixSeater', 'monthly'),
  savings('utility', 'threeDay'),
  savings('utility', 'weekly'),
  savings('utility', 'monthly'),
  renewal('threeDay'),
  renewal('monthly'),
  structuredPrice('fourSeater'),
  structuredPrice('sixSeater'),
  structuredPrice('utility'),
  {
    subject: 'State of the rental offers',
    a: onRentalsPage('main', 'New Jersey'),
    b: onRentalsPage('structured data', facts.rentals.structuredData.state.name),
  },
  {
    subject: 'Rental delivery',
    a: { route: '/rentals/port-norris', place: '.plan', text: 'Free delivery within the Port Norris area.' },
    b: { route: '/policies/rental-policy', place: 'article', text: `${dollars(facts.delivery.perMile)} per mile` },
  },
  { subject: 'Weekday hours of the dealership and of service', a: contact(0), b: services(0) },
  { subject: 'Weekday hours of the dealership and of town pages', a: contact(0), b: town(0) },
  { subject: 'Saturday hours of the dealership and of service', a: contact(1), b: services(1) },
  { subject: 'Saturday hours of the dealership and of town pages', a: contact(1), b: town(0) },
  { subject: 'Sunday hours of the dealership and of town pages', a: contact(2), b: town(1) },
  {
    subject: 'Sunday hours of service and of storage',
    a: services(2),
    b: { route: '/policies/storage-policy', place: 'article tr', text: facts.hours.storageAccess[2] },
  },
  {
    subject: 'Municipalities on the home page: copy and count',
    a: { route: '/', place: homeMunicipalities, text: facts.company.home.municipalities },
    b: { route: '/', place: homeMunicipalities, text: newJersey },
  },
  {
    subject: 'Municipalities on the home and the about page',
    a: { route: '/', place: homeMunicipalities, text: newJersey },
    b: { route: '/about', place: '.tale b', text: facts.company.about.municipalities },
  },
  {
    subject: 'Town list',
    a: { route: '/', place: homeMunicipalities, text: 'Commercial Township' },
    b: { route: '/towns/chinchilla-township', place: 'h1', text: 'Chinchilla Township' },
  },
  {
    subject: 'County served',
    a: { route: '/', place: homeMunicipalities, text: 'Cumberland County' },
    b: { route: '/towns/scranton', place: 'main', text: 'Lackawanna County' },
  },
  {
    subject: 'Business behind the site',
    a: { route: '/policies/terms-conditions', place: 'article', text: business.name },
    b: { route: '/terms-of-service', place: 'article', text: facts.company.termsOfService.name },
  },
  {
    subject: 'County of the business',
    a: { route: '/policies/terms-conditions', place: 'article', text: 'Cumberland County' },
    b: { route: '/terms-of-service', place: 'article', text: facts.company.termsOfService.county },
  },
  {
    subject: 'Years of experience',
    a: { route: '/', place: 'main', text: facts.company.home.experience },
    b: { route: '/about', place: '.tale b', text: facts.company.about.experience },
  },
  {
    subject: 'Customers',
    a: { route: '/', place: 'main', text: facts.company.home.customers },
    b: { route: '/about', place: '.tale b', text: facts.company.about.customers },
  },
  {
    subject: 'Return window of a new cart',
    a: { route: '/policies/return-policy', place: 'article', text: `${facts.returns.newCart.days} days` },
    b: {
      route: '/vehicle/denago-nomad',
      place: 'structured data',
      text: `"merchantReturnDays":${facts.returns.structuredDataDays}`,
    },
  },
  {
    subject: 'Denago drive',
    a: { route: '/denago', place: '.models dl div', text: facts.denago.driveOnCards },
    b: { route: '/vehicle/denago-nomad', place: '.spec div', text: facts.denago.driveInSpecifications },
  },
  {
    subject: 'Lowest price of a Denago City',
    a: { route: '/denago', place: '.series > li:nth-child(1)', text: dollars(cityFrom ?? 0) },
    b: { route: '/', place: '.featured .card:nth-child(3)', text: dollars(sampleVehicle(evCity.id).price ?? 0) },
  },
]
