/** @module-tag long */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { brokenLinks, crawl, type Visit } from '../../cli/dealer/site-check/crawl-site.ts'
import { phoneHref } from '../../src/content/dealer/facts/business.facts.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { usd } from '../../src/content/format/money.ts'
import { emptyFloor } from '../../src/content/words/empty-floor.words.ts'
import { findMakerPage } from '../../src/domain/catalogue/find-model.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { company } from '../contract/product-facts.ts'
import { getPage, jsonLd, readable } from '../support/html.ts'
import type { Larkway } from '../support/larkway.ts'
import { type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { refusals } from '../support/structured-data.ts'

const denago = findMakerPage('denago')
const evolution = findMakerPage('evolution')

let site: Site
let session: LarkwaySession
let larkway: Larkway
beforeAll(async () => {
  site = await startSite()
  session = larkwaySession({ DATA_DIR: site.dataDir, DATABASE_URL: '' })
  larkway = session.larkway
})
afterAll(() => Promise.all([session.close(), site.remove()]))

const listed = z.array(z.object({ id: z.string(), price: z.number().optional() }))
const idsInStock = async () => listed.parse(await (await fetch(`${site.url}/api/vehicles`)).json()).map(({ id }) => id)

/** Replaces the stock with the content of a file while the site is running. */
async function replaceStock(...rows: readonly string[]): Promise<void> {
  const before = await idsInStock()
  if (before.length > 0) expect(await larkway('inventory', 'remove', ...before, '--yes')).toMatchObject({ code: 0 })
  await expect.poll(idsInStock).toEqual([])
  const ids = rows.map((row) => row.split(',', 1)[0])
  if (rows.length > 0) {
    const file = join(site.dataDir, 'stock.csv')
    const columns =
      'id,name,brand,category,price,isNew,inStock,seatingCapacity,spec:year,spec:hoursOnMeter,spec:stockNumber,images'
    // A row may leave out its pictures.
    const lines = rows.map((row) => (row.split(',').length < columns.split(',').length ? `${row},` : row))
    await writeFile(file, [columns, ...lines].join('\n'))
    expect(await larkway('inventory', 'import', file, '--yes')).toMatchObject({ code: 0, err: expect.any(String) })
  }
  await expect.poll(idsInStock).toEqual(ids)
}

const mainOf = async (path: string) => {
  const { document } = await getPage(site.url + path)
  return readable(document.querySelector('main') ?? document)
}
const textOf = (visited: ReadonlyMap<string, Visit>, path: string): string => {
  const document = visited.get(path)?.page.document
  if (!document) throw new Error(`no link leads to ${path}`)
  return readable(document.querySelector('main') ?? document)
}
const fixedPages = ['/', '/denago', '/evolution', '/inventory', '/towns/vineland', '/sitemap.xml']

const rover = sampleInventory.find(({ id }) => id === 'denago-rover')
const [city, nomad] = denago.models
const picture = rover?.images[0]
if (!rover || !city || !nomad) throw new Error('the content has no such model')

describe('the site with a stock of three carts', () => {
  let visited: Map<string, Visit>
  test('every link on every page leads to a page', async () => {
    await replaceStock(
      `stk-1,Denago Nomad,Denago,Nomad,7890,new,yes,4,,,,${picture}`,
      'stk-2,Yamaha Drive2,Yamaha,Drive,5600,used,yes,2,2019,1180,Y-19',
      'stk-3,Star EV Sirius,Star EV,Sirius,,new,no,4,,,',
    )
    visited = await crawl(site.url, fixedPages)
    expect(brokenLinks(visited)).toEqual([])
    expect(visited.size).toBeGreaterThan(150)
  })

  test('the price of a cart is the same everywhere', async () => {
    const price = usd(7890)
    const card = visited
      .get('/denago')
      ?.page.document.querySelectorAll('.models > li')
      .find((each) => each.querySelector('h3')?.text === nomad.name)
    expect(card?.querySelector('.price')?.text).toBe(price)
    expect(card?.querySelector('.model__cta a')?.getAttribute('href')).toBe('/vehicles/stk-1')
    for (const path of ['/', '/inventory', '/vehicles/stk-1', '/vehicle/stk-1'])
      expect(textOf(visited, path)).toContain(price)
    for (const path of ['/', '/inventory', '/vehicles/stk-1'])
      expect(textOf(visited, path)).not.toContain(usd(nomad.listPrice))
    for (const { slug } of towns) expect(await mainOf(`/towns/${slug}`)).toContain(`Starting at ${price}`)
    const [offer] = jsonLd(await getPage(`${site.url}/vehicle/stk-1`)).flatMap((node) => {
      const result = z.object({ offers: z.object({ price: z.number() }) }).safeParse(node)
      return result.success ? [result.data.offers.price] : []
    })
    expect(offer).toBe(7890)
    expect(await (await fetch(`${site.url}/feeds/inventory.csv`)).text()).toContain('7890')
  })

  test('a model that is not in stock has a page with its list price and no offer', async () => {
    const { series, models } = evolution
    for (const { id, linkName } of [...denago.series, ...series].flatMap((each) => each.models)) {
      if (id === nomad.id) continue
      for (const path of [`/vehicles/${linkName}`, `/vehicle/${id}`]) {
        const { status, document } = await getPage(site.url + path)
        expect([path, status]).toEqual([path, 200])
        expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
          new RegExp(`/vehicle/${id}$`),
        )
      }
      const page = await getPage(`${site.url}/vehicle/${id}`)
      expect(page.text).toContain('Not on the floor today')
      const list = models.find((model) => model.id === id)?.listPrice
      if (list) expect(page.text).toContain(`Starting at ${usd(list)}`)
      expect(page.document.querySelector('main a[href^="/contact?vehicle="]')?.text).toBe('Ask when one comes in')
      const products = jsonLd(page).filter(
        (node) =>
          z
            .object({ '@type': z.literal('Product') })
            .loose()
            .safeParse(node).success,
      )
      expect(products).toEqual([])
      expect((await fetch(`${site.url}/api/vehicles/${id}`)).status).toBe(404)
    }
    expect(await mainOf(`/contact?vehicle=${city.id}`)).toContain('Not on the floor today')
    expect(await mainOf(`/contact?vehicle=${city.id}`)).toContain(
      `I am interested in the ${city.name}. Please tell me when one comes in.`,
    )
  })

  test('the finder offers the brands and categories in stock, spelled as in the stock, after the fixed ones', async () => {
    const optionsAt = async (path: string, name: string) => {
      const { document } = await getPage(site.url + path)
      return document.querySelectorAll(`.filters__group--${name} label`).map(readable)
    }
    expect(await optionsAt('/inventory', 'brand')).toEqual([
      ...['All brands', 'Denago 1', 'Evolution 0', 'Star EV 1', 'Yamaha 1'],
    ])
    expect(await optionsAt('/inventory', 'category')).toEqual([
      ...[
        'All categories',
        'Ranger 0',
        'Maverick 0',
        'Forester 0',
        'Turfman 0',
        'Rover 0',
        'Drive 1',
        'Nomad 1',
        'Sirius 1',
      ],
    ])
    expect(await optionsAt('/inventory?seats=2', 'brand')).toContain('Yamaha 1')
    for (const query of ['brand=star-ev', 'brand=STAR+EV', 'maker=star-ev', 'category=sirius']) {
      const { document } = await getPage(`${site.url}/inventory?${query}`)
      expect(document.querySelectorAll('.card-grid h3').map(readable)).toEqual(['Star EV Sirius'])
      expect(document.querySelectorAll('input[checked][name="brand"], input[checked][name="category"]')).toHaveLength(2)
    }
    expect(await mainOf('/inventory?brand=star-ev')).toContain('Remove Star EV')
    expect(await mainOf('/inventory?search=yamahaa')).toContain('Did you mean Yamaha (1)?')
    const view = await (await fetch(`${site.url}/api/inventory?brand=yamaha`)).json()
    expect([view.matching, view.counts.brand.starev, view.offered.brand.at(-1)]).toEqual([
      ...[1, 1, { value: 'yamaha', text: 'Yamaha' }],
    ])
  })

  test('a filter by a brand that is not in stock finds nothing, stays set and can be removed', async () => {
    const { status, document } = await getPage(`${site.url}/inventory?brand=club-car&seats=4`)
    expect(status).toBe(200)
    const text = readable(document)
    expect(text).toContain('No vehicles match your current filters.')
    expect(text).toContain('Any brand (2)')
    expect(document.querySelector('input[name="brand"][checked]')?.getAttribute('value')).toBe('clubcar')
    expect(document.querySelector('.set-filters a')?.getAttribute('href')).toBe('/inventory?brand=clubcar')
  })

  test('a series shows the lowest price in stock beside its list price, if it has carts in stock', () => {
    const series = visited.get('/denago')?.page.document.querySelectorAll('.series > li').map(readable) ?? []
    const [, ofNomads = '', ofRovers = ''] = series
    expect(ofNomads).toContain(`From ${usd(7890)} in stock`)
    expect(ofNomads).toContain(`Starting at ${usd(nomad.listPrice)} list price`)
    expect(ofRovers).not.toContain('in stock')
  })

  test("the heading for a single similar cart is 'One like it'", async () => {
    expect(await mainOf('/vehicle/stk-3')).toContain('One like it')
  })

  test('a model’s page shows how many of its units are in stock', async () => {
    const mainText = await mainOf(`/vehicles/${nomad.linkName}`)
    expect(mainText).toContain('1 in stock')
    expect(mainText).toContain(usd(7890))
    expect(mainText).not.toContain('Not on the floor today')
  })

  test('a former vehicle’s page answers 410; a page for one that never existed answers 404', async () => {
    for (const path of [
      '/vehicle/evolution-d6-max-gt4-used-2024',
      '/vehicles/club-car-tempo-2',
      '/vehicle/66a1f4c2e8b09d3571c4ae20',
      '/vehicles/ev-city',
    ]) {
      const { status, document, headers } = await getPage(site.url + path)
      expect([path, status]).toEqual([path, 410])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(document.querySelector('h1')?.text).toBe('Vehicle Not Found')
      expect(document.querySelector('main .lede')?.text).toBe(
        "The vehicle you're looking for doesn't exist or has been removed.",
      )
      expect(document.querySelector('main a[href="/inventory"]')?.text).toBe('Back to Inventory')
      expect(
        document
          .querySelectorAll('.cart-row .card')
          .map((card) => card.querySelector('a')?.getAttribute('href'))
          .toSorted(),
      ).toEqual(['/vehicles/stk-1', '/vehicles/stk-2'])
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    }
    expect((await getPage(`${site.url}/vehicle/never-was`)).status).toBe(404)
    const answer = await fetch(`${site.url}/api/vehicles/club-car-tempo-2`)
    expect(answer.status).toBe(410)
    const { error, similar } = z
      .object({ error: z.string(), similar: z.array(z.object({ id: z.string() })) })
      .parse(await answer.json())
    expect([error, similar.map(({ id }) => id).toSorted()]).toEqual(['Vehicle not found', ['stk-1', 'stk-2']])
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
    expect([...sitemap.matchAll(/\/vehicle\/([^<]+)/g)].map(([, id]) => id).toSorted()).toEqual([
      'stk-1',
      'stk-2',
      'stk-3',
    ])
  })

  test('the home page shows the carts in stock; no brand links to an empty list', () => {
    const document = visited.get('/')?.page.document
    expect(document?.querySelectorAll('.featured .card a').map((link) => link.getAttribute('href'))).toEqual([
      '/vehicle/stk-1',
      '/vehicle/stk-2',
    ])
    expect(document?.querySelectorAll('.brands a').map((link) => link.getAttribute('href'))).toEqual([
      '/denago',
      '/evolution',
      '/contact?topic=sales',
      '/contact?topic=sales',
      '/contact?topic=sales',
      '/contact?topic=sales',
    ])
    expect(document?.querySelectorAll('a[href^="/inventory?"]')).toEqual([])
  })

  test('an out-of-stock cart’s page first offers to ask about the next one; a used cart’s page shows its condition', async () => {
    const sold = await getPage(`${site.url}/vehicle/stk-3`)
    expect(
      sold.document
        .querySelectorAll('.vehicle__first a, .vehicle__cta a')
        .slice(0, 2)
        .map((link) => [link.text.trim(), link.getAttribute('href')]),
    ).toEqual([
      ['Ask about the next one', '/contact?vehicle=stk-3&topic=sales'],
      [expect.stringMatching(/^Schedule Test Drive/), phoneHref],
    ])
    expect(sold.document.querySelector('.vehicle__state')?.text).toBe('New. Sold out. Price on request.')
    expect(sold.document.querySelector('#condition')).toBeNull()
    const used = await getPage(`${site.url}/vehicle/stk-2`)
    expect(used.document.querySelector('.vehicle__first a')?.text.trim()).toMatch(/^Schedule Test Drive/)
    expect(readable(used.document.querySelector('.vehicle__state') ?? used.document)).toBe(
      'Used, 2019, 1,180 hours. In stock. Condition report',
    )
    const report = used.document.querySelector('.condition-report')
    expect(report?.querySelectorAll('div').map(readable)).toEqual([
      'Year 2019',
      'Hours on the meter 1,180',
      'Stock number Y-19',
    ])
    const [condition, specifications] = used.document.querySelectorAll('.missing-specifications')
    expect(condition?.text).toContain('Not listed: battery age, battery test, condition, known flaws, VIN.')
    expect(specifications?.text).toContain('Not listed: lifted, cargo bed, street legal, headlights, ')
    expect(specifications?.querySelector('a')?.getAttribute('href')).toBe('/contact?vehicle=stk-2&topic=sales')
    expect(used.document.querySelectorAll('.draw .spec dt').map(({ text }) => text)).not.toContain('Cargo bed')
    const compared = await getPage(`${site.url}/compare?carts=stk-2,stk-3`)
    const below = compared.document.querySelector('.compare__unlisted')
    expect(below?.text).toMatch(/^Not listed: range, top speed, .*lifted, cargo bed, street legal\./)
    expect(below?.querySelector('a')?.getAttribute('href')).toContain('stk-2')
    expect(compared.document.querySelectorAll('tbody th').map(({ text }) => text)).not.toContain('Cargo bed')
  })
})

