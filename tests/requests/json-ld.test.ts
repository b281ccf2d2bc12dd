import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pages, townHref, townRentalHref } from '../../src/content/addresses.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { company, returns } from '../contract/product-facts.ts'
import { getPage, jsonLd, readable } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const node = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })
const nodesOf = async (path: string) => z.array(node).parse(jsonLd(await getPage(site.url + path)))
const ofType = async (path: string, type: string) => (await nodesOf(path)).filter((each) => each['@type'] === type)

const day = z.object({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.string(),
  opens: z.string().regex(/^\d\d:\d\d$/),
  closes: z.string().regex(/^\d\d:\d\d$/),
})
const week = z.array(day).length(7)
const address = z.object({
  '@type': z.literal('PostalAddress'),
  streetAddress: z.string(),
  addressLocality: z.string(),
  addressRegion: z.enum(['NJ', 'PA']),
  postalCode: z.string(),
  addressCountry: z.literal('US'),
})
const geo = z.object({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() })
const absolute = z.url({ protocol: /^https?$/ })
const tel = z.string().regex(/^\+1\d{10}$/)

const dealer = z.looseObject({
  '@id': absolute,
  name: z.string(),
  url: absolute,
  telephone: tel,
  image: absolute,
  openingHoursSpecification: week,
  aggregateRating: z.looseObject({ ratingValue: z.literal(company.dealerRating) }),
})

test('the showroom page describes each showroom with coordinates, address and hours, and the online shop without an address', async () => {
  const dealers = await ofType('/showroom', 'AutoDealer')
  expect(dealers).toHaveLength(2)
  for (const each of dealers) dealer.extend({ address, geo }).parse(each)
  const [shop, ...others] = await ofType('/showroom', 'OnlineStore')
  expect(others).toEqual([])
  dealer.omit({ openingHoursSpecification: true }).parse(shop)
  expect(shop).not.toHaveProperty('address')
  const sunday = week.parse(dealers[0]?.openingHoursSpecification).find(({ dayOfWeek }) => dayOfWeek === 'Sunday')
  expect(sunday).toMatchObject({ opens: '00:00', closes: '00:00' })
})

test('the home page describes the site and its two dealers', async () => {
  expect(await ofType('/', 'WebSite')).toHaveLength(1)
  expect(await ofType('/', 'AutoDealer')).toHaveLength(2)
})

const offer = z.looseObject({
  '@type': z.literal('Offer'),
  price: z.number().positive(),
  priceCurrency: z.literal('USD'),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  itemCondition: z.enum(['https://schema.org/NewCondition', 'https://schema.org/UsedCondition']),
  url: absolute,
  hasMerchantReturnPolicy: z.looseObject({
    '@type': z.literal('MerchantReturnPolicy'),
    merchantReturnDays: z.literal(returns.structuredDataDays),
  }),
})
const product = z.looseObject({
  name: z.string(),
  brand: z.looseObject({ name: z.string() }),
  image: z.array(absolute).min(1),
  aggregateRating: z.looseObject({ ratingValue: z.literal(company.vehicleRating) }),
  offers: offer,
})

test('each vehicle with a price is a product with pictures that exist and an offer that matches the API', async () => {
  const vehicles = z
    .array(
      z.looseObject({
        id: z.string(),
        name: z.string(),
        price: z.number().optional(),
        inStock: z.boolean(),
        isNew: z.boolean(),
      }),
    )
    .parse(await (await fetch(`${site.url}/api/vehicles`)).json())
  const pictures = new Set<string>()
  for (const { id, name, price, inStock, isNew } of vehicles) {
    const [data, ...others] = await ofType(`/vehicle/${id}`, 'Product')
    expect(others).toHaveLength(0)
    expect([id, data !== undefined]).toEqual([id, price !== undefined])
    if (!data) continue
    const { offers, image, ...rest } = product.parse(data)
    expect(rest.name).toBe(name)
    expect(offers.price).toBe(price)
    for (const each of image) pictures.add(new URL(each).pathname)
    expect([id, offers.availability, offers.itemCondition]).toEqual([
      id,
      `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      `https://schema.org/${isNew ? 'New' : 'Used'}Condition`,
    ])
  }
  for (const picture of pictures) {
    const response = await fetch(site.url + picture)
    expect([picture, response.status, response.headers.get('content-type')?.startsWith('image/')]).toEqual([
      picture,
      200,
      true,
    ])
  }
})

