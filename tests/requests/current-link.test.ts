import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPage } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

test.each([
  ['/', ['Home']],
  ['/inventory', ['Inventory']],
  ['/inventory?brand=denago', ['Inventory']],
  ['/rentals', ['Rentals']],
  ['/rentals/scranton', ['Rentals']],
  ['/rentals/estimate', ['Rentals']],
  ['/services', ['Services']],
  ['/about', ['About Us']],
  ['/eco-impact', ['Eco-Impact Calculator']],
  ['/vehicle/denago-city', []],
  ['/denago', []],
  ['/showroom-of-nothing', []],
])('on %s the header marks %j as current', async (path, labels) => {
  const { document } = await getPage(site.url + path)
  for (const nav of ['.nav', '.drawer nav']) {
    expect(document.querySelectorAll(`${nav} [aria-current=page]`).map((link) => link.text.trim())).toEqual(labels)
  }
})

test.each([
  '/inventory',
  '/inventory?brand=denago',
  '/rentals/scranton',
  '/rentals/estimate',
  '/towns/port-norris',
  '/vehicle/denago-city',
  '/contact',
  '/policies/ethics-policy',
  '/thank-you',
])('%s marks no link outside the navigation as current', async (path) => {
  const { document } = await getPage(site.url + path)
  for (const link of document.querySelectorAll('a[aria-current=page]')) {
    expect(link.closest('.nav, .drawer')?.tagName, link.toString()).toBeDefined()
  }
})
