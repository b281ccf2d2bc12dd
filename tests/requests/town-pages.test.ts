import type { HTMLElement } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rentalDelivery } from '../../src/content/facts/delivery.ts'
import { towns } from '../../src/content/towns/towns.ts'
import { townHref, townRentalHref } from '../../src/site-map.ts'
import { dollars } from '../support/facts.ts'
import { getPage, readable } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

const feeFor = (miles: number): number => Math.max(0, miles - rentalDelivery.freeMiles) * rentalDelivery.perMile
/** Of '16 miles south of the Vineland showroom'; none where the showroom is 'In town'. */
const milesIn = (away = ''): number => (away.startsWith('In town') ? 0 : Number(/^(\d+) mile/.exec(away)?.[1]))

/**
 * A town's page is only worth having if most of it is about that town. How much two pages share is
 * measured on the text in <main>, including town names: the share of 3-word shingles
 * in the shorter page that also occur in the other. Words are lower-cased; numbers count as words.
 */
const shingleLength = 3
const mostShared = 0.7

function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? []
  return new Set(words.slice(shingleLength - 1).map((_, index) => words.slice(index, index + shingleLength).join(' ')))
}

function shared(a: Set<string>, b: Set<string>): number {
  const [shorter, longer] = a.size <= b.size ? [a, b] : [b, a]
  return [...shorter].filter((shingle) => longer.has(shingle)).length / shorter.size
}

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

test('the measure tells equal and different texts apart', () => {
  const text = shinglesOf('Carts in Taylor are delivered for $6 a mile')
  expect(shared(text, text)).toBe(1)
  expect(shared(text, shinglesOf('Something else entirely is written in this place'))).toBe(0)
  expect(shared(shinglesOf('one two three four'), shinglesOf('one two three five six seven'))).toBe(0.5)
})

test.each([
  ['sales', salesPages],
  ['rental', rentalPages],
] as const)('any two town %s pages share less than 70 percent of their text', (_kind, pages) => {
  const texts: { slug: string; shingles: Set<string> }[] = []
  for (const [slug, main] of pages) {
    const shingles = shinglesOf(readable(main))
    expect([slug, shingles.size > 150]).toEqual([slug, true])
    texts.push({ slug, shingles })
  }
  const pairs = texts.flatMap((a, index) =>
    texts.slice(index + 1).map((b) => ({ pair: `${a.slug} and ${b.slug}`, share: shared(a.shingles, b.shingles) })),
  )
  expect(pairs).toHaveLength((towns.length * (towns.length - 1)) / 2)
  const most = pairs.toSorted((a, b) => b.share - a.share)
  expect(most.filter(({ share }) => share >= mostShared)).toEqual([])
})

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

  test('the delivery fee follows the rule: a price for each mile beyond the free ones', () => {
    for (const { slug } of towns) {
      const [away, delivery] = pageOf(slug).querySelectorAll('.town-figures li').map(readable)
      const fee = feeFor(milesIn(away))
      expect([slug, delivery]).toEqual([
        slug,
        expect.stringMatching(fee === 0 ? /^Free delivery/ : new RegExp(`^\\$${fee} delivery`)),
      ])
    }
  })

  test('sales pages lead to the estimate of a rental and to the inventory for their town', () => {
    for (const { slug } of towns) {
      const links = pageOf(slug)
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href'))
      expect(links).toEqual(expect.arrayContaining([`/rentals/estimate?town=${slug}`, `/inventory?town=${slug}`]))
    }
  })

  test('rental pages give delivery costs there and farther out', () => {
    for (const { slug, name } of towns) {
      const [away] = pageOf(slug).querySelectorAll('.town-figures li').map(readable)
      const fee = feeFor(milesIn(away))
      const text = readable(pageOf(slug, rentalPages))
      expect(text).toContain(
        fee === 0
          ? `Within the ${name} area.`
          : `Within the ${name} area. Worth ${dollars(fee)} at our mileage rate, there and back.`,
      )
      const [, miles, told] = /, (\d+) miles? from the showroom, (is still free|costs \$\d+)/.exec(text) ?? []
      const farther = feeFor(Number(miles))
      expect([slug, told]).toEqual([slug, farther === 0 ? 'is still free' : `costs ${dollars(farther)}`])
    }
  })

  test('and rental pages make no claim about local law', () => {
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
