import { expect, test } from 'vitest'
import { ratings, structuredDataReturnDays } from '../../content/dealer/facts/structured-data.facts.ts'
import { product } from './json-ld-product.ts'

const site = 'https://cart.example'
const facts: Parameters<typeof product>[1] = {
  id: 'denago-nomad',
  name: 'Denago Nomad',
  brand: 'Denago',
  model: 'Nomad',
  description: 'Four seats.',
  images: ['/pictures/denago-nomad/side.webp', 'https://maker.example/nomad.webp'],
  price: 8495,
  inStock: true,
  isNew: false,
  features: ['Touchscreen'],
  specs: { 'Seating Capacity': 4, 'Motor Type': '5 kW AC' },
  path: '/vehicle/denago-nomad',
  seller: `${site}/showroom#vineland`,
}

test('a product has an offer with price, currency, availability, condition and the dealer’s return window', () => {
  expect(product(site, facts)).toMatchObject([
    {
      '@type': 'Product',
      sku: 'denago-nomad',
      brand: { '@type': 'Brand', name: 'Denago' },
      image: [`${site}/pictures/denago-nomad/side.webp`, 'https://maker.example/nomad.webp'],
      aggregateRating: { ratingValue: ratings.vehicle?.value },
      offers: {
        '@type': 'Offer',
        url: `${site}/vehicle/denago-nomad`,
        price: 8495,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        hasMerchantReturnPolicy: { merchantReturnDays: structuredDataReturnDays, applicableCountry: 'US' },
      },
    },
  ])
})

test('a product lists seats, motor and features', () => {
  expect(product(site, facts)[0]?.additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'Seating Capacity', value: 4 },
    { '@type': 'PropertyValue', name: 'Motor Type', value: '5 kW AC' },
    { '@type': 'PropertyValue', name: 'Feature', value: 'Touchscreen' },
  ])
})

test.each([
  ['price', { price: undefined }],
  ['price above zero', { price: 0 }],
  ['picture', { images: [] }],
])('a vehicle without reviews and without a %s is not a product', (_, missing) => {
  expect(product(site, { ...facts, ...missing })).toEqual([])
})

test('a vehicle with reviews but no price is a product without an offer', () => {
  const review = {
    author: 'A Buyer',
    headline: 'Quiet',
    reviewBody: 'It is quiet.',
    reviewRating: 5,
    datePublished: '2026-05-01',
  }
  const [productData] = product(site, { ...facts, price: undefined, reviews: [review] })
  expect(productData).toMatchObject({ review: [{ headline: 'Quiet' }] })
  expect(productData).not.toHaveProperty('offers')
})
