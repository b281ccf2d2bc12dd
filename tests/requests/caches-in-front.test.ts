/** @module-tag long */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { openDatabase, sqliteFile } from '../../src/server/database/database.server.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import { startNginxCache, startVarnishCache } from '../support/caches.ts'
import type { Daemon } from '../support/daemon.ts'
import { getPage } from '../support/html.ts'
import { larkwayAt } from '../support/larkway.ts'
import { goodMessage } from '../support/messages.ts'
import { freePort, type Site, startSite } from '../support/running-site.ts'
import { signedIn, staffPage } from '../support/staff-pages.ts'

const TOKEN = 'token of the test'
const path = '/vehicle/ez-go-liberty'
/** Longer than pages with prices may be cached: see deploy/ and decision 33. */
const KEPT_MS = 3500

let site: Site
let purged: Daemon
/** A cache that gets no purges, as if they failed. */
let unpurged: Daemon
let nginx: Daemon
let metricsPort: number
beforeAll(async () => {
  const sitePort = await freePort()
  metricsPort = await freePort()
  purged = await startVarnishCache({ sitePort, token: TOKEN })
  unpurged = await startVarnishCache({ sitePort })
  nginx = await startNginxCache({ sitePort })
  site = await startSite({
    PORT: String(sitePort),
    TRUST_PROXY: '1',
    METRICS_PORT: String(metricsPort),
    CDN_PURGE_URL: `${purged.url}/purge`,
    CDN_PURGE_TOKEN: TOKEN,
  })
})
afterAll(async () => {
  await Promise.all([purged.stop(), unpurged.stop(), nginx.stop()])
  await site.remove()
})

