import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pages, type Page as SitePage, townHref, townRentalHref } from '../../src/content/addresses.ts'
import { physicalShowrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { getPage, type Page } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
/** Every address in sitemap.xml, with its page. */
const listed = new Map<string, Page>()
let sitemap: string

beforeAll(async () => {
  site = await startSite()
  sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location ?? ''))
  for (const { pathname, search } of locations)
    listed.set(pathname + search, await getPage(site.url + pathname + search))
})
afterAll(() => site.remove())

const origin = () => new URL(canonicalOf([...listed.values()][0])).origin
const canonicalOf = (page: Page | undefined): string => {
  const links = page?.document.querySelectorAll('link[rel="canonical"]') ?? []
  expect(links).toHaveLength(1)
  return links[0]?.getAttribute('href') ?? ''
}
const meta = ({ document }: Page, name: string): string | undefined =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

describe('sitemap.xml', () => {
  test('lists pages, both kinds of town pages and vehicles, each with status 200 and itself as canonical', () => {
    expect(listed.size).toBe(
      pages.filter((page: SitePage) => page.indexable !== false && !page.canonical).length +
        2 * towns.length +
        sampleInventory.length +
        physicalShowrooms.length,
    )
    for (const [path, page] of listed) {
      expect([path, page.status, canonicalOf(page)]).toEqual([path, 200, origin() + path])
      expect([path, meta(page, 'robots')]).toEqual([path, undefined])
    }
  })

  test('is valid sitemap XML with valid dates', async () => {
    const response = await fetch(`${site.url}/sitemap.xml`)
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/)
    expect(sitemap).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\s*<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
    )
    const dates = [...sitemap.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date]) => date ?? '')
    expect(dates.length).toBeGreaterThan(sampleInventory.length)
    for (const date of dates) expect(Date.parse(date)).toBeGreaterThan(Date.parse('2024-01-01'))
  })
})

describe('each listed page', () => {
  test.each(['title', 'description'])('has its own %s', (what) => {
    const byText = new Map<string, string[]>()
    for (const [path, page] of listed) {
      const text = what === 'title' ? page.document.querySelector('title')?.text : meta(page, 'description')
      expect(text, path).toBeTruthy()
      byText.set(text ?? '', [...(byText.get(text ?? '') ?? []), path])
    }
    expect([...byText].filter(([, paths]) => paths.length > 1)).toEqual([])
  })

  test('has one title element and one description', () => {
    for (const [path, { document }] of listed) {
      expect([
        path,
        document.querySelectorAll('head title').length,
        document.querySelectorAll('meta[name="description"]').length,
      ]).toEqual([path, 1, 1])
    }
  })

  test('has the same title and description in social previews', () => {
    for (const [path, page] of listed) {
      const head = Object.fromEntries(
        ['og:title', 'og:description', 'og:url', 'twitter:title', 'twitter:description'].map((name) => [
          name,
          meta(page, name),
        ]),
      )
      const title = page.document.querySelector('title')?.text
      const description = meta(page, 'description')
      expect({ path, ...head }).toEqual({
        path,
        'og:title': title,
        'og:description': description,
        'og:url': canonicalOf(page),
        'twitter:title': title,
        'twitter:description': description,
      })
      expect([
        path,
        meta(page, 'twitter:card'),
        meta(page, 'og:site_name'),
        meta(page, 'og:image:width'),
        meta(page, 'og:image:height'),
        meta(page, 'og:image:alt'),
        meta(page, 'twitter:image:alt'),
      ]).toEqual([
        path,
        'summary_large_image',
        'Larkway Golf Carts',
        '1200',
        '630',
        expect.stringMatching(/cart|disc/),
        meta(page, 'og:image:alt'),
      ])
    }
  })

  test('has a preview picture that exists', async () => {
    const pictures = new Set<string>()
    for (const [path, page] of listed) {
      const picture = meta(page, 'og:image') ?? ''
      expect([path, meta(page, 'twitter:image'), new URL(picture).origin]).toEqual([path, picture, origin()])
      pictures.add(new URL(picture).pathname)
    }
    // Each vehicle and each town has its own picture.
    expect(pictures.size).toBeGreaterThan(sampleInventory.length + towns.length)
    for (const picture of pictures) {
      const response = await fetch(site.url + picture, { redirect: 'manual' })
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect([picture, response.status, response.headers.get('content-type')]).toEqual([picture, 200, 'image/jpeg'])
      expect([picture, jpegSize(bytes)]).toEqual([picture, '1200x630'])
    }
  })
})

