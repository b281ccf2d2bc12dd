import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartDelivery } from '../../src/content/dealer/facts/delivery.ts'
import { salesTax, titleAndRegistration } from '../../src/content/dealer/facts/purchase-costs.ts'
import { usdCents } from '../../src/content/format/money.ts'
import { wholePriceCopy as copy } from '../../src/content/words/whole-price.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { findDeliveryTown } from '../../src/domain/rentals/cart-delivery.ts'
import { getPage } from '../support/html.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const [cart] = sampleInventory.filter(({ price = 0, inStock }) => inStock && price >= cartDelivery.freeFromPurchase)
const id = cart?.id ?? ''

const billOf = async (vehicle: string, query = '') => {
  const { document } = await getPage(`${site.url}/vehicle/${vehicle}${query}`)
  const block = document.querySelector('.whole-price')
  const rows = block?.querySelectorAll('dl > div').map((row) => row.querySelectorAll('dt, dd').map(({ text }) => text))
  return { document, block, rows }
}
const cents = (text = ''): number => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100)

test.each([
  { slug: 'port-norris', state: 'New Jersey' },
  { slug: 'scranton', state: 'Pennsylvania' },
] as const)('$slug: price, delivery, tax of $state, title and registration, and their sum', async ({ slug, state }) => {
  const town = findDeliveryTown(slug, cart?.showroom)
  if (!town) throw new Error(`${slug} is no town`)
  const { rows = [], block } = await billOf(id, `?town=${slug}`)
  expect(rows.map(([label]) => label)).toEqual([
    copy.price,
    copy.delivery.to(town.name),
    copy.tax.in(state),
    copy.title.label,
    copy.total.label,
  ])
  const [price = 0, delivery = 0, tax = 0, title = 0, total = 0] = rows.map(([, amount]) => cents(amount))
  expect([price, delivery]).toEqual([Math.round((cart?.price ?? 0) * 100), town.fee * 100])
  expect(Math.abs(tax * 100_000 - (price + delivery) * (salesTax.rates[state] ?? 0))).toBeLessThanOrEqual(50_000)
  expect(title).toBe((titleAndRegistration.dollars[state] ?? 0) * 100)
  expect(total).toBe(price + delivery + tax + title)
  expect(block?.text).toContain(copy.note)
  expect(block?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(
    salesTax.sources.map(({ url }) => url),
  )
})

test('without a town it has the same rows and no sum, and what was typed for the monthly payment stays', async () => {
  const { rows = [] } = await billOf(id)
  expect(rows).toHaveLength(5)
  expect(rows[0]).toEqual([copy.price, usdCents(cart?.price ?? 0)])
  expect(rows.at(-1)).toEqual([copy.total.label, copy.total.choose])
  const { document } = await billOf(id, '?town=scranton&down=1000&apr=7.9')
  expect(document.querySelector('#payment-down')?.getAttribute('value')).toBe('1000')
})

test('the advertised price is the price alone, on the page and in structured data', async () => {
  const { document } = await billOf(id, '?town=port-norris')
  expect(cents(document.querySelector('.vehicle__price')?.text)).toBe((cart?.price ?? 0) * 100)
  const amount = document.querySelector('meta[property="product:price:amount"]')?.getAttribute('content')
  expect(Number(amount)).toBe(cart?.price)
})

test('a cart without a price has none of it, nor has one that is sold out', async () => {
  const onRequest = sampleInventory.find(({ price }) => price === undefined)
  const sold = sampleInventory.find(({ inStock, price }) => !inStock && price !== undefined)
  for (const vehicle of [onRequest, sold]) {
    expect(vehicle).toBeDefined()
    expect((await billOf(vehicle?.id ?? '', '?town=scranton')).block).toBeNull()
  }
})

test('below the price from which delivery has one it is quoted, and a cart for off the road has no title', async () => {
  const larkway = larkwayAt({ DATA_DIR: site.dataDir, DATABASE_URL: '' })
  const added = ['--id', 'small', '--name', 'Small One', '--brand', 'Denago', '--category', 'City', '--price', '4000']
  const { code } = await larkway('inventory', 'add', ...added, '--spec', 'streetLegal=No')
  expect(code).toBe(0)
  await expect.poll(async () => (await billOf('small')).rows?.length).toBe(5)
  const { rows } = await billOf('small', '?town=scranton')
  expect(rows?.slice(1)).toEqual([
    [copy.delivery.to('Scranton'), copy.delivery.quoted],
    [copy.tax.in('Pennsylvania'), '$240.00'],
    [copy.title.label, copy.title.none],
    [copy.total.withoutDelivery, '$4,240.00'],
  ])
})
