import { afterAll, beforeAll, expect, test } from 'vitest'
import { salesTax } from '../../src/content/dealer/facts/taxes.facts.ts'
import { wholePriceCopy as copy } from '../../src/content/words/whole-price.words.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { getPage } from '../support/html.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

/** The cart costs $11,995 and is in Vineland. */
const { id } = sampleVehicle('denago-ev-city')

const billOf = async (vehicle: string, query = '') => {
  const { document } = await getPage(`${site.url}/vehicle/${vehicle}${query}`)
  const block = document.querySelector('.whole-price')
  const rows = block?.querySelectorAll('dl > div').map((row) => row.querySelectorAll('dt, dd').map(({ text }) => text))
  return { document, block, rows }
}

test.each([
  {
    ...{ slug: 'port-norris', town: 'Port Norris', state: 'New Jersey' },
    amounts: ['$11,995.00', '$36.00', '$797.05', '$145.00', '$12,973.05'],
  },
  {
    ...{ slug: 'scranton', town: 'Scranton', state: 'Pennsylvania' },
    amounts: ['$11,995.00', '$768.00', '$765.78', '$115.00', '$13,643.78'],
  },
])(
  'for the town $slug, the breakdown lists the price, delivery, $state tax, title and registration, and the total',
  async (expected) => {
    const { rows = [], block } = await billOf(id, `?town=${expected.slug}`)
    expect(rows.map(([label]) => label)).toEqual([
      copy.price,
      copy.delivery.to(expected.town),
      copy.tax.in(expected.state),
      copy.title.label,
      copy.total.label,
    ])
    expect(rows.map(([, amount]) => amount)).toEqual(expected.amounts)
    expect(block?.text).toContain(copy.note)
    expect(block?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(
      salesTax.sources.map(({ url }) => url),
    )
  },
)

test('the price breakdown has no sum until a town is chosen; choosing one keeps the payment inputs', async () => {
  const { rows = [] } = await billOf(id)
  expect(rows).toHaveLength(5)
  expect(rows[0]).toEqual([copy.price, '$11,995.00'])
  expect(rows.at(-1)).toEqual([copy.total.label, copy.total.choose])
  const { document } = await billOf(id, '?town=scranton&down=1000&apr=7.9')
  expect(document.querySelector('#payment-down')?.getAttribute('value')).toBe('1000')
})

test('the advertised price is only the cart’s price, on the page and in its metadata', async () => {
  const { document } = await billOf(id, '?town=port-norris')
  expect(document.querySelector('.vehicle__price')?.text).toBe('$11,995')
  const amount = document.querySelector('meta[property="product:price:amount"]')?.getAttribute('content')
  expect(Number(amount)).toBe(11_995)
})

test('the price breakdown is missing for a cart without a price or one that is sold out', async () => {
  const onRequest = sampleInventory.find(({ price }) => price === undefined)
  const sold = sampleInventory.find(({ inStock, price }) => !inStock && price !== undefined)
  for (const vehicle of [onRequest, sold]) {
    expect(vehicle).toBeDefined()
    expect((await billOf(vehicle?.id ?? '', '?town=scranton')).block).toBeNull()
  }
})

test('the price breakdown leaves delivery to a quote below the minimum price, and a title out for an off-road cart', async () => {
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