/** Reads width and height from a JPEG file's frame header. */
function jpegSize(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return `${view.getUint16(at + 7)}x${view.getUint16(at + 5)}`
  }
  return 'no frame'
}

describe('canonical addresses', () => {
  test.each(towns)('are the same for both addresses of the sales page of $name', async ({ slug }) => {
    for (const path of [townHref(slug), `/${slug}-golf-carts`]) {
      expect([path, canonicalOf(await getPage(site.url + path))]).toEqual([path, origin() + townHref(slug)])
    }
    expect(canonicalOf(await getPage(site.url + townRentalHref(slug)))).toBe(origin() + townRentalHref(slug))
  })

  test.each([
    ['/towns/scranton-city', '/towns/scranton'],
    ['/privacy-policy', '/privacy'],
    ['/terms', '/terms-of-service'],
    ['/vehicles/denago-nomad', '/vehicle/denago-nomad'],
    ['/vehicles/d6-max-xt4', '/vehicle/evolution-d6-max-xt4'],
    ['/vehicle/d6-max-xt4', '/vehicle/evolution-d6-max-xt4'],
    ['/vehicle/rover-xl6', '/vehicle/66a1f4c2e8b09d3571c4ae20'],
    ['/inventory?brand=denago&sort=name', '/inventory'],
    ['/eco-impact?milesPerWeek=20&usageType=commercial&timeframe=3', '/eco-impact'],
    ['/contact?vehicle=denago-nomad', '/contact'],
    ['/rentals?utm_source=letter', '/rentals'],
  ])('of %s point to %s', async (path, canonical) => {
    const page = await getPage(site.url + path)
    expect(page.status).toBe(200)
    expect(canonicalOf(page)).toBe(origin() + canonical)
    expect(meta(page, 'og:url')).toBe(origin() + canonical)
  })

  test('start with SITE_URL, as do previews and the locations in the sitemap', async () => {
    const other = await startSite({ SITE_URL: 'https://www.larkway.example' })
    const page = await getPage(`${other.url}/towns/port-norris`)
    expect(canonicalOf(page)).toBe('https://www.larkway.example/towns/port-norris')
    expect(meta(page, 'og:image')).toMatch(/^https:\/\/www\.larkway\.example\//)
    const locations = await (await fetch(`${other.url}/sitemap.xml`)).text()
    expect(locations.match(/<loc>(?!https:\/\/www\.larkway\.example\/)/g)).toBeNull()
    expect(await (await fetch(`${other.url}/robots.txt`)).text()).toContain(
      'Sitemap: https://www.larkway.example/sitemap.xml',
    )
    await other.remove()
  })
})

describe('the noindex tag', () => {
  test.each([
    '/thank-you',
    '/no/such/page',
    '/vehicle/nope',
    '/vehicles/nope',
    '/towns/atlantis',
    '/atlantis-golf-carts',
    '/rentals/atlantis',
    '/policies/nope',
  ])('is on %s', async (path) => {
    const page = await getPage(site.url + path)
    expect(page.document.querySelectorAll('meta[name="robots"]').map((tag) => tag.getAttribute('content'))).toContain(
      'noindex',
    )
    expect(listed.has(path)).toBe(false)
  })
})

test.each([
  ['/inventory?brand=denago', []],
  ['/inventory?brand=denago&sort=name', []],
  ['/inventory?brand=denago&utm_source=letter', []],
  ['/inventory?brand=denago&price=under-15000', ['noindex, follow']],
  ['/inventory?search=cart&category=rover', ['noindex, follow']],
  ['/inventory?seats=6', []],
  ['/inventory?search=no-such-cart', ['noindex, follow']],
  ['/inventory?seats=6&max-price=12000', ['noindex, follow']],
])('%s has the robots tags %j', async (path, expected) => {
  const { document } = await getPage(site.url + path)
  expect(document.querySelectorAll('meta[name="robots"]').map((tag) => tag.getAttribute('content'))).toEqual(expected)
})

test('robots.txt blocks pages with a visitor’s choices, and nothing in the sitemap', async () => {
  const response = await fetch(`${site.url}/robots.txt`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await response.text()
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).toContain(`\nSitemap: ${origin()}/sitemap.xml\n`)
  const closed = closedBy(text)
  expect([...listed.keys()].filter(closed)).toEqual([])
  expect(closed('/inventory?sort=name&town=vineland')).toBe(true)
  expect(closed('/inventory?page=2')).toBe(false)
  expect(closed('/?utm_source=letter')).toBe(false)
})

/** Matches the rules in robots.txt, which are prefixes in which * matches any text. */
function closedBy(text: string): (path: string) => boolean {
  const rules = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(
    ([, rule = '']) =>
      new RegExp(
        `^${rule
          .split('*')
          .map((part) => part.replaceAll('?', '\\?'))
          .join('.*')}`,
      ),
  )
  return (path) => rules.some((rule) => rule.test(path))
}

test('a well-behaved crawler finds pages that can rank, second addresses of carts, and few others', async () => {
  const closed = closedBy(await (await fetch(`${site.url}/robots.txt`)).text())
  const paths = new Set(['/'])
  for (const path of paths) {
    const { document } = await getPage(site.url + path)
    for (const link of document.querySelectorAll('a[href]')) {
      const url = new URL(link.getAttribute('href') ?? '', site.url + path)
      const target = url.pathname + url.search
      if (url.origin !== site.url || /nofollow/.test(link.getAttribute('rel') ?? '')) continue
      expect([target, closed(target)]).toEqual([target, false])
      paths.add(target)
    }
  }
  const others = [...paths].filter((path) => !listed.has(path) && !/^\/vehicles\/[\w-]+$/.test(path))
  expect(others.filter((path) => path.includes('?'))).toEqual([])
  expect(paths.size).toBeLessThan(2 * listed.size)
})

test('preview pictures have a description of their own, not the page’s name', () => {
  for (const [path, page] of listed) {
    const alt = meta(page, 'og:image:alt')
    expect([path, alt]).toEqual([path, expect.stringMatching(/cart|disc/)])
    expect([path, alt]).not.toEqual([path, meta(page, 'og:title')])
  }
})

test("the home page's icons, and the manifest's icons and shortcuts, exist", async () => {
  const home = listed.get('/')
  const response = await fetch(`${site.url}/site.webmanifest`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const manifest = z
    .object({
      name: z.string(),
      start_url: z.string(),
      icons: z.array(z.object({ src: z.string(), type: z.string() })),
      shortcuts: z.array(z.object({ url: z.string() })),
    })
    .parse(await response.json())
  expect(manifest.name).toBe('Larkway Golf Carts')
  const icons =
    home?.document
      .querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')
      .map((link) => link.getAttribute('href') ?? '') ?? []
  expect(icons.length).toBeGreaterThanOrEqual(3)
  for (const address of [...icons, ...manifest.icons.map(({ src }) => src)]) {
    const icon = await fetch(new URL(address, site.url))
    expect([address, icon.status, icon.headers.get('content-type')?.split('/')[0]]).toEqual([address, 200, 'image'])
  }
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts])
    expect((await fetch(site.url + url)).status).toBe(200)
})
