/** @module-tag long */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, overlaps, widths } from '../../cli/dealer/site-check/check-page-layout.ts'
import { newDealer } from '../support/new-dealers.ts'
import { removeBuildsOf, type Site, startSiteOf } from '../support/running-site.ts'

const views = ['front34', 'side', 'rear34'] as const

/** Stands in for a phone photo, upright or not, of a cart and its surroundings. */
const photo = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#7a8f5a' } }).jpeg()
/** Stands in for a cut-out of a cart with a transparent background. */
const cutOut = async (): Promise<Sharp> => {
  const cart = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#a03030' } })
    .png()
    .toBuffer()
  const none = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: 1600, height: 1000, channels: 4, background: none } })
    .composite([{ input: cart, gravity: 'south' }])
    .png()
}

const pictures = (cart: string) => `
hero: { cart: ${cart}, alt: A cart }
arriving: ${cart}
lost: ${cart}
contact: ${cart}
financing: { cart: ${cart}, alt: A cart }
lineUp: { 2: ${cart}, 4: upright, 6: ${cart}, 8: ${cart} }
plans:
  fourSeater: { cart: ${cart}, alt: A cart }
  sixSeater: { cart: upright, alt: A cart }
heroes: { opening: A yard }
`

const law = `
states:
  - state: CO
    authority: { name: Division of Motor Vehicles, url: https://dmv.example.gov/ }
    law:
      name: Section 1
      url: https://law.example.gov/
      checkedOn: "2026-11-23"
      registeredAt: the county
      roads:
        - upToMph: 35
          golfCart: { verdict: no, word: No, text: Ask. }
          lowSpeedVehicle: { verdict: yes, word: Yes, text: With a plate. }
`

const makerPage = `
picture: upright
page:
  picture: { cart: wide, alt: A cart }
  series:
    - { title: Sport, description: Four seats., startingPrice: 9995, picture: wide, models: [upright] }
  models:
    upright:
      name: ICON Sport
      seats: 4
      card: { listPrice: 9995, range: 40 miles, topSpeed: 25 mph, features: [Lift kit] }
`

let road: string
let opening: string
const sites: Site[] = []
let browser: Browser
beforeAll(async () => {
  road = await newDealer()
  const add = async (name: string, content: Sharp | string) => {
    await mkdir(dirname(join(road, name)), { recursive: true })
    await (typeof content === 'string' ? writeFile(join(road, name), content) : content.toFile(join(road, name)))
  }
  for (const view of views) {
    await add(`brand/photos/wide/${view}.jpg`, photo(1600, 1200))
    await add(`brand/photos/upright/${view}.jpg`, photo(1200, 1600))
    await add(`brand/photos/free/${view}.png`, await cutOut())
  }
  await add('brand/photos/hero/opening.jpg', photo(2000, 1500))
  await add('brand/pictures.yaml', pictures('wide'))
  await add('roads.yaml', law)
  const facts = await readFile(join(road, 'dealer.yaml'), 'utf8')
  const lender = 'financing:\n  applyUrl: https://lender.example/apply\n  lender: First Bank\n'
  await writeFile(join(road, 'dealer.yaml'), `${facts}${lender}`)
  const maker = await readFile(join(road, 'makers/icon.yaml'), 'utf8')
  await writeFile(join(road, 'makers/icon.yaml'), `${maker}${makerPage}`)
  // The second folder is the same, but its home page opens with a photo and lists makers in rows, and most of its
  // pictures are cut-outs.
  opening = `${road}-opening`
  await cp(road, opening, { recursive: true })
  await mkdir(join(opening, 'pages'), { recursive: true })
  await writeFile(join(opening, 'pages/home.yaml'), 'opening: photo\nmakers: { look: rows }\n')
  await writeFile(join(opening, 'brand/pictures.yaml'), pictures('free'))
  for (const folder of [road, opening]) sites.push(await startSiteOf(folder))
  const chromium = await openBrowser()
  if (!chromium) throw new Error('No Chromium: set LARKWAY_CHROMIUM.')
  browser = chromium
})
afterAll(async () => {
  await browser?.close()
  for (const site of sites) await site.remove()
  for (const folder of [road, opening]) await removeBuildsOf(folder)
  await rm(dirname(road), { recursive: true })
})

const own = /\/pictures\/(?:wide|upright|hero\/opening)\b/
const places = [
  ...['/', '/inventory', '/inventory?seats=4', '/rentals', '/rentals/cortez', '/rentals/estimate', '/contact', '/icon'],
  ...['/thank-you', '/no/such/page', '/where-to-drive', '/saved', '/financing'],
]

test('no word overlaps an ordinary photo on any checked page at any checked width', async () => {
  for (const { url } of sites) {
    const found = await overlaps(browser, url, places)
    expect(found.filter(({ picture }) => own.test(picture))).toEqual([])
    expect(found.filter(({ covered }) => covered)).toEqual([])
  }
})

const looks = async (url: string, path: string, picture: string, width: number) => {
  const tab = await browser.newPage({ viewport: { width, height: 900 } })
  await tab.goto(url + path)
  const images = tab.locator(`main img[src*="/pictures/${picture}/"]`)
  // Hydration renders some pages again, such as the saved carts, whose pictures are missing for a moment.
  await images.filter({ visible: true }).first().waitFor()
  const look = await images.evaluateAll((images) =>
    images
      .filter((image) => image.checkVisibility())
      .map((image) => ({ fit: getComputedStyle(image).objectFit, radius: getComputedStyle(image).borderRadius })),
  )
  await tab.close()
  return look
}

test('a photo fills a tile with rounded corners, and a cut-out has no tile', async () => {
  const [ordinary, free] = sites.map(({ url }) => url)
  for (const width of widths) {
    const shared = ['/rentals', '/rentals/estimate', '/saved']
    // The maker's page shows the photo in both folders.
    for (const path of [...shared, '/icon']) {
      const tiles = await looks(ordinary ?? '', path, 'wide', width)
      expect(tiles.length, path).toBeGreaterThan(0)
      for (const tile of tiles)
        expect([path, tile]).toEqual([path, { fit: 'cover', radius: expect.not.stringMatching(/^0/) }])
    }
    for (const path of shared) {
      const cutOuts = await looks(free ?? '', path, 'free', width)
      expect(cutOuts.length, path).toBeGreaterThan(0)
      for (const look of cutOuts) expect([path, look]).toEqual([path, { fit: 'fill', radius: '0px' }])
    }
  }
})
