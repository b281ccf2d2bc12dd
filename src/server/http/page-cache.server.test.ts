import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CachedResponse, cachedResponseOf } from './cached-response.server.ts'
import { PageCache } from './page-cache.server.ts'
import { textStream } from './responses.server.ts'

const asBuilt = {
  prerendered: { pages: new Map<string, CachedResponse>(), joinedStyles: {}, hours: '' },
  hours: () => '',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-07-01T11:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('renders a page again once it has expired', async () => {
  let renders = 0
  const pages = new PageCache({
    render: async () => {
      renders++
      return new Response(`rendering ${renders}`, { headers: { expires: 'Thu, 01 Jul 2027 12:00:00 GMT' } })
    },
    siteUrl: 'https://cart.example',
    headers: {},
    ...asBuilt,
  })
  const body = async () => (await pages.get('/rentals/estimate?from=2027-07-01')).identity?.toString()
  expect([await body(), await body()]).toEqual(['rendering 1', 'rendering 1'])
  vi.setSystemTime(new Date('2027-07-01T12:00:00Z'))
  expect(pages.peek('/rentals/estimate?from=2027-07-01')).toBeUndefined()
  expect(await body()).toBe('rendering 2')
})

test('compresses a frequently requested page again, to fewer bytes', async () => {
  const page = Array.from({ length: 400 }, (_, id) => `<p>Cart ${id} has ${id ** 3} miles</p>`).join('')
  const pages = new PageCache({
    render: async () => new Response(page, { headers: { 'content-type': 'text/html' } }),
    siteUrl: 'https://cart.example',
    headers: {},
    ...asBuilt,
  })
  const br = async () => (await pages.get('/inventory')).br ?? Buffer.alloc(0)
  const first = await br()
  await expect.poll(async () => (await br()).length).toBeLessThan(first.length)
  expect(brotliDecompressSync(await br()).toString()).toBe(page)
})

test('renders pages again when special hours change, and keeps built pages while they are valid', async () => {
  let hours = 'none'
  const built = cachedResponseOf({ status: 200, headers: {}, body: Buffer.from('built') })
  const pages = new PageCache({
    render: async () => {
      if (hours === 'broken') throw new Error('no page today')
      return new Response(`rendered with ${hours}`)
    },
    siteUrl: 'https://cart.example',
    headers: {},
    prerendered: { pages: new Map([['/contact', built]]), joinedStyles: {}, hours: 'none' },
    hours: () => hours,
  })
  const bodies = async () =>
    Promise.all(['/contact', '/inventory'].map(async (path) => (await pages.get(path)).identity?.toString()))
  expect(await bodies()).toEqual(['built', 'rendered with none'])
  hours = 'snow'
  expect(pages.peek('/contact')).toBeUndefined()
  expect(await bodies()).toEqual(['rendered with snow', 'rendered with snow'])
  hours = 'broken'
  expect(await bodies()).toEqual(['rendered with snow', 'rendered with snow'])
  hours = 'none'
  expect(await bodies()).toEqual(['built', 'rendered with none'])
})

const cacheOf = (render: (target: string) => Promise<Response>) =>
  new PageCache({ render, siteUrl: 'https://cart.example', headers: {}, ...asBuilt })

test('addresses with a query, which clients can invent, never evict a page without one', async () => {
  const pages = cacheOf(async () => new Response(Buffer.alloc(1_000_000), { headers: { 'content-type': 'image/png' } }))
  await pages.get('/rentals')
  for (let index = 0; index < 40; index++) await pages.get(`/contact?page=${index}`)
  expect(pages.peek('/contact?page=39')).toBeDefined()
  expect(pages.peek('/contact?page=0')).toBeUndefined()
  expect(pages.peek('/rentals')).toBeDefined()
})

test('builds a long feed once for all concurrent requests, keeps it as gzip, and does not evict pages for it', async () => {
  const line = `${'a cart in stock '.repeat(64)}\n`
  const LINES = 3000
  let makings = 0
  const pages = cacheOf(async (target) => {
    if (target === '/rentals') return new Response('rentals')
    makings++
    async function* lines() {
      for (let count = 0; count < LINES; count++) yield line
    }
    return new Response(textStream(lines()))
  })
  await pages.get('/rentals')
  const [feed, same] = await Promise.all([pages.get('/feeds/inventory.csv'), pages.get('/feeds/inventory.csv')])
  expect([makings, same === feed, feed.identity, feed.br]).toEqual([1, true, undefined, undefined])
  expect(gunzipSync(feed.gzip ?? '').length).toBe(LINES * line.length)
  expect(feed.etag).toMatch(/^"[\w-]{22}"$/)
  expect(await pages.get('/feeds/inventory.csv')).toBe(feed)
  expect(pages.peek('/rentals')).toBeDefined()
})
