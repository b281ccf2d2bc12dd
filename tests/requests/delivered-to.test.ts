import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { cartDeliveryCopy } from '../../src/content/words/cart-delivery.words.ts'
import { deliveryRule } from '../../src/content/words/delivery-rule.words.ts'
import { rentalDeliveryCopy } from '../../src/content/words/rental-delivery.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { getPage } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

/** The cart costs $11,995 and is at the Vineland showroom. */
const cart = sampleVehicle('denago-ev-city')
const onRequest = sampleInventory.find(({ price }) => price === undefined)
const delivered = async (id: string | undefined, town: string) =>
  (await getPage(`${site.url}/vehicle/${id}?town=${town}`)).document.querySelector('.delivered')

test('a cart’s page offers every town, and an empty choice', async () => {
  const options = (await delivered(cart.id, ''))
    ?.querySelectorAll('option')
    .map((option) => option.getAttribute('value'))
  expect(options).toEqual(['', ...towns.map(({ slug }) => slug)])
})

const withinZone = '6 miles, within the 10 free miles.'
const beyondZone = '16 miles. First 10 free, then 6 miles at $6: $36.'

test.each([
  { slug: 'millville', total: '$11,995', sum: withinZone, fromNearest: withinZone },
  { slug: 'port-norris', total: '$12,031', sum: beyondZone, fromNearest: beyondZone },
  {
    ...{ slug: 'scranton', total: '$12,763', sum: '138 miles. First 10 free, then 128 miles at $6: $768.' },
    fromNearest: '1 mile, within the 10 free miles.',
  },
])(
  'for the town $slug, a cart’s page shows the fee from the cart’s showroom, and the price including it',
  async ({ slug, total, sum, fromNearest }) => {
    const block = await delivered(cart.id, slug)
    expect(block?.querySelector('output')?.text).toBe(total)
    expect(block?.querySelector('option[selected]')?.getAttribute('value')).toBe(slug)
    expect(block?.querySelector('p')?.text).toContain(sum)
    expect((await getPage(`${site.url}/towns/${slug}`)).text).toContain(fromNearest)
  },
)

test('a cart’s page shows no total if the cart has no price, and only the rule for an unknown town', async () => {
  const onRequestPrice = await delivered(onRequest?.id, 'millville')
  expect(onRequestPrice?.querySelector('output')?.text).toBe('')
  expect(onRequestPrice?.querySelector('p')?.text).toContain(cartDeliveryCopy.fromPurchase)
  const unknown = await delivered(cart.id, 'atlantis')
  expect(unknown?.querySelector('p')?.text).toBe(deliveryRule)
})

test('a cart’s page with a town keeps its canonical address, and stays indexed', async () => {
  const { document, headers } = await getPage(`${site.url}/vehicle/${cart.id}?town=millville`)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    new RegExp(`/vehicle/${cart.id}$`),
  )
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  expect(headers.get('cache-control')).toContain('public')
})

describe('inventory cards', () => {
  const lines = async (query: string) =>
    (await getPage(`${site.url}/inventory${query}`)).document.querySelectorAll('.card').map((card) => ({
      id: card.querySelector('a')?.getAttribute('href'),
      text: card.querySelector('.card__delivered')?.text ?? '',
    }))

  test.each([
    {
      slug: 'vineland',
      fromVineland: cartDeliveryCopy.line('$11,995', '1 mile', cartDeliveryCopy.free),
      fromScranton: cartDeliveryCopy.line('$12,751', '136 miles', '$756'),
      fromEither: cartDeliveryCopy.line('$15,995', '1 mile', cartDeliveryCopy.free),
    },
    {
      slug: 'port-norris',
      fromVineland: cartDeliveryCopy.line('$12,031', '16 miles', '$36'),
      fromScranton: cartDeliveryCopy.line('$12,847', '152 miles', '$852'),
      fromEither: cartDeliveryCopy.line('$16,031', '16 miles', '$36'),
    },
  ])('with the town $slug show total, miles and fee', async ({ slug, fromVineland, fromScranton, fromEither }) => {
    const cards = await lines(`?town=${slug}`)
    expect(cards).toHaveLength(sampleInventory.length)
    const textOf = (id: string | undefined) => cards.find((card) => card.id === `/vehicles/${id}?town=${slug}`)?.text
    expect(textOf(cart.id)).toBe(fromVineland)
    expect(textOf('denago-rover-xl')).toBe(fromScranton)
    expect(textOf('club-car-onward-4')).toBe(fromEither)
    expect(textOf(onRequest?.id)).toBe('')
  })

  test.each(['', '?town=', '?town=atlantis', '?town=<b>'])('with the query %j do not show delivery', async (query) => {
    expect((await lines(query)).every(({ text }) => text === '')).toBe(true)
  })

  test('come with forms and filter links that keep the town', async () => {
    const { document } = await getPage(`${site.url}/inventory?seats=4&sort=name&town=millville`)
    for (const form of document.querySelectorAll('form[action="/inventory"], form[action="/compare"]')) {
      const selector = form.classList.contains('delivered') ? 'option[selected]' : 'input[name=town]'
      expect(form.querySelector(selector)?.getAttribute('value')).toBe('millville')
    }
    const links = document.querySelectorAll('.set-filters a').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/inventory?sort=name&town=millville', '/inventory?town=millville'])
    const chooser = document.querySelector('form.delivered')
    expect(chooser?.querySelectorAll('input').map((input) => input.getAttribute('name'))).toEqual(['seats', 'sort'])
    expect(document.querySelector('meta[name=robots]')).toBeNull()
  })
})

