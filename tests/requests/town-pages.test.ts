import type { HTMLElement } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ownText, sharedWith, shinglesOf, uniqueShare } from '../../bench/town-text.ts'
import { townHref, townRentalHref } from '../../src/content/addresses.ts'
import { rentalDelivery } from '../../src/content/dealer/facts/delivery.facts.ts'
import { towns } from '../../src/content/dealer/facts/towns.facts.ts'
import { pagePictures } from '../../src/content/dealer/generated/page-pictures.generated.ts'
import { dollars } from '../support/facts.ts'
import { getPage, readable } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

const feeFor = (miles: number): number => Math.max(0, miles - rentalDelivery.freeMiles) * rentalDelivery.perMile
/** Reads the miles from '16 miles south of the Vineland showroom'; 0 where the showroom is 'In town'. */
const milesIn = (away = ''): number => (away.startsWith('In town') ? 0 : Number(/^(\d+) mile/.exec(away)?.[1]))

/** The share of a page's own text that two towns may have in common, in runs of five words (bench/town-text.ts). */
const mostShared = 0.5
const leastUnique = { sales: 0.5, rental: 0.5 }

let site: Site
const salesPages = new Map<string, HTMLElement>()
const rentalPages = new Map<string, HTMLElement>()
beforeAll(async () => {
  site = await startSite()
  for (const { slug } of towns) {
    salesPages.set(slug, await mainOf(townHref(slug)))
    rentalPages.set(slug, await mainOf(townRentalHref(slug)))
  }
})
afterAll(() => site.remove())

async function mainOf(path: string): Promise<HTMLElement> {
  const main = (await getPage(site.url + path)).document.querySelector('main')
  if (!main) throw new Error(`${path} has no main part`)
  return main
}

function pageOf(slug: string, pages = salesPages): HTMLElement {
  const main = pages.get(slug)
  if (!main) throw new Error(`no page of ${slug} was read`)
  return main
}

test('the similarity measure tells equal texts from different ones, and masks the name of the town', () => {
  const text = shinglesOf('Carts in Taylor are delivered for $6 a mile', 'Taylor')
  expect(sharedWith(text, text)).toBe(1)
  expect(sharedWith(text, shinglesOf('Carts in Moosic are delivered for $6 a mile', 'Moosic'))).toBe(1)
  expect(sharedWith(text, shinglesOf('Something else entirely is written in this place', 'Moosic'))).toBe(0)
  const half = shinglesOf('one two three four five six', '')
  expect(uniqueShare(half, [shinglesOf('one two three four five seven', '')])).toBe(0.5)
})

const own = (pages: Map<string, HTMLElement>) =>
  towns.map(({ slug, name }) => ({ slug, shingles: shinglesOf(ownText(pageOf(slug, pages)), name) }))

test.each([
  ['sales', salesPages],
  ['rental', rentalPages],
] as const)(
  'any two town %s pages share less than half of their own text, and at least half of it is unique',
  (kind, pages) => {
    const texts = own(pages)
    const pairs = texts.flatMap((a, index) =>
      texts
        .slice(index + 1)
        .map((b) => ({ pair: `${a.slug} and ${b.slug}`, share: sharedWith(a.shingles, b.shingles) })),
    )
    expect(pairs).toHaveLength((towns.length * (towns.length - 1)) / 2)
    expect(pairs.filter(({ share }) => share >= mostShared)).toEqual([])
    const all = [...own(salesPages), ...own(rentalPages)]
    for (const { slug, shingles } of texts) {
      expect([slug, shingles.size > 150]).toEqual([slug, true])
      const others = all.filter((other) => other.slug !== slug).map((other) => other.shingles)
      expect([slug, uniqueShare(shingles, others) >= leastUnique[kind]]).toEqual([slug, true])
    }
  },
)