test('the rentals page offers three carts for four periods, at prices that only the structured data has', async () => {
  const [rental] = await ofType('/rentals', 'AutoRental')
  const { makesOffer, areaServed } = z
    .looseObject({
      areaServed: z.looseObject({ name: z.string() }),
      makesOffer: z.array(z.looseObject({ price: z.number(), priceCurrency: z.literal('USD') })),
    })
    .parse(rental)
  expect(makesOffer).toHaveLength(12)
  expect(areaServed.name).not.toMatch(/New Jersey|Pennsylvania/)
  const { text } = await getPage(`${site.url}/rentals`)
  for (const { price } of makesOffer) expect(text).not.toContain(`$${price.toLocaleString('en-US')}`)
})

const faqPage = z.looseObject({
  mainEntity: z
    .array(
      z.object({
        '@type': z.literal('Question'),
        name: z.string(),
        acceptedAnswer: z.looseObject({ text: z.string() }),
      }),
    )
    .min(2),
})

test.each(['/rentals', '/services'])('the structured data of %s has the same questions as the page', async (path) => {
  const page = await getPage(site.url + path)
  const questions = page.document
    .querySelectorAll('.questions details, .service-answers > div')
    .map((details) => readable(details))
  const [data] = await ofType(path, 'FAQPage')
  const { mainEntity } = faqPage.parse(data)
  expect(mainEntity.map(({ name, acceptedAnswer }) => `${name} ${acceptedAnswer.text}`)).toEqual(questions)
})

const business = z.looseObject({
  name: z.string(),
  telephone: tel,
  address,
  geo,
  openingHoursSpecification: week,
  areaServed: z.looseObject({ name: z.string(), geo }),
})

test('each town page describes one showroom with its own hours, and the town as its area', async () => {
  const dealers = await ofType('/showroom', 'AutoDealer')
  for (const { slug, name, latitude, longitude } of towns) {
    const [data, ...others] = await ofType(townHref(slug), 'LocalBusiness')
    expect(others).toHaveLength(0)
    const { areaServed, openingHoursSpecification } = business.parse(data)
    expect(areaServed).toMatchObject({ name, geo: { latitude, longitude } })
    const dealer = dealers.find((each) => each['@id'] === data?.['@id'])
    expect([slug, openingHoursSpecification]).toEqual([slug, dealer?.openingHoursSpecification])
  }
})

const crumbs = z.looseObject({
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.number(), name: z.string(), item: absolute }))
    .min(2),
})
const [someTown] = towns
const withCrumbs = [
  ...pages.filter(({ id, indexable }) => id !== 'home' && indexable !== false).map(({ path }) => path),
  ...['/vehicle/denago-nomad', townHref(someTown?.slug ?? ''), townRentalHref(someTown?.slug ?? '')],
]

describe('breadcrumbs', () => {
  test.each(withCrumbs)('of %s lead from home to its canonical address', async (path) => {
    const page = await getPage(site.url + path)
    const [data] = await ofType(path, 'BreadcrumbList')
    const { itemListElement } = crumbs.parse(data)
    expect(itemListElement.map(({ position }) => position)).toEqual(itemListElement.map((_, index) => index + 1))
    expect(new URL(itemListElement[0]?.item ?? '').pathname).toBe('/')
    expect(itemListElement.at(-1)?.item).toBe(
      page.document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    )
  })
})
