/** @module-tag long */
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { larkwayAt } from '../support/larkway.ts'
import { newDealer } from '../support/offered-dealers.ts'
import { removeBuildsOf, type Site, startSiteOf } from '../support/running-site.ts'

/** An office in Florida: one showroom, a depot that only does service 23 miles inland, and a county surtax. */
let folder: string
let site: Site
beforeAll(async () => {
  folder = await newDealer({
    ...{ name: 'Bluegill Carts', city: 'Punta Gorda', state: 'FL', zip: '33950', makers: 'Club Car, Kandi, Bintelli' },
  })
  await appendFile(join(folder, 'showrooms.yaml'), depot)
  await appendFile(join(folder, 'hours.yaml'), depotHours)
  const facts = join(folder, 'dealer.yaml')
  await writeFile(facts, (await readFile(facts, 'utf8')).replace('storage: true', 'storage: false'))
  await mkdir(join(folder, 'pages'))
  await writeFile(join(folder, 'pages/questions.yaml'), questions)
  site = await startSiteOf(folder)
})
afterAll(async () => {
  await site.remove()
  await removeBuildsOf(folder)
  await rm(dirname(folder), { recursive: true })
})

const depot = `  - id: arcadia
    street: 9 Oak Street
    city: Arcadia
    state: FL
    zip: "34266"
    latitude: 27.2159
    longitude: -81.8584
    note: Drop-off and pickup for repairs.
    sells: false
`
const depotHours = `
showrooms:
  arcadia:
    purpose: Drop-off and pickup for repairs
    rows:
      - { days: Mon-Fri, opens: "07:30", closes: "15:30" }
      - { days: Sat-Sun, closed: Closed }
`

const questions = `
drop: [cold-garage]
replace:
  battery-life: { question: Does heat age the battery?, short: 'Yes. Park it in the shade.' }
add:
  - { id: hurricane, group: Weather, question: Where does it go in a hurricane?, short: 'Inside, charged and dry.' }
order: [outlet]
`

/** What the site of a new dealer must not say, since nobody has decided it. */
const promised =
  /preparation charge|any cart in stock|trade yours in|take trade-ins|make the claim|deposit reserves|whole deposit|own trailer|24\/7|any hour|insurance is included|insurance included|storm|estimate first|one building|other electric carts|warranty work|cashier|charged up and|old pack recycled|winter/i

const page = async (path: string) => parse(await (await fetch(`${site.url}${path}`)).text())
const text = async (path: string): Promise<string> => (await page(path)).querySelector('main')?.structuredText ?? ''

const every = async (): Promise<string[]> => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
}

test('a place that only does service stands under service with its own hours, and on no other page', async () => {
  const services = await text('/services')
  expect(services).toContain('9 Oak Street, Arcadia, FL 34266')
  expect(services).toContain('Service hours in Arcadia')
  expect(services).toContain('Drop-off and pickup for repairs')
  expect(services).toMatch(/Mon-Fri\s+7:30AM-3:30PM/)
  const others = (await every()).filter((path) => path !== '/services')
  expect(others.length).toBeGreaterThan(20)
  for (const path of others) expect(await text(path), path).not.toMatch(/9 Oak Street|Arcadia showroom|and Arcadia\b/)
})

test('no page says what the dealer has not promised', async () => {
  const paths = (await every()).filter((path) => !/^\/(?:policies\/|privacy|terms|accessibility)/.test(path))
  expect(paths).toContain('/questions')
  for (const path of paths) expect([path, promised.exec(await text(path))?.[0]]).toEqual([path, undefined])
})

test('the questions are the dealer’s: some left out, replaced and added', async () => {
  const asked = (await page('/questions')).querySelectorAll('.answers').map((group) => ({
    title: group.querySelector('h2')?.textContent,
    asked: group.querySelectorAll('dt').map((question) => question.textContent),
  }))
  expect(asked.map(({ title }) => title)).not.toContain('Winter')
  expect(asked.at(-1)).toEqual({ title: 'Weather', asked: ['Where does it go in a hurricane?'] })
  const charging = asked.find(({ title }) => title === 'Charging')
  expect(charging?.asked[0]).toBe('What outlet do I need?')
  expect(charging?.asked).toContain('Does heat age the battery?')
  expect(await text('/questions')).toContain('Yes. Park it in the shade.')
})

test('where carts may drive lists no town before a rule has been read', async () => {
  const drive = await text('/where-to-drive')
  expect(drive).toContain('We haven’t checked the current text')
  expect(drive).not.toMatch(/Not checked yet|Your town/)
})

test('delivery is measured from the showroom, and not from where only repairs are done', async () => {
  const towns = (await every()).filter((path) => path.startsWith('/towns/'))
  for (const path of towns) expect(await text(path), path).toMatch(/Punta Gorda showroom/)
})

test('the check refuses a main place that sells nothing, and says what to write', async () => {
  const file = join(folder, 'showrooms.yaml')
  const written = await readFile(file, 'utf8')
  await writeFile(file, written.replace(/( {4}note: .*\n)/, '$1    sells: false\n'))
  const { code, err } = await larkwayAt({ DATA_DIR: '/nowhere' })('dealer', 'check', folder)
  await writeFile(file, written)
  expect(code).toBe(1)
  expect(err).toMatch(/showrooms\.yaml, line \d+: showrooms\.0\.sells: the first place is the main one/)
})
