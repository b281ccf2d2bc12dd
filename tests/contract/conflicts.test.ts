import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { says } from '../support/facts.ts'
import { getPage, jsonLd, readable } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { conflicts, type Reading } from './conflicts.ts'

/**
 * Both readings of each conflict, as product.md has them. The register is built from constants,
 * so a constant that is "corrected" would merge two readings without a word; here they are literal.
 */
const readings: Record<string, readonly [a: string, b: string]> = {
  '6 seater, 3 day price': ['$735', '$825'],
  '6 seater, weekly price': ['$1,400', '$1,260'],
  '6 seater, monthly price': ['$3,500', '$3,360'],
  'Utility, daily price': ['$245', '$275'],
  'Utility, 3 day price': ['$685', '$770'],
  'Utility, weekly price': ['$1,050', '$1,155'],
  'Utility, monthly price': ['$2,800', '$3,080'],
  '4 seater, weekly savings label': ['38.7%', '38.8%'],
  '4 seater, monthly savings label': ['61.6%', '61.9%'],
  '6 seater, 3 day savings label': ['16.9%', '6.8%'],
  '6 seater, weekly savings label': ['32.2%', '39.0%'],
  '6 seater, monthly savings label': ['60.4%', '62.0%'],
  'Utility, 3 day savings label': ['6.8%', '6.7%'],
  'Utility, weekly savings label': ['38.7%', '40.0%'],
  'Utility, monthly savings label': ['61.6%', '62.7%'],
  '4 seater, price of one day of three': ['Renews at $228.34', '$228.33'],
  '4 seater, price of one day of thirty': ['Renews at $94', '$93.33'],
  '4 seater, monthly price in structured data': ['$2,800', '2649'],
  '6 seater, monthly price in structured data': ['$3,500', '3149'],
  'Utility, monthly price in structured data': ['$2,800', '2949'],
  'State of the rental offers': ['New Jersey', 'Delaware'],
  'Rental delivery': ['Free delivery within the Port Norris area.', '$6 per mile'],
  'Weekday hours, contact and services page': ['Mon-Fri 9AM-5PM', 'Mon-Fri 8AM-5PM'],
  'Weekday hours, contact and town page': ['Mon-Fri 9AM-5PM', 'Mon-Sat 8AM-6PM'],
  'Saturday hours, contact and services page': ['9AM-5PM', '9AM-3PM'],
  'Saturday hours, contact and town page': ['9AM-5PM', '8AM-6PM'],
  'Sunday hours, contact and town page': ['Sun Closed', 'Sun 10AM-4PM'],
  'Sunday hours, service and storage': ['Sun Emergency only', 'Sun By appointment'],
  'Number of municipalities on the home page': [
    'We deliver to 22 municipalities in Cumberland County.',
    '21 municipalities listed',
  ],
  'Number of municipalities, home and about page': ['21 municipalities', '33 municipalities served'],
  'Town list': ['Commercial Township', 'Chinchilla Township'],
  'County and state served': ['Cumberland County', 'Lackawanna County'],
  'Business behind the site': ['Larkway Golf Carts', 'Garden State Cart Company'],
  'County of the business': ['Cumberland County', 'Gloucester County'],
  'Years of experience': ['Over 15 years', '15+ years'],
  Customers: ['500+ happy customers', '500+ satisfied customers'],
  'Return window of a new cart': ['7 days', '"merchantReturnDays":30'],
  'Denago drive': ['2x4', 'All-wheel drive'],
  'Lowest price of a Denago City': ['Starting at $15,000', '$11,995'],
}

/** Where a page rightly holds the other reading's words as well. Everywhere else that means a merge. */
const alsoThere: Record<string, { on: 'a' | 'b'; because: string }> = {
  'Utility, daily price': { on: 'b', because: 'the 4 seater costs that on the town page too' },
  'Utility, 3 day price': { on: 'b', because: 'the 4 seater costs that on the town page too' },
  'Utility, weekly price': { on: 'b', because: 'the 4 seater costs that on the town page too' },
  'Utility, monthly price': { on: 'b', because: 'the 4 seater costs that on the town page too' },
  '6 seater, 3 day savings label': { on: 'a', because: 'the label of the 4 seater is printed there' },
  'Utility, 3 day savings label': { on: 'b', because: 'the 4 seater saves that on the town page' },
  'Rental delivery': { on: 'a', because: 'the town page says what delivery costs elsewhere' },
  'Town list': { on: 'a', because: 'the map of the home page lists both counties for screen readers' },
  'County and state served': { on: 'a', because: 'the map of the home page lists both counties for screen readers' },
  'Lowest price of a Denago City': { on: 'a', because: 'the Rover XL costs that' },
}

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

/** The words of a page's own part, or its structured data: where a reading has to be found. */
async function placeOf({ route, where }: Reading): Promise<string> {
  const page = await getPage(site.url + route)
  expect(page.status).toBe(200)
  const main = page.document.querySelector('main')
  return where === 'structured data' ? JSON.stringify(jsonLd(page)) : main ? readable(main) : ''
}

const samePlace = (a: Reading, b: Reading): boolean => a.route === b.route && a.where === b.where

test('the register holds every conflict, once, with both readings as product.md 11 has them', () => {
  expect(new Set(conflicts.map(({ subject }) => subject)).size).toBe(conflicts.length)
  expect(Object.fromEntries(conflicts.map(({ subject, a, b }) => [subject, [a.text, b.text]]))).toEqual(readings)
})

describe.each(conflicts)('$subject', ({ subject, a, b }) => {
  test.each([
    ['a', a, b],
    ['b', b, a],
  ] as const)('reading %s is on its page, the other is not', async (side, own, other) => {
    const place = await placeOf(own)
    expect(says(place, own.text), `${own.route} does not say ${own.text}`).toBe(true)
    if (own.absent) expect(says(place, own.absent), `${own.route} says ${own.absent}`).toBe(false)
    if (samePlace(a, b)) return
    expect(says(place, other.text), `${own.route} says ${other.text}`).toBe(alsoThere[subject]?.on === side)
  })
})
