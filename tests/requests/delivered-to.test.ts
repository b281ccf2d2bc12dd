import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleInventory } from '../../sample/inventory.ts'
import { cartDelivery } from '../../src/content/facts/cart-delivery.ts'
import { cartDeliveryCopy } from '../../src/content/pages/cart-delivery.ts'
import { towns } from '../../src/content/towns/towns.ts'
import { usd } from '../../src/format/money.ts'
import { deliveryTown } from '../../src/rentals/cart-delivery.ts'
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
  '%s: the fee of the town’s page and the price with it',
  async (slug) => {
    const town = deliveryTown(slug)
    const block = await delivered(cart?.id, slug)
    expect(block?.querySelector('output')?.text).toBe(usd((cart?.price ?? 0) + (town?.fee ?? Number.NaN)))
    expect(block?.querySelector('option[selected]')?.getAttribute('value')).toBe(slug)
    expect(block?.querySelector('p')?.text).toContain(town?.sum)
    expect((await getPage(`${site.url}/towns/${slug}`)).text).toContain(town?.sum)
  },
)

test('a cart without a price has the fee and no total, and an unknown town none of both', async () => {
  const asked = await delivered(onRequest?.id, 'millville')
  expect(asked?.querySelector('output')?.text).toBe('')
  expect(asked?.querySelector('p')?.text).toContain(cartDeliveryCopy.fromPurchase)
  const unknown = await delivered(cart?.id, 'atlantis')
  expect(unknown?.querySelector('p')).toBeNull()
})

test('with a town the page keeps its canonical and stays to be found', async () => {
  const { document, headers } = await getPage(`${site.url}/vehicle/${cart?.id}?town=millville`)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    new RegExp(`/vehicle/${cart?.id}$`),
  )
  expect(document.querySelector('meta[name=robots]')).toBeNull()
  expect(headers.get('cache-control')).toContain('public')
})
