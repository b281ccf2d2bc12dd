import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartDelivery } from '../../src/content/dealer/facts/delivery.ts'
import { towns } from '../../src/content/dealer/facts/towns.ts'
import { usd } from '../../src/content/format/money.ts'
import { cartDeliveryCopy } from '../../src/content/words/cart-delivery.ts'
import { deliveryRule } from '../../src/content/words/delivery-rule.ts'
import { rentalDeliveryCopy } from '../../src/content/words/rental-delivery.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { findDeliveryTown } from '../../src/domain/rentals/cart-delivery.ts'
import { getPage } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const cart = sampleInventory.find(({ price }) => price !== undefined && price >= cartDelivery.freeFromPurchase)
const onRequest = sampleInventory.find(({ price }) => price === undefined)
const delivered = async (id: string | undefined, town: string) =>
  (await getPage(`${site.url}/vehicle/${id}?town=${town}`)).document.querySelector('.delivered')

test('every town can be chosen, and none', async () => {
  const options = (await delivered(cart?.id, ''))
    ?.querySelectorAll('option')
    .map((option) => option.getAttribute('value'))
  expect(options).toEqual(['', ...towns.map(({ slug }) => slug)])
})

test.each(['millville', 'port-norris', 'scranton'])(
  '%s: the fee from where the cart stands, and the price with it',
  async (slug) => {
    const town = findDeliveryTown(slug, cart?.showroom)
    const block = await delivered(cart?.id, slug)
    expect(block?.querySelector('output')?.text).toBe(usd((cart?.price ?? 0) + (town?.fee ?? Number.NaN)))
    expect(block?.querySelector('option[selected]')?.getAttribute('value')).toBe(slug)
    expect(block?.querySelector('p')?.text).toContain(town?.sum)
    const nearest = findDeliveryTown(slug)
    expect((await getPage(`${site.url}/towns/${slug}`)).text).toContain(nearest?.sum)
  },
)

test('a cart without a price has the fee and no total, and an unknown town none of both', async () => {
  const asked = await delivered(onRequest?.id, 'millville')
  expect(asked?.querySelector('output')?.text).toBe('')
  expect(asked?.querySelector('p')?.text).toContain(cartDeliveryCopy.fromPurchase)
  const unknown = await delivered(cart?.id, 'atlantis')
  expect(unknown?.querySelector('p')?.text).toBe(deliveryRule)
})

test('with a town the page keeps its canonical and stays to be found', async () => {
  const { document, headers } = await getPage(`${site.url}/vehicle/${cart?.id}?town=millville`)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    new RegExp(`/vehicle/${cart?.id}$`),
  )
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  expect(headers.get('cache-control')).toContain('public')
})

describe('cards of the inventory', () => {
  const lines = async (query: string) =>
    (await getPage(`${site.url}/inventory${query}`)).document.querySelectorAll('.card').map((card) => ({
      id: card.querySelector('a')?.getAttribute('href'),
      text: card.querySelector('.card__delivered')?.text ?? '',
    }))

  test.each(['vineland', 'port-norris'])('with %s say total, miles and fee', async (slug) => {
    const shown = await lines(`?town=${slug}`)
    expect(shown).toHaveLength(sampleInventory.length)
    for (const { id, price, showroom } of sampleInventory) {
      const town = findDeliveryTown(slug, showroom)
      if (!town) throw new Error(`${slug} is no town`)
      const isSold = price !== undefined && price >= cartDelivery.freeFromPurchase
      const fee = town.fee === 0 ? cartDeliveryCopy.free : usd(town.fee)
      expect(shown.find((card) => card.id === `/vehicles/${id}?town=${slug}`)?.text).toBe(
        isSold ? cartDeliveryCopy.line(usd(price + town.fee), town.distance, fee) : '',
      )
    }
  })

  test.each(['', '?town=', '?town=atlantis', '?town=<b>'])('with %s say nothing of it', async (query) => {
    expect((await lines(query)).every(({ text }) => text === '')).toBe(true)
  })

  test('every form and link of the list keeps the town', async () => {
    const { document } = await getPage(`${site.url}/inventory?seats=4&sort=name&town=millville`)
    for (const form of document.querySelectorAll('form[action="/inventory"], form[action="/compare"]')) {
      const kept = form.classList.contains('delivered') ? 'option[selected]' : 'input[name=town]'
      expect(form.querySelector(kept)?.getAttribute('value')).toBe('millville')
    }
    const links = document.querySelectorAll('.set-filters a').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/inventory?sort=name&town=millville', '/inventory?town=millville'])
    const chooser = document.querySelector('form.delivered')
    expect(chooser?.querySelectorAll('input').map((input) => input.getAttribute('name'))).toEqual(['seats', 'sort'])
    expect(document.querySelector('meta[name=robots]')).toBeNull()
  })
})

describe('links to carts and lists', () => {
  const pages = {
    'the list': '/inventory?seats=4',
    'an empty list': '/inventory?search=six+seater+evoluton',
    'a cart': `/vehicle/${cart?.id}`,
    'its second address': `/vehicles/${cart?.id}`,
    'the comparison': `/compare?carts=${cart?.id},${onRequest?.id}`,
  }
  /** Without the header and the footer, which are the same on every page. */
  const linksOf = async (address: string) =>
    (await getPage(site.url + address)).document
      .querySelectorAll('main a[href^="/vehicle"], main a[href^="/inventory"], main a[href^="/compare"]')
      .map((link) => link.getAttribute('href') ?? '')

  test.each(Object.entries(pages))('of %s keep the town of the address, and have none without', async (_, address) => {
    const links = await linksOf(`${address}${address.includes('?') ? '&' : '?'}town=millville`)
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter((href) => new URL(href, site.url).searchParams.get('town') !== 'millville')).toEqual([])
    expect((await linksOf(address)).filter((href) => href.includes('town'))).toEqual([])
  })

  test('the form of a cart’s page that opens the comparison keeps it too', async () => {
    const { document } = await getPage(`${site.url}/vehicle/${cart?.id}?town=millville`)
    expect(document.querySelector('.cart-choice input[name=town]')?.getAttribute('value')).toBe('millville')
  })
})

test.each(['vineland', 'port-norris'])(
  'the rentals page says what delivery to %s costs, and leads on',
  async (slug) => {
    const town = findDeliveryTown(slug)
    const { document } = await getPage(`${site.url}/rentals?town=${slug}`)
    const form = document.querySelector('.town-delivery')
    expect(form?.querySelector('option[selected]')?.text).toBe(town?.name)
    const text = form?.querySelector('p')?.text
    expect(text).toContain(town?.from)
    expect(text).toContain(town?.sum)
    expect(form?.querySelector('a')?.getAttribute('href')).toBe(`/rentals/estimate?town=${slug}&rates=rentals`)
    expect(document.querySelector('#dates-town option[selected]')?.text).toBe(town?.name)
  },
)

test.each(['', '?town=atlantis'])('the rentals page with %s says nothing of a town', async (query) => {
  const { document } = await getPage(`${site.url}/rentals${query}`)
  expect(document.querySelector('.town-delivery p span')?.text).toBe(rentalDeliveryCopy.choose)
  expect(document.querySelector('.town-delivery a')?.getAttribute('href')).toBe('/rentals/estimate')
})