describe('structured data', () => {
  /** Returns the addresses of pages with the errors that search engines report for each. */
  const refusalsByPath = (visited: ReadonlyMap<string, Visit>) =>
    [...visited].flatMap(([path, { page }]) => {
      const wrong = refusals(jsonLd(page)).filter((what) => !fixedRatings.includes(what))
      return wrong.length > 0 ? [[path, wrong]] : []
    })
  /** The sample dealer's ratings, which are published without a count (product.md 3.10). */
  const fixedRatings = [company.dealerRating, company.vehicleRating].map(
    (value) => `AggregateRating: a count for ${value}`,
  )
  const productAt = async (id: string) =>
    jsonLd(await getPage(`${site.url}/vehicle/${id}`)).flatMap((node) => {
      const result = z.object({ '@type': z.literal('Product'), offers: z.looseObject({}) }).safeParse(node)
      return result.success ? [result.data.offers] : []
    })

  test('follows the rules of search engines whatever is known about a vehicle, apart from ratings without a count', async () => {
    await replaceStock(
      `full,Star EV Sirius,Star EV,Sirius,9900,new,yes,4,,,,${picture}`,
      `used,Star EV Capella,Star EV,Capella,4900,used,yes,2,2019,800,,${picture}`,
      `sold,Denago Rover,Denago,Rover,8800,new,no,6,,,,${picture}`,
      `no-price,Club Car Onward,Club Car,Onward,,new,yes,4,,,,${picture}`,
      'no-picture,Club Car Tempo,Club Car,Tempo,7700,used,yes,4,2020,300,,',
      'neither,Yamaha Drive2,Yamaha,Drive,,used,no,2,,,,',
    )
    const visited = await crawl(site.url, [...fixedPages, '/rentals', '/questions', '/services', '/contact'])
    expect(visited.has('/vehicles/no-price')).toBe(true)
    expect(refusalsByPath(visited)).toEqual([])
    expect(await productAt('full')).toMatchObject([{ price: 9900, availability: 'https://schema.org/InStock' }])
    expect(await productAt('used')).toMatchObject([{ price: 4900, itemCondition: 'https://schema.org/UsedCondition' }])
    expect(await productAt('sold')).toMatchObject([{ price: 8800, availability: 'https://schema.org/OutOfStock' }])
    for (const id of ['no-price', 'no-picture', 'neither']) expect([id, await productAt(id)]).toEqual([id, []])
  })

  test('follows the same rules without any stock', async () => {
    await replaceStock()
    expect(refusalsByPath(await crawl(site.url, fixedPages))).toEqual([])
  })
})

