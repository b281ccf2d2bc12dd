import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '../../src/content/dealer/facts/hours.facts.ts'
import { physicalShowrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { showroomPage } from '../../src/content/words/showroom.words.ts'
import { getPage, readable } from '../support/html.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const pages = ['/contact', '/thank-you', '/showroom', '/services', '/about', '/policies/storage-policy']

test.each([...pages, '/towns/millville', '/rentals/scranton'])('every address on %s links to a map', async (path) => {
  const { document } = await getPage(site.url + path)
  // The map's description for screen readers is hidden, and the call bar's menu has its own link for directions.
  for (const hidden of document.querySelectorAll('.map-figure, .directions-menu')) hidden.remove()
  const main = document.querySelector('main')
  let addresses = 0
  for (const { address, googleMapsUrl } of physicalShowrooms) {
    const occurrences = main ? readable(main).split(address).length - 1 : 0
    const links = document.querySelectorAll('main a').filter((link) => readable(link) === address)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(occurrences).fill(googleMapsUrl))
    addresses += occurrences
  }
  expect(addresses).toBeGreaterThan(0)
})

test.each([
  ['/services', hours.service.purpose],
  ['/towns/millville', `${hours.townPages.purpose} in Millville`],
  ['/rentals/millville', `${hours.townPages.purpose} in Millville`],
  ['/contact', hours.dealership.purpose],
  ['/policies/storage-policy', hours.storageAccess.purpose],
])('the timetables on %s and in its footer say what the hours are for', async (path, purpose) => {
  const { document } = await getPage(site.url + path)
  expect(document.querySelectorAll('main caption').map(readable)).toContain(purpose)
  expect(document.querySelectorAll('footer caption').map(readable)).toEqual([hours.dealership.purpose])
})

test('the card of a showroom ends with its links, and its coordinates last', async () => {
  const { document } = await getPage(`${site.url}/showroom`)
  const ends = document.querySelectorAll('.location').map((card) => card.lastElementChild)
  expect(ends).toHaveLength(3)
  for (const end of ends) expect(end && readable(end)).toMatch(/^Map.* Coordinates [\d., -]+$/)
})

test('the showroom page has a timetable with three labeled rows, and no directions to the online showroom', async () => {
  const { document } = await getPage(`${site.url}/showroom`)
  const columns = document.querySelectorAll('.times thead th').map(readable)
  expect(columns).toEqual(['Mon-Fri', 'Sat', 'Sun'])
  const rows = document.querySelectorAll('.times tbody tr')
  expect(rows.map((row) => row.querySelectorAll('td').map(readable))).toEqual([
    ['9AM-5PM', '9AM-5PM', 'Closed'],
    ['8AM-5PM', '9AM-3PM', 'Emergency only'],
    ['8AM-6PM', '8AM-6PM', '10AM-4PM'],
  ])
  expect(rows.flatMap((row) => row.querySelectorAll('th').map(readable))).toEqual(
    showroomPage.clocks.rows.map(({ title, text }) => `${title} ${text}`),
  )
  const online = document.querySelectorAll('.location').at(-1)
  expect(online?.querySelectorAll('a[href*="/maps/dir/"]')).toEqual([])
})
