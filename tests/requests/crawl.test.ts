/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenFragments, brokenLinks, crawl, hrefsIn, type Visit } from '../../cli/dealer/site-check/crawl-site.ts'
import { isPage } from '../../cli/dealer/site-check/fetched-page.ts'
import {
  pages,
  type Page as SitePage,
  townHref,
  townRentalHref,
  vehicleHref,
  vehiclesHref,
} from '../../src/content/addresses.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
/** Every page that can be reached from the home page, by path and query. */
let visited: Map<string, Visit>

beforeAll(async () => {
  site = await startSite()
  visited = await crawl(site.url)
})
afterAll(() => site.remove())

test('every internal link leads to a page, without a redirect', () => {
  expect(brokenLinks(visited)).toEqual([])
  expect(visited.size).toBeGreaterThan(180)
})

test('links lead to every page in the sitemap', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location ?? '').pathname)
  // Cards and brand pages link to the second address of a vehicle (product.md 2.1), which shows the same page.
  const reached = (path: string) => visited.has(path) || visited.has(path.replace(vehicleHref(''), vehiclesHref('')))
  expect(listed.filter((path) => !reached(path))).toEqual([])
  const fixed = pages.filter((page: SitePage) => page.in.length > 0).map(({ path }) => path)
  expect(
    [...fixed, ...towns.flatMap(({ slug }) => [townHref(slug), townRentalHref(slug)])].filter(
      (path) => !visited.has(path),
    ),
  ).toEqual([])
})

test('every link with a fragment leads to an element that exists', () => {
  expect(brokenFragments(visited, site.url)).toEqual([])
})

test('external links are valid URLs', () => {
  const schemes = new Set<string>()
  for (const [path, { page }] of visited) {
    for (const href of isPage(page) ? hrefsIn(page) : []) {
      const url = new URL(href, site.url + path)
      if (url.origin === site.url) continue
      schemes.add(url.protocol)
      if (url.protocol === 'tel:') expect([path, url.pathname]).toEqual([path, expect.stringMatching(/^\+1\d{10}$/)])
      if (url.protocol === 'mailto:') expect([path, url.pathname]).toEqual([path, expect.stringMatching(/^\S+@\S+$/)])
    }
  }
  expect([...schemes].toSorted()).toEqual(['https:', 'mailto:', 'tel:'])
})

test('a link that opens a new tab has rel="noopener"', () => {
  for (const [path, { page }] of visited) {
    for (const link of page.document.querySelectorAll('a[target="_blank"]')) {
      expect([path, link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
        path,
        expect.any(String),
        expect.stringMatching(/\bnoopener\b/),
      ])
    }
  }
})

test('no two elements on a page have the same id', () => {
  const doubled: string[] = []
  for (const [path, { page }] of visited) {
    const seen = new Set<string>()
    for (const { id } of page.document.querySelectorAll('[id]')) {
      if (seen.has(id)) doubled.push(`#${id} on ${path}`)
      seen.add(id)
    }
  }
  expect(doubled).toEqual([])
})
