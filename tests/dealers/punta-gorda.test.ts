/** @module-tag long */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bluegillCarts, bluegillStock } from '../support/bluegill.ts'
import { type Larkway, larkwayAt } from '../support/larkway.ts'
import { removeBuildsOf, type Site, startSiteOf } from '../support/running-site.ts'

let folder: string
let site: Site
let stock: string
let larkway: Larkway
beforeAll(async () => {
  folder = await bluegillCarts()
  stock = await bluegillStock(folder)
  site = await startSiteOf(folder)
  larkway = larkwayAt({ DATA_DIR: site.dataDir }, { DEALER_DIR: folder })
  const { code, err } = await imports('stock.csv', '--yes')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  await vi.waitFor(async () => expect(await text('/inventory')).toContain('5 of 5 vehicles'))
})
afterAll(async () => {
  await site.remove()
  await removeBuildsOf(folder)
  await rm(dirname(folder), { recursive: true })
})

const imports = (name: string, ...options: string[]) => larkway('inventory', 'import', join(stock, name), ...options)

/** Promises that a new dealer's site must not make, since the dealer has not decided on them yet. */
const promised =
  /full battery|fully charged|our truck|pickup for service|battery replacement|old pack|fill in the papers|other lenders|priced separately|looks after|they drive them|can order|is a (?:city|town) in|city hall|get an estimate|preparation charge|any cart in stock|trade yours in|take trade-ins|make the claim|deposit reserves|whole deposit|own trailer|24\/7|any hour|insurance is included|insurance included|storm|estimate first|one building|other electric carts|warranty work|cashier|charged up and|old pack recycled|winter/i

const page = async (path: string) => parse(await (await fetch(`${site.url}${path}`)).text())
const text = async (path: string): Promise<string> => (await page(path)).querySelector('main')?.structuredText ?? ''

const every = async (): Promise<string[]> => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  return [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/')
}