describe('the town in the query string', () => {
  const pages = {
    'the list': '/inventory?seats=4',
    'an empty list': '/inventory?search=six+seater+evoluton',
    'a cart’s page': `/vehicle/${cart.id}`,
    'a cart’s page at its second address': `/vehicles/${cart.id}`,
    'the comparison': `/compare?carts=${cart.id},${onRequest?.id}`,
  }
  /** The header and the footer are left out, since they are the same on every page. */
  const linksOf = async (address: string) =>
    (await getPage(site.url + address)).document
      .querySelectorAll('main a[href^="/vehicle"], main a[href^="/inventory"], main a[href^="/compare"]')
      .map((link) => link.getAttribute('href') ?? '')

  test.each(Object.entries(pages))(
    'is in every link to carts and lists on %s, and in none if no town is given',
    async (_, address) => {
      const links = await linksOf(`${address}${address.includes('?') ? '&' : '?'}town=millville`)
      expect(links.length).toBeGreaterThan(3)
      expect(links.filter((href) => new URL(href, site.url).searchParams.get('town') !== 'millville')).toEqual([])
      expect((await linksOf(address)).filter((href) => href.includes('town'))).toEqual([])
    },
  )

  test('is in the form on a cart’s page that opens the comparison', async () => {
    const { document } = await getPage(`${site.url}/vehicle/${cart.id}?town=millville`)
    expect(document.querySelector('.cart-choice input[name=town]')?.getAttribute('value')).toBe('millville')
  })
})

test.each([
  { slug: 'vineland', name: 'Vineland', sum: '1 mile, within the 10 free miles.' },
  { slug: 'port-norris', name: 'Port Norris', sum: beyondZone },
])('the rentals page gives the cost of delivery to $slug, and links to the estimate', async ({ slug, name, sum }) => {
  const { document } = await getPage(`${site.url}/rentals?town=${slug}`)
  const form = document.querySelector('.town-delivery')
  expect(form?.querySelector('option[selected]')?.text).toBe(name)
  const text = form?.querySelector('p')?.text
  expect(text).toContain('Vineland showroom')
  expect(text).toContain(sum)
  expect(form?.querySelector('a')?.getAttribute('href')).toBe(`/rentals/estimate?town=${slug}&rates=rentals`)
  expect(document.querySelector('#dates-town option[selected]')?.text).toBe(name)
})

test('the rentals page lists every price before it says what the prices cover', async () => {
  const { document } = await getPage(`${site.url}/rentals`)
  const order = document
    .querySelectorAll('.plan__price, .price-source')
    .map(({ classList }) => classList.contains('price-source'))
  expect(order.length).toBeGreaterThan(1)
  expect(order.indexOf(true)).toBe(order.length - 1)
})

test.each(['', '?town=atlantis'])('the rentals page with the query %j assumes no town', async (query) => {
  const { document } = await getPage(`${site.url}/rentals${query}`)
  expect(document.querySelector('.town-delivery p span')?.text).toBe(rentalDeliveryCopy.choose)
  expect(document.querySelector('.town-delivery a')).toBeNull()
  expect(document.querySelector('main a[href^="/rentals/estimate"]')).not.toBeNull()
})
