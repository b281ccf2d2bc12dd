import type { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { pageError } from '../../src/content/words/page-error.words.ts'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import { firstStyles, getPage, type Page } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

const get = (site: Site, path: string) => getPage(site.url + path, { headers: { accept: 'text/html' } })

/** Checks what every error page must have, and must not have. */
function expectErrorPage({ status, headers, text, html, document }: Page): void {
  expect(status).toBe(500)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(document.querySelector('h1')?.text).toBe(pageError.heading)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('header a[href="/"]')).not.toBeNull()
  expect(text).toContain(business.phone)
  for (const inside of ['no such table', 'vehicles_were_here', 'at Object.', 'node_modules', '.server.ts', 'SQLITE'])
    expect(html).not.toContain(inside)
}

describe('pages during a database failure', () => {
  let site: Site
  let database: DatabaseSync
  beforeAll(async () => {
    // The table is hidden before the stock is in memory, since pages would be served from memory otherwise.
    const hideVehicles = (dataDir: string) => {
      database = openSqlite(sqliteFile({ DATA_DIR: dataDir }))
      database.exec('alter table vehicles rename to vehicles_were_here')
    }
    site = await startSite({}, { beforeServing: hideVehicles })
  })
  afterAll(async () => {
    database.close()
    await site.remove()
  })

  test.each(['/vehicle/denago-city', '/inventory', '/towns/port-norris', '/contact?vehicle=denago-city'])(
    '%s shows an error page in the site’s frame that does not reveal the cause',
    async (path) => {
      const page = await get(site, path)
      expectErrorPage(page)
      expect(page.document.querySelector('footer')).not.toBeNull()
      expect(await firstStyles(page, site.url)).toContain('.header')
    },
  )

  test.each(['/api/vehicles', '/api/vehicles/denago-city', '/feeds/inventory.csv', '/feeds/google-products.xml'])(
    '%s says in JSON what to do and does not reveal the cause',
    async (path) => {
      const response = await fetch(site.url + path)
      expect(response.status).toBe(500)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({ error: expect.stringContaining(business.phone) })
    },
  )

  test('pages that do not need the stock work, the log has the cause, and restoring the table fixes the rest', async () => {
    expect((await get(site, '/policies/rental-policy')).status).toBe(200)
    await expect.poll(() => site.log()).toContain('no such table: vehicles')
    database.exec('alter table vehicles_were_here rename to vehicles')
    for (const path of ['/vehicle/denago-city', '/inventory', '/towns/port-norris', '/api/vehicles'])
      expect((await fetch(site.url + path)).status).toBe(200)
  })
})

test('the error page still looks like the site when even the frame cannot be rendered', async () => {
  const broken = new URL('../support/broken-compression.ts', import.meta.url).href
  const site = await startSite({ NODE_OPTIONS: `--import=${broken}` })
  const page = await get(site, '/inventory')
  expectErrorPage(page)
  expect(await firstStyles(page, site.url)).toContain('.header')
  expect(await (await fetch(`${site.url}/api/vehicles`)).json()).toEqual({ error: pageError.sentence })
  expect(await (await fetch(`${site.url}/healthz`)).json()).toMatchObject({ status: 'ok' })
  await site.remove()
})