describe('town sales pages', () => {
  test('give distance, delivery, county and neighbors of their town', () => {
    for (const { slug, name, county, state } of towns) {
      const main = pageOf(slug)
      const text = readable(main)
      expect([
        slug,
        /\b\d+ miles? (?:north|south|east|west)/.test(text),
        /Free delivery|\$\d+ delivery/.test(text),
      ]).toEqual([slug, true, true])
      expect(text).toContain(county)
      expect(text).toContain(state)
      const neighbors = main.querySelectorAll('a[href^="/towns/"]').map((link) => link.getAttribute('href'))
      expect(neighbors.length).toBeGreaterThanOrEqual(3)
      expect(neighbors).not.toContain(townHref(slug))
      expect(main.querySelector('.map-figure__art svg')?.text).toContain(name)
    }
  })

  test('name the county once before the map', () => {
    for (const { slug, county } of towns) {
      const opening = pageOf(slug).querySelector('.town-opening__copy')
      expect([slug, opening && readable(opening).split(county).length - 1]).toEqual([slug, 1])
    }
  })

  test('show one of the seven hero pictures, and whole descriptions of their carts', async () => {
    const heroes = Object.keys(pagePictures).filter((name) => name.startsWith('hero/'))
    expect(heroes).toHaveLength(7)
    const vehicles = z
      .array(z.looseObject({ id: z.string(), description: z.string() }))
      .parse(await (await fetch(`${site.url}/api/vehicles`)).json())
    for (const { slug } of towns) {
      const picture = pageOf(slug).querySelector('.town-note img')?.getAttribute('src')
      expect([slug, heroes.filter((name) => picture?.includes(`/${name}.`))]).toEqual([slug, [expect.any(String)]])
      const cards = pageOf(slug).querySelectorAll('.popular-carts > li')
      expect(cards).toHaveLength(3)
      for (const card of cards) {
        const href = card.querySelector('a[href^="/vehicles/"]')?.getAttribute('href')
        const vehicle = vehicles.find(({ id }) => href === `/vehicles/${id}`)
        expect([slug, href, card.querySelector('.muted')?.textContent]).toEqual([slug, href, vehicle?.description])
      }
    }
  })

  test('charge delivery by the mile beyond the free miles', () => {
    for (const { slug } of towns) {
      const [away, delivery] = pageOf(slug).querySelectorAll('.town-figures li').map(readable)
      const fee = feeFor(milesIn(away))
      expect([slug, delivery]).toEqual([
        slug,
        expect.stringMatching(fee === 0 ? /^Free delivery/ : new RegExp(`^\\$${fee} delivery`)),
      ])
    }
  })

  test('link to the rental estimate and the inventory for their town', () => {
    for (const { slug } of towns) {
      const links = pageOf(slug)
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href'))
      expect(links).toEqual(expect.arrayContaining([`/rentals/estimate?town=${slug}`, `/inventory?town=${slug}`]))
    }
  })

  test('agree with rental pages on the cost of delivery to the town and beyond it', () => {
    for (const { slug, name } of towns) {
      const [away] = pageOf(slug).querySelectorAll('.town-figures li').map(readable)
      const fee = feeFor(milesIn(away))
      const text = readable(pageOf(slug, rentalPages))
      expect(text).toContain(
        fee === 0
          ? `Within the ${name} area.`
          : `Within the ${name} area. Worth ${dollars(fee)} at our mileage rate, there and back.`,
      )
      const [, miles, deliveryText] = /, (\d+) miles? from the showroom, (is still free|costs \$\d+)/.exec(text) ?? []
      const farther = feeFor(Number(miles))
      expect([slug, deliveryText]).toEqual([slug, farther === 0 ? 'is still free' : `costs ${dollars(farther)}`])
    }
  })

  test('make no claims about local law, and neither do rental pages', () => {
    for (const { slug } of towns) {
      for (const main of [pageOf(slug), pageOf(slug, rentalPages)]) {
        expect([
          slug,
          /\b(?:ordinances?|statutes?|permitted on|legal on|street[- ]legal in|may be driven on)\b/i.exec(
            readable(main),
          )?.[0],
        ]).toEqual([slug, undefined])
      }
    }
  })
})
