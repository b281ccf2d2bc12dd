import { SaxesParser } from 'saxes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { larkwayAt } from '../support/larkway.ts'
import { freePort, type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const feeds = ['google-products.xml', 'inventory.csv', 'inventory.json']
const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${site.url}/feeds/${name}`, { method, headers })

type Item = Record<string, string[]>

/** Parses the feed strictly, with namespaces, and returns its items. */
function items(xml: string): Item[] {
  const feedItems: Item[] = []
  let name = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    name = tag.name
    if (tag.prefix === 'g') expect(tag.uri).toBe('http://base.google.com/ns/1.0')
    if (name === 'item') feedItems.push({})
  })
  parser.on('text', (text) => {
    const item = feedItems.at(-1)
    if (item && text.trim() !== '') item[name] = [...(item[name] ?? []), text]
  })
  parser.write(xml).close()
  return feedItems
}

describe('google-products.xml', () => {
  test('has the attributes that Google Merchant requires, and leaves out vehicles without them', async () => {
    const products = items(await (await get('google-products.xml')).text())
    // The 'call for price' vehicle has no price.
    expect(products).toHaveLength(sampleInventory.length - 1)
    expect(products.flatMap((product) => product['g:id'] ?? [])).not.toContain('swift-ev-4')
    for (const product of products) {
      const [id, ...more] = product['g:id'] ?? []
      expect(more).toEqual([])
      expect(product['g:link']).toEqual([`http://localhost:${new URL(site.url).port}/vehicle/${id}`])
      expect(product['g:title']?.[0]).toBeTruthy()
      expect(product['g:description']?.[0]).toBeTruthy()
      expect(product['g:image_link']?.[0]).toMatch(/^http:\/\/localhost:\d+\/pictures\/.+\.webp$/)
      expect(product['g:price']?.[0]).toMatch(/^\d+\.\d{2} USD$/)
      expect(product['g:availability']?.[0]).toMatch(/^(in_stock|out_of_stock)$/)
      expect(product['g:condition']?.[0]).toMatch(/^(new|used)$/)
      expect(product['g:brand']?.[0]).toBeTruthy()
      expect(product['g:identifier_exists']).toEqual(['no'])
    }
  })

  test('links to a picture that exists', async () => {
    const [first] = items(await (await get('google-products.xml')).text())
    const { pathname } = new URL(first?.['g:image_link']?.[0] ?? '')
    expect((await fetch(site.url + pathname)).status).toBe(200)
  })
})

test('inventory.json has every vehicle with absolute URLs and no aliases', async () => {
  const vehicles = await (await get('inventory.json')).json()
  expect(vehicles).toHaveLength(sampleInventory.length)
  for (const { id, url, images, ...rest } of vehicles) {
    expect(new URL(url).pathname).toBe(`/vehicle/${id}`)
    for (const image of images) expect(new URL(image).pathname).toMatch(/^\/pictures\//)
    expect(rest).not.toHaveProperty('aliases')
  }
})

test('inventory.csv has one line per vehicle and no aliases', async () => {
  const text = await (await get('inventory.csv')).text()
  const [header = '', ...lines] = text.trim().split('\n')
  expect(header).toContain('id,name,brand,category,price')
  expect(header).toMatch(/,url$/)
  expect(header).not.toContain('aliases')
  expect(lines).toHaveLength(sampleInventory.length)
})

test.each(feeds)('answers a client that already has %s with 304, until the stock changes', async (name) => {
  const first = await get(name)
  const etag = first.headers.get('etag') ?? ''
  await first.body?.cancel()
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect((await get(name, { 'if-none-match': etag })).status).toBe(304)
  expect((await get(name, { 'if-none-match': `"other", W/${etag}` })).status).toBe(304)
  const head = await get(name, {}, 'HEAD')
  expect([head.status, head.headers.get('etag')]).toEqual([200, etag])
  expect((await get(name, {}, 'POST')).status).toBe(405)
  await larkwayAt({ DATA_DIR: site.dataDir })(
    'inventory',
    'edit',
    'denago-city',
    '--price',
    String(1000 + feeds.indexOf(name)),
  )
  await expect.poll(async () => (await get(name, { 'if-none-match': etag })).status).toBe(200)
})

test('builds feeds and calendar files once for all clients, and compresses them', async () => {
  const port = await freePort()
  const own = await startSite({ METRICS_PORT: String(port) })
  const renderCount = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return Number(/larkway_page_render_seconds_count (\d+)/.exec(text)?.[1])
  }
  const july = `${new Date().getUTCFullYear() + 1}-07`
  const paths = [...feeds.map((name) => `/feeds/${name}`), `/rentals/estimate.ics?from=${july}-01&to=${july}-03`]
  const before = await renderCount()
  for (const path of paths) {
    const ask = () => fetch(own.url + path, { headers: { 'accept-encoding': 'gzip' } })
    const answers = await Promise.all([ask(), ask(), ask()])
    answers.push(await ask())
    for (const { headers } of answers) expect([path, headers.get('content-encoding')]).toEqual([path, 'gzip'])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    const etag = answers[0]?.headers.get('etag') ?? ''
    expect((await fetch(own.url + path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  }
  expect((await renderCount()) - before).toBe(paths.length)
  await own.remove()
})
