import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { townRentalHref } from '../../src/content/addresses.ts'
import { estimateCopy } from '../../src/content/words/rental-estimate.words.ts'
import { getPage, type Page } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

/** Dates are in the coming year, so that they are never in the past. */
const year = new Date().getUTCFullYear() + 1
const july = `cart=six-seater&quantity=2&from=${year}-07-01&to=${year}-07-31&town=millville`
const estimate = (query: string): Promise<Page> => getPage(`${site.url}/rentals/estimate?${query}`)
const rowsOf = ({ document }: Page): string[][] =>
  document
    .querySelectorAll('.bill tr')
    .map((row) => row.querySelectorAll('th, td').map((cell) => cell.text.replace(/\s+/g, ' ').trim()))

test('/rentals/estimate is the estimate, not a town’s page', async () => {
  const page = await getPage(`${site.url}/rentals/estimate`)
  expect(page.status).toBe(200)
  expect(page.document.querySelector('h1')?.text).toBe(estimateCopy.heading)
  expect(page.document.querySelector('.bill')?.text).toContain(estimateCopy.bill.empty.heading)
  expect(page.document.querySelector('meta[name=robots]')).toBeNull()
})

describe('an estimate for July in Millville with two six seaters', () => {
  let page: Page
  beforeAll(async () => {
    page = await estimate(july)
  })

  test('shows the total, its parts, and the deposit separately', () => {
    const rows = rowsOf(page)
    const row = (label: string) => rows.find(([head]) => head?.startsWith(label))
    expect(row('Total')).toEqual(['TotalPrices posted on our Millville rental page', '$6,720'])
    expect(row('Refundable deposit')?.at(-1)).toBe('$1,500')
    expect(row('Delivery and pickup, Millville')?.at(-1)).toBe('Free')
    expect(row('Insurance')?.at(-1)).toBe('Included')
  })

  test('shows the minimum age and the cancellation terms', () => {
    expect(page.document.querySelector('.bill')?.text).toContain('at least 18')
    expect(page.document.querySelector('.bill')?.text).toContain('Free up to 24 hours before')
  })

  test('explains that July 31 is day 31, and that a rental runs 30 days at most', () => {
    expect(page.text).toContain('July 31 is day 31. One rental runs 30 days at most.')
    expect(page.text).toContain('call before then: a new rental begins on July 31')
  })

  test('mentions the total under the other price list, with a link to that estimate', async () => {
    const section = page.document.querySelector('.price-lists')
    expect(section?.text).toContain('$7,000')
    const href = section?.querySelectorAll('a').find((link) => link.text === estimateCopy.prices.other.link.rentals)
    const rentals = await getPage(new URL(href?.getAttribute('href') ?? '', site.url).href)
    expect(rowsOf(rentals).find(([head]) => head?.startsWith('Total'))).toEqual([
      'TotalPrices posted on our rentals page',
      '$7,000',
    ])
  })

  test('is not indexed, has the address without parameters as canonical, and expires at the next full hour', () => {
    expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
    expect(page.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/rentals\/estimate$/)
    const expires = new Date(page.headers.get('expires') ?? '')
    expect(expires.getTime() % (60 * 60 * 1000)).toBe(0)
  })

  test('links to the contact form with a message made from its parameters', async () => {
    const link = page.document.querySelectorAll('.bill a').find((one) => one.text.includes(estimateCopy.bill.send))
    const contact = await getPage(new URL(link?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '', site.url).href)
    const message = contact.document.querySelector('textarea')?.text ?? ''
    expect(message).toContain(`two 6 seaters, July 1 to July 31, ${year} (30 days), delivered to Millville, NJ`)
    expect(message).toContain('Your estimate: $6,720, plus a deposit of $1,500.')
    expect(contact.document.querySelector('option[selected]')?.getAttribute('value')).toBe('sales')
    expect(contact.document.querySelector('input[name=topic]')?.getAttribute('value')).toBe('rental')
    expect(contact.document.querySelector('input[name=town]')?.getAttribute('value')).toBe('millville')
  })
})

test('the contact form ignores made-up words in the query string', async () => {
  for (const text of ['cart=Buy+now&from=x', 'hello', `${july}&message=hello`.replace('millville', 'hello')]) {
    const { document } = await getPage(`${site.url}/contact?estimate=${encodeURIComponent(text)}`)
    expect(document.querySelector('textarea')?.text).toBe('')
  }
})