test('a vehicle’s page works again when the vehicle returns to the stock', async () => {
  await replaceStock('club-car-tempo-2,Club Car Tempo 2,Club Car,Tempo,6000,used,yes,2,2020,1300,')
  expect((await getPage(`${site.url}/vehicle/club-car-tempo-2`)).status).toBe(200)
  expect((await getPage(`${site.url}/vehicle/stk-1`)).status).toBe(410)
  expect(brokenLinks(await crawl(site.url, fixedPages))).toEqual([])
})

test('carts with the same name are told apart and counted; their model shows the lowest price', async () => {
  await replaceStock(
    'u-1,Denago Rover,Denago,Rover,9000,used,yes,6,2021,640,R-21',
    'u-2,2022 Denago Rover,Denago,Rover,8000,used,yes,6,2022,310,R-22',
    'u-3,Denago Rover,Denago,Rover,15500,used,yes,6,2023,90,',
  )
  const { document } = await getPage(`${site.url}/denago`)
  const card = document.querySelectorAll('.models > li').find((each) => each.querySelector('h3')?.text === rover.name)
  expect(card?.querySelector('.price')?.text).toBe(`Used from ${usd(8000)}`)
  const list = card?.querySelector('.model__meta a')
  expect([list?.getAttribute('href'), list?.text]).toEqual([
    '/inventory?search=Denago+Rover',
    '3 in stock of Denago Rover',
  ])
  const series = document.querySelectorAll('.series > li').find((each) => each.querySelector('h3')?.text === 'Rover')
  expect(series && readable(series)).not.toContain('more')
  const cards = (await getPage(`${site.url}/inventory`)).document
    .querySelectorAll('.card-grid .card__condition')
    .map(readable)
  expect(cards).toEqual([
    'Used, 2021, 640 hours. Stock no. R-21',
    'Used, 2022, 310 hours',
    'Used, 2023, 90 hours. No. u-3',
  ])
  // The stock number is shown even where the other cart is not: in a filtered list, on the cart's page, in a message.
  const filtered = (await getPage(`${site.url}/inventory?price=15000-25000`)).document
  expect(filtered.querySelectorAll('.card-grid .card__condition').map(readable)).toEqual([
    'Used, 2023, 90 hours. No. u-3',
  ])
  const stateOf = async (id: string) =>
    (await getPage(`${site.url}/vehicle/${id}`)).document.querySelector('.vehicle__state')?.text
  expect(await stateOf('u-1')).toContain('In stock. Stock no. R-21.')
  expect(await stateOf('u-2')).not.toContain('R-22')
  expect(await stateOf('u-3')).toContain('In stock. No. u-3.')
  expect(await mainOf('/contact?vehicle=u-1')).toContain('I am interested in the Denago Rover (Stock no. R-21).')
  expect(await mainOf('/vehicles/denago-rover')).toContain('3 in stock')
  expect(brokenLinks(await crawl(site.url, fixedPages))).toEqual([])
})

test('without any carts every page reads sensibly, and every link leads to a page', async () => {
  await replaceStock()
  const visited = await crawl(site.url, fixedPages)
  expect(brokenLinks(visited)).toEqual([])
  for (const path of ['/', '/towns/vineland']) expect(textOf(visited, path)).toContain(emptyFloor.heading)
  for (const path of ['/denago', '/evolution']) expect(textOf(visited, path)).not.toMatch(/\+\d+ more|in stock\b/)
  expect(textOf(visited, '/inventory')).toContain('No vehicles found')
  expect(textOf(visited, '/inventory')).toContain(emptyFloor.text)
  expect((await getPage(`${site.url}/vehicle/club-car-tempo-2`)).document.querySelector('.cart-row')).toBeNull()
  for (const { page } of visited.values()) expect(page.text).not.toMatch(/undefined|NaN|\[object/)
})
