import { afterAll, beforeAll, expect, test } from 'vitest'
import { business, phoneHref } from '../../src/content/dealer/facts/business.facts.ts'
import { returns } from '../../src/content/dealer/facts/returns.facts.ts'
import { roadAuthorities } from '../../src/content/dealer/facts/road-use.facts.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { getPage } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const used = sampleVehicle('club-car-tempo-2')
const seatsOf = (id: string) => sampleVehicle(id).specifications.seatingCapacity
const vehiclePage = (id: string) => getPage(`${site.url}/vehicle/${id}`)

test('a cart’s page shows three in-stock carts with the same number of seats, those nearest in price', async () => {
  const { document } = await vehiclePage(used.id)
  const names = document
    .querySelectorAll('[aria-labelledby=similar] .card__link')
    .map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '')
  expect(names).toHaveLength(3)
  const away = (id: string) => Math.abs((sampleVehicle(id).price ?? Number.POSITIVE_INFINITY) - (used.price ?? 0))
  const farthest = Math.max(...names.map(away))
  const candidates = sampleInventory.filter(({ id, inStock }) => inStock && id !== used.id && seatsOf(id) === 2)
  expect(candidates.map(({ id }) => id)).toEqual(expect.arrayContaining(names))
  for (const { id } of candidates) if (!names.includes(id)) expect(away(id)).toBeGreaterThanOrEqual(farthest)
})

test('the API returns the same similar carts as the page, for client-side navigation', async () => {
  const { document } = await vehiclePage(used.id)
  const related = await (await fetch(`${site.url}/api/vehicles/${used.id}/related`)).json()
  expect(related.similar.map(({ name }: { name: string }) => name)).toEqual(
    document.querySelectorAll('[aria-labelledby=similar] h3').map((heading) => heading.text),
  )
  expect(related.closeUps).toHaveLength(document.querySelectorAll('.close-ups img').length)
  expect((await fetch(`${site.url}/api/vehicles/nothing/related`)).status).toBe(404)
})

test('the pages of a new and a used cart each state the return period', async () => {
  const text = async (id: string) => (await vehiclePage(id)).document.querySelector('main')?.text
  expect(await text('evolution-d5-ranger-2-plus-2')).toContain(`a new cart within ${returns.newCarts.days} days`)
  expect(await text(used.id)).toContain(`a used cart within ${returns.usedCarts.days} days`)
})

test('a cart’s page shows charging and road equipment, with links to the authorities of both states', async () => {
  const { document } = await vehiclePage('evolution-d5-ranger-2-plus-2')
  const { range, chargingOutlet } = sampleVehicle('evolution-d5-ranger-2-plus-2').specifications
  const charging = document.querySelector('.charging')?.text ?? ''
  expect(charging).toContain(range)
  expect(charging).toContain(chargingOutlet)
  const rows = document
    .querySelectorAll('.road-use .spec div')
    .map((row) => row.querySelectorAll('dt, dd').map(({ text }) => text))
  const { lights, mirrors } = sampleVehicle('evolution-d5-ranger-2-plus-2').specifications
  expect(rows).toContainEqual(['Lights', lights])
  expect(rows).toContainEqual(['Mirrors', mirrors])
  const links = document.querySelectorAll('.road-use a').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/where-to-drive', '/questions', ...roadAuthorities.map(({ url }) => url)])
  for (const { url } of roadAuthorities) expect(url).toMatch(/^https:\/\/www\.(nj|pa)\.gov\/([a-z]+\/?){1,2}$/)
})

test('the page of a cart that is out of stock links to carts with as many seats', async () => {
  const gone = sampleInventory.find(({ inStock }) => !inStock)
  const { document } = await vehiclePage(gone?.id ?? '')
  const instead = document.querySelector('.instead')
  expect(instead?.querySelector('h2')?.text).toBe(`In stock with ${gone?.specifications.seatingCapacity} seats`)
  const here = sampleInventory.filter(({ inStock }) => inStock).map(({ id }) => `/vehicles/${id}`)
  const links = instead?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? []
  expect(links.length).toBeGreaterThan(0)
  expect(here).toEqual(expect.arrayContaining(links))
  expect(document.querySelector('.offer')).toBeNull()
})

test('close-ups are on the page of their cart, with captions from its features', async () => {
  const { document } = await vehiclePage(used.id)
  expect(document.querySelectorAll('.close-ups img')).toHaveLength(2)
  const captions = document.querySelectorAll('.close-ups figcaption b').map(({ text }) => text)
  expect(captions).toHaveLength(2)
  for (const caption of captions) expect(used.features).toContain(caption)
  expect((await vehiclePage('denago-nomad')).document.querySelector('.close-ups')).toBeNull()
})

test('flaws of a used cart have the numbers that mark their places on its side view', async () => {
  const { document } = await vehiclePage(used.id)
  const section = document.querySelector('#condition')
  expect(section?.querySelector('h2')?.text).toBe('The two marks we found')
  expect(section?.querySelector('img')?.getAttribute('src')).toMatch(/\/club-car-tempo-2\/side\./)
  const numbers = (selector: string) => section?.querySelectorAll(selector).map(({ text }) => text)
  expect(numbers('figure .pin')).toEqual(['1', '2'])
  expect(numbers('.flaws .pin')).toEqual(['1', '2'])
  expect(section?.querySelectorAll('.condition-report dt').map(({ text }) => text)).not.toContain('Known flaws')
})

test('a flaw whose place is unknown is described in words, without a mark on a picture', async () => {
  const { knownFlaws } = sampleVehicle('evolution-d6-max-gt4-used-2024').specifications
  const { document } = await vehiclePage('evolution-d6-max-gt4-used-2024')
  const section = document.querySelector('#condition')
  expect(section?.querySelector('h2')?.text).toBe('Condition report')
  expect(section?.querySelector('.pin, img')).toBeNull()
  expect(section?.querySelector('.condition-report')?.text).toContain(knownFlaws)
})

test('the page of a cart in stock offers a message, a test drive and a trade-in, and ends with the phone number', async () => {
  const { document } = await vehiclePage(used.id)
  const links = document.querySelectorAll('.vehicle__write a').map((link) => link.getAttribute('href'))
  expect(links).toEqual(
    ['sales', 'test-drive', 'trade-in'].map((topic) => `/contact?vehicle=${used.id}&topic=${topic}`),
  )
  const number = document.querySelector('.closing-number__digits')
  expect([number?.getAttribute('href'), number?.text]).toEqual([phoneHref, business.phone])
})
