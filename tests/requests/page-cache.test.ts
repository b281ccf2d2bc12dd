/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { vehicleModels } from '../../src/content/dealer/generated/vehicle-3d-models.generated.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import { getPage } from '../support/html.ts'
import { goodMessage } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

test.each([
  ['/inventory/', '/inventory'],
  ['/Inventory?brand=denago', '/inventory?brand=denago'],
  ['//inventory//', '/inventory'],
  ['/VEHICLE/denago-city', '/vehicle/denago-city'],
])('%s redirects to %s', async (from, to) => {
  const response = await fetch(site.url + from, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([308, to])
})

test('shows the whole inventory for an unknown query parameter or value', async () => {
  for (const query of [
    'price=1',
    'seats=3',
    'max-price=-5',
    'lifted=no',
    'brand=[]',
    'page=-1',
    'sort=%22x%22',
    'search=',
    'utm_source=mail',
  ]) {
    const page = await getPage(`${site.url}/inventory?${query}`)
    expect(page.status).toBe(200)
    expect(page.document.querySelectorAll('.card-grid .card')).toHaveLength(sampleInventory.length)
  }
})

test.each(['/contact?vehicle=%7B%22a%22%3A1%7D', '/eco-impact?usageType=racing', '/eco-impact?milesPerWeek=abc'])(
  '%s answers with a page, not an error',
  async (path) => {
    expect((await getPage(site.url + path)).status).toBe(200)
  },
)

test('caches hashed files for a year, and revalidates pages', async () => {
  const page = await getPage(`${site.url}/inventory`)
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(page.html) ?? []
  const styles = page.document.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? ''
  const { address: model = '' } = vehicleModels['denago-city'] ?? {}
  for (const path of [script, styles, model]) {
    const response = await fetch(site.url + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  expect(page.headers.get('cache-control')).toContain('s-maxage')
  const again = await fetch(`${site.url}/inventory`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('shows changes to the stock on pages and in the API without a restart', async () => {
  const before = await getPage(`${site.url}/vehicle/ez-go-liberty`)
  expect(before.text).not.toContain('$12,345')
  const database = openSqlite(sqliteFile({ DATA_DIR: site.dataDir }))
  database.exec(
    "update vehicles set price_cents = 1234500 where id = 'ez-go-liberty'; update stock_revision set revision = revision + 1",
  )
  database.close()
  await expect.poll(async () => (await getPage(`${site.url}/vehicle/ez-go-liberty`)).text).toContain('$12,345')
  expect((await getPage(`${site.url}/inventory`)).text).toContain('$12,345')
})

test('while the database is gone, serves pages from memory and fails /readyz', async () => {
  const own = await startSite()
  expect((await fetch(`${own.url}/inventory`)).status).toBe(200)
  const database = openSqlite(sqliteFile({ DATA_DIR: own.dataDir }))
  database.exec(
    'alter table vehicles rename to gone; update stock_revision set revision = revision + 1; alter table stock_revision rename to gone2; alter table write_probe rename to gone3',
  )
  await expect.poll(() => own.log()).toContain('pages are served from memory')
  expect((await fetch(`${own.url}/inventory`)).status).toBe(200)
  const ready = async () => (await fetch(`${own.url}/readyz`)).status
  await expect.poll(ready).toBe(503)
  database.exec(
    'alter table gone rename to vehicles; alter table gone2 rename to stock_revision; alter table gone3 rename to write_probe',
  )
  database.close()
  await expect.poll(() => own.log()).toContain('the database is responding again')
  await expect.poll(ready).toBe(200)
  await own.remove()
})

test('a malicious row runs no scripts, and a damaged row hides only its own cart', async () => {
  const own = await startSite()
  const database = openSqlite(sqliteFile({ DATA_DIR: own.dataDir }))
  const script = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
  database
    .prepare("update vehicles set description = ?, name = ? where id = 'denago-city'")
    .run(script, `Poisoned ${script}`)
  database.prepare("update vehicles set specifications = '{' where id = 'club-car-tempo-2'").run()
  database.exec('update stock_revision set revision = revision + 1')
  database.close()
  await expect.poll(async () => (await fetch(`${own.url}/vehicle/club-car-tempo-2`)).status).toBe(404)
  const page = await getPage(`${own.url}/vehicle/denago-city`)
  expect(page.status).toBe(200)
  expect(page.html).not.toContain('<script>alert(1)')
  expect(page.html).not.toContain('<img src=x')
  expect((await getPage(`${own.url}/inventory`)).document.querySelectorAll('.card')).toHaveLength(
    sampleInventory.length - 1,
  )
  await own.remove()
})

test('the cache key ignores the order of parameters, the case of their values, and parameters that a page does not read', async () => {
  const etag = async (path: string) => (await fetch(site.url + path)).headers.get('etag')
  const page = await etag('/inventory?brand=denago&price=under-15000')
  for (const query of [
    'price=under-15000&brand=denago',
    'brand=DENAGO&price=Under-15000',
    'gclid=a.b-c&brand=denago&utm_source=letter&price=under-15000&fbclid=%7B%22a%22%3A1%7D',
  ]) {
    expect([query, await etag(`/inventory?${query}`)]).toEqual([query, page])
  }
  expect(await etag('/inventory?search=Nomad')).toBe(await etag('/inventory?search=nomad'))
  const finder = await etag('/inventory?seats=6&maker=ez-go&max-price=18000')
  for (const query of ['max-price=$18,000&maker=EZ-GO&seats=%226%22', 'maker=ez-go&seats=6&max-price=018000&lifted=no'])
    expect([query, await etag(`/inventory?${query}`)]).toEqual([query, finder])
  expect(await etag('/inventory?seats=6&maker=ez-go&max-price=18001')).not.toBe(finder)
  expect(await etag('/rentals?gclid=1')).toBe(await etag('/rentals'))
  expect(await etag('/inventory?brand=evolution&price=under-15000')).not.toBe(page)
})

test('a client that requests endless uncached pages gets 429 with Retry-After, but still gets cached pages', async () => {
  const own = await startSite({ RENDER_LIMIT: '10' })
  const statuses = async (count: number, path: (index: number) => string) =>
    new Set(await Promise.all(Array.from({ length: count }, async (_, at) => (await fetch(own.url + path(at))).status)))
  for (const path of ['/inventory?brand=denago', '/rentals'])
    expect(await statuses(1, () => path)).toEqual(new Set([200]))
  const headers = { accept: 'text/html' }
  const endless = Array.from({ length: 100 }, (_, at) => getPage(`${own.url}/inventory?search=word${at}`, { headers }))
  expect(await statuses(50, (at) => `/inventory?brand=denago&gclid=${at}`)).toEqual(new Set([200]))
  expect(await statuses(50, () => '/rentals')).toEqual(new Set([200]))
  const pages = await Promise.all(endless)
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200, 429]))
  const rejection = pages.find(({ status }) => status === 429)
  expect(Number(rejection?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(rejection?.text).toContain(business.phone.slice(-4))
  await own.remove()
})

test.each(['page requests', 'forms'])(
  'a visitor gets new pages while another client floods the site with %s',
  async (what) => {
    const own = await startSite({ RENDER_LIMIT: '10', TRUST_PROXY: '1' })
    const from = (client: string) => ({ 'x-forwarded-for': client })
    let rendered = 0
    const ask = async (at: number) => {
      const headers = from('203.0.113.1')
      const body = new URLSearchParams({ ...goodMessage, message: '' })
      const response = await (what === 'page requests'
        ? fetch(`${own.url}/inventory?search=endless${at}`, { headers })
        : fetch(`${own.url}/contact`, { method: 'POST', headers, body }))
      expect(response.status).toBe(what === 'page requests' ? 200 : 422)
      rendered++
    }
    const endless = Array.from({ length: 50 }, (_, at) => ask(at))
    await expect.poll(() => rendered).toBeGreaterThan(0)
    for (let page = 0; page < 5; page++) {
      const response = await fetch(`${own.url}/inventory?search=visitor${page}`, { headers: from('203.0.113.2') })
      expect(response.status).toBe(200)
    }
    // At most one page of the other client is rendered for each page of the visitor, plus those in progress.
    expect(rendered).toBeLessThan(30)
    await Promise.all(endless)
    await own.remove()
  },
)