/** Returns how many pages caches have requested from the site. */
async function pageRequests(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const counts = text.matchAll(/^larkway_http_requests_total\{kind="page",status="(?:200|304)"\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Returns what the site recorded about its last purge. */
function lastPurge(): string {
  const database = openSqlite(sqliteFile({ DATA_DIR: site.dataDir }))
  const row = database.prepare("select payload from jobs where kind = 'purge'").get()
  database.close()
  return String(row?.payload ?? '')
}

/** In dollars. Each change sets a new price, and resolves once the site itself shows that price. */
let price = 7000
async function changePrice(): Promise<string> {
  price += 11
  const priceText = `$${price.toLocaleString('en-US')}`
  expect(
    (await larkwayAt({ DATA_DIR: site.dataDir })('inventory', 'edit', 'ez-go-liberty', '--price', String(price))).code,
  ).toBe(0)
  await expect.poll(async () => (await getPage(site.url + path)).text).toContain(priceText)
  return priceText
}

test('caches forward requests for staff pages with the cookie, and never store those pages', async () => {
  const db = openDatabase({ DATA_DIR: site.dataDir })
  const people = ['ann@dealer.example', 'dov@dealer.example']
  for (const person of people) await inviteStaff(db, person, person.split('@')[0] ?? '', new Date())
  const cookies = await Promise.all(people.map((person) => signedIn(db, person)))
  await db.destroy()
  for (const cache of [purged, unpurged, nginx]) {
    const namesOnPage = async (cookie: string) => {
      const { html } = await staffPage(cache, '/staff/lot', cookie)
      return ['<b>ann</b>', '<b>dov</b>', 'Sign in with a passkey'].map((words) => html.includes(words))
    }
    for (let times = 0; times < 2; times++) {
      expect(await namesOnPage(cookies[0] ?? '')).toEqual([true, false, false])
      expect(await namesOnPage(cookies[1] ?? '')).toEqual([false, true, false])
      expect(await namesOnPage('')).toEqual([false, false, true])
    }
  }
})

test('pages have tags for each kind of cache, which Varnish does not pass on to visitors', async () => {
  const { headers } = await fetch(site.url + path)
  const [build = '', ...others] = headers.get('cache-tag')?.split(',') ?? []
  expect(build).toMatch(/^build-[0-9a-f]{8}$/)
  expect(others.sort()).toEqual(['stock', 'vehicle-ez-go-liberty'])
  expect(headers.get('surrogate-key')?.split(' ').sort()).toEqual([build, 'stock', 'vehicle-ez-go-liberty'])
  expect(headers.get('cache-groups')?.split(', ').sort()).toEqual([`"${build}"`, '"stock"', '"vehicle-ez-go-liberty"'])
  expect(headers.get('cdn-cache-control')).toMatch(/^max-age=3, stale-while-revalidate=\d+/)
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3')
  const estimate = await fetch(`${site.url}/rentals/estimate?cart=six-seater&from=2099-07-03&to=2099-07-05`)
  expect(estimate.headers.get('cache-tag')?.split(',')).toContain('rental-blocks')
  const text = await fetch(`${site.url}/policies/rental-policy`)
  expect(text.headers.get('surrogate-key')).toBe(build)
  expect(text.headers.get('cdn-cache-control')).toMatch(/^max-age=60,/)
  const again = await fetch(site.url + path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect([again.status, again.headers.get('cache-tag')]).toEqual([304, headers.get('cache-tag')])
  const throughVarnish = await fetch(purged.url + path)
  for (const name of ['cache-tag', 'surrogate-key', 'cdn-cache-control'])
    expect([name, throughVarnish.headers.get(name)]).toEqual([name, null])
})

test('pages have no tags without a CDN', async () => {
  const own = await startSite()
  const { headers } = await fetch(own.url + path)
  for (const name of ['cache-tag', 'surrogate-key', 'cache-groups', 'cdn-cache-control'])
    expect([name, headers.get(name)]).toEqual([name, null])
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3')
  await own.remove()
})

test('caches answer without asking the site again, in the requested encoding', async () => {
  for (const front of [purged, unpurged, nginx]) {
    const page = `${front.url}/policies/rental-policy`
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': `deflate, ${encoding};q=0.5` }
      const first = await fetch(page, { headers })
      const before = await pageRequests()
      const second = await fetch(page, { headers })
      expect(second.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(await second.text()).toBe(await first.text())
      expect(await pageRequests()).toBe(before)
    }
    const etag = (await fetch(page)).headers.get('etag') ?? ''
    expect((await fetch(page, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const response = await fetch(`${front.url}/contact`, {
      method: 'POST',
      body: new URLSearchParams(goodMessage),
      redirect: 'manual',
    })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you'])
  }
})

test('after a purge, the first visitor sees a new price', async () => {
  await expect.poll(lastPurge).not.toBe('')
  await fetch(purged.url + path)
  const before = lastPurge()
  const priceText = await changePrice()
  await expect.poll(lastPurge).not.toBe(before)
  // Without the purge, this visitor would get the old page while a new one is fetched.
  expect((await getPage(purged.url + path)).text).toContain(priceText)
})

test('without a purge, nginx shows a new price within four seconds, and Varnish one request later', async () => {
  for (const front of [unpurged, nginx]) await fetch(front.url + path)
  const priceText = await changePrice()
  await pause(KEPT_MS)
  expect((await getPage(nginx.url + path)).text).toContain(priceText)
  const before = await pageRequests()
  await fetch(unpurged.url + path)
  await expect.poll(pageRequests).toBeGreaterThan(before)
  await expect.poll(async () => (await fetch(unpurged.url + path, { method: 'HEAD' })).headers.get('age')).toBe('0')
  expect((await getPage(unpurged.url + path)).text).toContain(priceText)
})

test('Varnish accepts a purge only with the site’s token and valid tags', async () => {
  const purge = (headers: Record<string, string>) => fetch(`${purged.url}/purge`, { method: 'POST', headers })
  const authorization = `Bearer ${TOKEN}`
  expect((await purge({ 'surrogate-key': 'stock' })).status).toBe(403)
  expect((await purge({ authorization: 'Bearer change-me', 'surrogate-key': 'stock' })).status).toBe(403)
  expect((await purge({ authorization, 'surrogate-key': 'stock|.*' })).status).toBe(400)
  expect((await purge({ authorization })).status).toBe(400)
  expect((await purge({ authorization, 'surrogate-key': 'stock rental-blocks' })).status).toBe(200)
})
