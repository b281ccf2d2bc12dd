import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getPage } from '../support/html.ts'
import { type Larkway, larkwayAt } from '../support/larkway.ts'
import { type Site, startSite } from '../support/running-site.ts'

/** Dates are in the coming year, so that they are never in the past. */
const year = new Date().getUTCFullYear() + 1
const query = `cart=six-seater&quantity=2&from=${year}-07-03&to=${year}-07-06`
const fourth = `${year}-07-04`
const full = 'All 6 seaters are out on July 4.'

let site: Site
let larkway: Larkway
beforeAll(async () => {
  site = await startSite()
  larkway = larkwayAt({ DATA_DIR: site.dataDir })
})
afterAll(() => site.remove())

const page = () => getPage(`${site.url}/rentals/estimate?${query}`)
const message = async () => {
  const { document } = await getPage(`${site.url}/contact?topic=rental&estimate=${encodeURIComponent(query)}`)
  return document.querySelector('textarea')?.text ?? ''
}
const file = async () =>
  (await (await fetch(`${site.url}/rentals/estimate.ics?${query}`)).text()).replaceAll('\r\n ', '')
const answer = async (): Promise<unknown> => (await fetch(`${site.url}/api/rentals/full-days?${query}`)).json()
const totalOf = async () => (await page()).document.querySelector('.bill__total .price')?.text

let before: Awaited<ReturnType<typeof page>>
beforeEach(async () => {
  before = await page()
})

test('shows blocked days even on cached pages, and no longer once they are unblocked', async () => {
  expect(before.text).not.toContain('are out')
  expect(await message()).toContain('Please tell me whether the dates are free.')
  expect(await file()).not.toContain('are out')
  expect(await answer()).toEqual({})
  const total = await totalOf()

  const { out } = await larkway('rentals', 'block', fourth, '--cart', 'six-seater', '--json')
  await expect.poll(async () => (await page()).text).toContain(full)
  expect(await totalOf()).toBe(total)
  const { document } = await page()
  const links = document
    .querySelectorAll('.notice--danger a')
    .map((link) => new URL(link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '', site.url).searchParams)
  expect(links.map((search) => [search.get('from'), search.get('to'), search.get('quantity')])).toEqual([
    [`${year}-07-01`, fourth, '2'],
    [`${year}-07-05`, `${year}-07-08`, '2'],
  ])
  for (const search of links) {
    const other = await getPage(`${site.url}/rentals/estimate?${search}`)
    expect(other.text).not.toContain('are out')
    expect(other.document.querySelector('.bill__total')).not.toBeNull()
  }
  expect(await message()).toContain(`Your site says: ${full} Please tell me what is possible.`)
  expect(await file()).toContain(full)
  expect(await file()).toContain('An estimate\\, not a booking')
  expect(await answer()).toMatchObject({ full: { heading: full } })

  await larkway('rentals', 'unblock', JSON.parse(out).id)
  await expect.poll(async () => (await page()).text).not.toContain('are out')
  expect(await message()).toContain('Please tell me whether the dates are free.')
  expect(await answer()).toEqual({})
})

test('does not mention blocked days for other carts, other days or a form without dates', async () => {
  const { out } = await larkway('rentals', 'block', fourth, '--cart', 'six-seater', '--json')
  await expect.poll(async () => (await page()).text).toContain(full)
  for (const other of [
    query.replace('six-seater', 'utility'),
    `cart=six-seater&from=${fourth.replace('04', '05')}&to=${year}-07-08`,
    'cart=six-seater',
    `cart=six-seater&from=${fourth}&to=${fourth}`,
    `cart=limousine&from=${fourth}&to=${year}-07-08`,
  ]) {
    const { text, status } = await getPage(`${site.url}/rentals/estimate?${other}`)
    expect([status, text.includes('are out')], other).toEqual([200, false])
  }
  await larkway('rentals', 'unblock', JSON.parse(out).id)
})

test('rejects a pickup or return on a holiday and suggests days around it, but allows a holiday in between', async () => {
  const path = (from: string, to: string, more = '') =>
    `${site.url}/rentals/estimate?cart=six-seater&from=${year}-${from}&to=${year}-${to}${more}`
  const says = async (address: string) => {
    const { document } = await getPage(address)
    return document.querySelector('.notice--danger')?.text.replaceAll(/\s+/g, ' ').trim() ?? ''
  }
  for (const more of ['', '&town=vineland']) {
    const pickup = await says(path('12-25', '12-28', more))
    expect(pickup).toContain('We’re closed on December 25, Christmas Day.')
    expect(pickup).toContain(`See December 24 to December 27, ${year}`)
    expect(await says(path('12-22', '12-25', more))).toContain('We’re closed on December 25, Christmas Day.')
    expect(await says(path('12-23', '12-27', more))).toBe('')
    // The showroom is open until noon that day.
    expect(await says(path('12-24', '12-27', more))).toBe('')
  }
})
