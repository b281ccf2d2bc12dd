import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageCache } from './page-cache.server.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-07-01T11:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page that says when it expires is rendered again from then on', async () => {
  let renders = 0
  const pages = new PageCache({
    render: async () => {
      renders++
      return new Response(`rendering ${renders}`, { headers: { expires: 'Thu, 01 Jul 2027 12:00:00 GMT' } })
    },
    siteUrl: 'https://cart.example',
    headers: {},
    prerendered: new Map(),
    joinedStyles: {},
  })
  const body = async () => (await pages.get('/rentals/estimate?from=2027-07-01'))?.identity.toString()
  expect([await body(), await body()]).toEqual(['rendering 1', 'rendering 1'])
  vi.setSystemTime(new Date('2027-07-01T12:00:00Z'))
  expect(pages.peek('/rentals/estimate?from=2027-07-01')).toBeUndefined()
  expect(await body()).toBe('rendering 2')
})

test('a page that is asked for again and again is compressed once more, in fewer bytes', async () => {
  const page = Array.from({ length: 400 }, (_, id) => `<p>Cart ${id} has ${id ** 3} miles</p>`).join('')
  const pages = new PageCache({
    render: async () => new Response(page, { headers: { 'content-type': 'text/html' } }),
    siteUrl: 'https://cart.example',
    headers: {},
    prerendered: new Map(),
    joinedStyles: {},
  })
  const br = async () => (await pages.get('/inventory'))?.br ?? Buffer.alloc(0)
  const first = await br()
  await vi.waitFor(async () => expect((await br()).length).toBeLessThan(first.length))
  expect(brotliDecompressSync(await br()).toString()).toBe(page)
})