test('delivery is charged by the mile under the rentals page’s prices, but is free under the town page’s, where its worth is given', async () => {
  const dates = `from=${year}-08-06&to=${year}-08-16&town=port-norris`
  const delivery = async (rates: string) =>
    rowsOf(await estimate(`cart=four-seater&quantity=3&${dates}&rates=${rates}`)).find(([head]) =>
      head?.startsWith('Delivery'),
    )
  expect((await delivery('rentals'))?.at(-1)).toBe('$36')
  expect((await delivery('town'))?.at(-1)).toBe('Free')
  const { text } = await getPage(site.url + townRentalHref('port-norris'))
  expect(text).toContain('Worth $36 at our mileage rate')
})

test.each([
  [`from=2020-07-01&to=2020-07-03`, 'July 1, 2020 has passed'],
  [`from=${year}-07-05&to=${year}-07-01`, 'is before the first day'],
  [`from=${year}-07-01&to=${year}-07-01`, 'at least one day of 24 hours'],
  [`from=${year}-07-01&to=${year}-08-01`, 'One rental runs 30 days at most'],
  [`quantity=0&from=${year}-07-01&to=${year}-07-02`, 'We price 1 to 10 carts here'],
  [`quantity=100&from=${year}-07-01&to=${year}-07-02`, 'We price 1 to 10 carts here'],
  ['town=atlantis', 'We have no town by that name'],
])('the estimate for "%s" explains what is wrong, and does not show a total', async (query, words) => {
  const page = await estimate(query)
  expect(page.status).toBe(200)
  expect(page.document.querySelector('[role=alert]')?.text).toContain(words)
  expect(page.document.querySelectorAll('.bill__total')).toHaveLength(0)
  const field = page.document.querySelector('[aria-invalid]')
  expect(page.document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.text).toContain(words)
})

describe('the calendar file', () => {
  const file = (query: string) => fetch(`${site.url}/rentals/estimate.ics?${query}`)

  test('has the rental and the return as all-day events, and says that nothing is booked', async () => {
    const response = await file(july)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('.ics"')
    expect(Date.parse(response.headers.get('expires') ?? '') % (60 * 60 * 1000)).toBe(0)
    const text = await response.text()
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(text).toMatch(/END:VCALENDAR\r\n$/)
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    expect(lines.filter((line) => line.startsWith('DT') && !line.startsWith('DTSTAMP'))).toEqual([
      `DTSTART;VALUE=DATE:${year}0701`,
      `DTEND;VALUE=DATE:${year}0801`,
      `DTSTART;VALUE=DATE:${year}0731`,
      `DTEND;VALUE=DATE:${year}0801`,
    ])
    expect(lines.join('\n')).toContain('An estimate\\, not a booking')
  })

  test.each(['', 'from=2020-01-01&to=2020-01-02', july.replace('quantity=2', 'quantity=0')])(
    'does not exist for the query %j, and the answer says why',
    async (query) => {
      const response = await file(query)
      expect(response.status).toBe(400)
      expect(await response.text()).toMatch(/^This estimate has no calendar file\. \w/)
    },
  )
})

test('reports an invalid cart once if nothing else is wrong, and otherwise beside its field too', async () => {
  const message = estimateCopy.problems.cart
  const count = async (query: string) =>
    (await estimate(query)).document
      .querySelectorAll('form')
      .map((form) => form.text.split(message).length - 1)
      .reduce((sum, each) => sum + each, 0)
  expect(await count('cart=nonsense')).toBe(1)
  expect(await count('cart=nonsense&quantity=99')).toBe(2)
})

test('marks the choice of cart as invalid and pictures no cart beside the terms while the cart is invalid', async () => {
  const parts = async (query: string) => {
    const { document } = await estimate(query)
    const marked = document.querySelector('fieldset')?.getAttribute('aria-invalid')
    return [marked, document.querySelectorAll('.bill img').length]
  }
  expect(await parts('cart=nonsense')).toEqual(['true', 0])
  expect(await parts('cart=utility')).toEqual([undefined, 1])
})

test('the rental pages link to the estimate for each cart, and for their town', async () => {
  for (const [path, town] of [
    ['/rentals', ''],
    ['/rentals/millville', '&town=millville'],
  ]) {
    const { document } = await getPage(`${site.url}${path}`)
    const hrefs = document
      .querySelectorAll('.plan a[href^="/rentals/estimate"]')
      .map((link) => link.getAttribute('href'))
    expect(hrefs.map((href) => href?.replaceAll('&amp;', '&'))).toEqual(
      ['four-seater', 'six-seater', 'utility'].map((cart) => `/rentals/estimate?cart=${cart}${town}`),
    )
  }
})