describe('the import of the office’s stock list', () => {
  test('as Unicode text lists its guesses in a dry run, and finds nothing to change', async () => {
    const { code, out } = await imports('stock-unicode.csv', '--dry-run')
    expect(code).toBe(0)
    expect(out).toContain('Columns left out: Came in')
    expect(out).toContain('line 5: bg-105 (2019 Club Car Tempo 2+2) says neither new nor used')
    expect(out).toContain("line 6, Our price: 'Call' is read as 'call for price'")
    expect(out).toContain("line 7, Our price: 'SOLD' is read as sold")
    expect(out).toContain('0 vehicles added, 0 changed, 0 removed, 5 unchanged')
  })

  test.each([
    ['bg-101', ['2026 Club Car Onward 4 Passenger', '$13,495', 'New, 2026. In stock.', 'White'], /Mileage|Used/],
    [
      'bg-103',
      ['2022 Kandi Kruiser 4P', '$7,995', 'Used, 2022. In stock.', '1,240 miles', '“Gulf” Blue'],
      /\bNew,|NEW/,
    ],
    [
      'bg-105',
      ['2019 Club Car Tempo 2+2', '$5,450', '2019. In stock.', '3,410 miles', 'Café au lait'],
      /NEW|New, 2019|return a new/,
    ],
    ['bg-107', ['2026 Bintelli Beyond 4PR', 'Call for Price', 'New, 2026. In stock.'], /Mileage|\$0/],
    ['bg-109', ['2024 Kandi Kruiser 6P', '310 miles', 'Sold out'], /\$|NEW|In stock\./],
  ])('puts %s on the site with its facts from the list, and none that the list lacks', async (id, said, unsaid) => {
    // Similar carts with their own facts follow below, so that part is cut off.
    const own = (await text(`/vehicle/${id}`)).split(/(?:One|Two|Three) like it/)[0] ?? ''
    for (const words of said) expect(own).toContain(words)
    expect(own).not.toMatch(unsaid)
  })

  test.each([
    ['bg-101', ['NewCondition']],
    ['bg-103', ['UsedCondition']],
    ['bg-105', []],
  ])('gives search engines the condition of %s only if the list does', async (id, conditions) => {
    const data = (await page(`/vehicle/${id}`)).querySelectorAll('script[type="application/ld+json"]')
    expect(
      data.flatMap(({ text: json }) => json.match(/\w+Condition(?=")/g) ?? []).filter((one) => one !== 'itemCondition'),
    ).toEqual(conditions)
  })

  test('finds photos despite differences in the case of their names, and serves upright and dark ones', async () => {
    const pictures = async (id: string) => (await (await fetch(`${site.url}/api/vehicles/${id}`)).json()).images
    const all = await Promise.all(['bg-101', 'bg-103', 'bg-105', 'bg-107'].map(pictures))
    expect(all.map((images) => images.length)).toEqual([2, 1, 1, 0])
    for (const address of all.flat()) {
      const response = await fetch(new URL(address, site.url))
      expect([address, response.status, response.headers.get('content-type')]).toEqual([
        address,
        200,
        expect.stringMatching(/^image\//),
      ])
    }
  })

  test('rejects a thumbnail, giving its size and the size needed, and keeps the stock', async () => {
    const list = join(stock, 'thumbnail.csv')
    await writeFile(list, 'Stock #,Make,Model,Our price,Photos\nBG-111,Kandi,Kruiser,"$6,995",thumbnail.jpg\n')
    const { code, err } = await imports('thumbnail.csv', '--keep-missing', '--yes')
    expect(code).toBe(1)
    expect(err).toMatch(/line 2.*320.*240.*600/)
    expect(await text('/inventory')).toContain('5 of 5 vehicles')
  })

  test('leads to price estimates with the surtax of the buyer’s county', async () => {
    const tax = async (town: string) =>
      (await page(`/vehicle/bg-101?town=${town}`)).querySelector('.whole-price')?.structuredText
    expect(await tax('port-charlotte')).toMatch(/plus 1% on the first \$5,000 in Charlotte County\s+\$859\.70/)
    expect(await tax('nocatee')).toMatch(/Florida sales tax, 6%\s+\$8/)
  })
})

test('a service-only location is shown on /services with its own hours, and on no other page', async () => {
  const services = await text('/services')
  expect(services).toContain('9 Oak Street, Arcadia, FL 34266')
  expect(services).toContain('Service hours in Arcadia')
  expect(services).toContain('Drop-off and pickup for repairs')
  expect(services).toMatch(/Mon-Fri\s+7:30AM-3:30PM/)
  const others = (await every()).filter((path) => path !== '/services')
  expect(others.length).toBeGreaterThan(20)
  for (const path of others) expect(await text(path), path).not.toMatch(/9 Oak Street|Arcadia showroom|and Arcadia\b/)
})

test('no page makes a promise that the dealer has not made', async () => {
  const paths = await every()
  expect(paths).toContain('/questions')
  for (const path of paths) expect([path, promised.exec(await text(path))?.[0]]).toEqual([path, undefined])
})

test('the site leaves out, replaces and adds questions as the dealer’s folder says', async () => {
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

test('/where-to-drive lists no town before a rule has been checked', async () => {
  const drive = await text('/where-to-drive')
  expect(drive).toContain('We haven’t checked the current text')
  expect(drive).not.toMatch(/Not checked yet|Your town/)
})

test('measures delivery from the showroom, not from the service location', async () => {
  const towns = (await every()).filter((path) => path.startsWith('/towns/'))
  for (const path of towns) expect(await text(path), path).toMatch(/Punta Gorda showroom/)
})

test('the check rejects a main location that sells nothing, and says what to write', async () => {
  const file = join(folder, 'showrooms.yaml')
  const written = await readFile(file, 'utf8')
  await writeFile(file, written.replace(/( {4}note: .*\n)/, '$1    sells: false\n'))
  const { code, err } = await larkwayAt({ DATA_DIR: '/nowhere' })('dealer', 'check', folder)
  await writeFile(file, written)
  expect(code).toBe(1)
  expect(err).toMatch(/showrooms\.yaml, line \d+: showrooms\.0\.sells: the first place is the main one/)
})

test('a rental cart without a picture is shown with a stand-in that has as many seats', async () => {
  const shown = (await page('/rentals')).querySelectorAll('.plans img').map((image) => image.getAttribute('src'))
  expect(shown).toEqual([expect.stringContaining('/cart-4/'), expect.stringContaining('/cart-6/')])
})
