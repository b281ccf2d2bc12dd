/** @module-tag long */
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coveredWords, openBrowser, overlaps } from '../../cli/dealer/site-check/check-page-layout.ts'
import type { DatabaseLocation } from '../../src/server/database/database.server.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { larkwayAt } from '../support/larkway.ts'
import { newDealer } from '../support/new-dealers.ts'
import { removeBuildsOf, runScript } from '../support/running-site.ts'

const env = { NODE_ENV: 'production' }
const withoutChromium = { LARKWAY_CHROMIUM: '/nowhere/chromium' }
let folder: string
beforeAll(async () => {
  folder = await newDealer()
  const { code, output } = await runScript('tests/support/build-dealer.ts', { DEALER_DIR: folder, ...env })
  if (code !== 0) throw new Error(output)
})
afterAll(async () => {
  await removeBuildsOf(folder)
  await rm(dirname(folder), { recursive: true })
})

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? ''

test('says that it had neither database nor Chromium, and lists unreviewed promises and sample pictures', async () => {
  const without = larkwayAt({ DATA_DIR: '/nowhere' }, withoutChromium)
  const { code, out } = await without('dealer', 'check', folder, '--site')
  expect(code).toBe(0)
  expect(out).toMatch(/^Promises that nobody has reviewed[^\n]*\npromises\.yaml, line \d+: noPreparationCharge/m)
  expect(out).toMatch(/^roads\.yaml: the law of CO is not here/m)
  expect(out).toMatch(/^hero\/hills-evening on \/ and \d+ more page/m)
  expect(lastLine(out)).toMatch(
    /^Checked the files of \S+, \d+ pages, 0 carts from the folder’s stock and none from a database \(There is no database at \/nowhere\/larkway\.sqlite\), but no layout, since no Chromium, Chrome or Edge could be started \(set LARKWAY_CHROMIUM to the path of one\); found \d+ things to change, listed above\.$/,
  )
  expect(out).not.toMatch(/nothing is wrong|no mistakes/i)
})

describe.each(['SQLite', 'PostgreSQL'] as const)('the check of a site with carts in %s', (engine) => {
  let database: TestDatabase
  let location: DatabaseLocation
  beforeAll(async () => {
    database = await engines[engine]()
    location = { ...database.location, DATA_DIR: database.location.DATA_DIR || join(dirname(folder), 'data') }
    const shop = larkwayAt(location, { DEALER_DIR: folder, ...env })
    expect(await shop('db', 'migrate')).toMatchObject({ code: 0 })
    const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#456' } })
    await photo.jpeg().toFile(join(dirname(folder), 'i40.jpg'))
    const stock = join(dirname(folder), 'stock.csv')
    await writeFile(
      stock,
      'id,name,brand,category,isNew,price,images,description\nbg-1,ICON i40,ICON,Golf Cart,yes,8999,i40.jpg,As good as at Larkway\nbg-2,ICON i20,ICON,Golf Cart,yes,7999,,Off the site\n',
    )
    expect(await shop('inventory', 'import', stock, '--yes')).toMatchObject({ code: 0 })
    await database.db
      .insertInto('carts_off_site')
      .values({ vehicle_id: 'bg-2', person: 'ann@example.com', at: new Date().toISOString() })
      .execute()
  })
  afterAll(() => database.close())

  test('reads the pages of carts as visitors see them, and leaves the database unchanged', async () => {
    const shop = larkwayAt(location, { DEALER_DIR: folder, ...env })
    const before = (await shop('inventory', 'export', '--json')).out
    // The layout has nothing to do with the database, and takes most of the time.
    const layout = engine === 'SQLite'
    const checked = layout ? shop : larkwayAt(location, { DEALER_DIR: folder, ...env, ...withoutChromium })
    const { code, err } = await checked('dealer', 'check', folder, '--site')
    expect(code).toBe(1)
    const [, ...lines] = err.trimEnd().split('\n')
    expect(lines).toEqual([
      expect.stringMatching(
        /^\/\S+ and \d+ more pages: says ‘Larkway’, the name of the sample dealer; write your own$/,
      ),
      '',
      expect.stringMatching(
        layout
          ? /^Checked .*, 1 cart from \S+larkway\S*, and the layout of \d+ pages at widths of 390, 1440, 1920 pixels; found 1 thing/
          : /^Checked .*, 1 cart from \S+, but no layout, .*; found 1 thing/,
      ),
      'Change these and run `larkway dealer check --site` again.',
    ])
    expect((await shop('inventory', 'export', '--json')).out).toBe(before)
  })
})

test('reports each policy with a figure that differs from the pages, and no other figure', async () => {
  const policy = join(folder, 'policies/rental-policy.mdx')
  const text = await readFile(policy, 'utf8')
  const changed = text
    .replace(/Bringing it back late costs [^.]*\./, 'Late returns cost $40 an hour.')
    .replace('at least {rentalTerms.minimumAge} years', 'at least 18 years')
    .replace('- No-show: no refund.', '- No-show: no refund.\n- We close 12 hours a day and own 9 trailers.')
  await writeFile(policy, changed)
  const { out } = await larkwayAt({ DATA_DIR: '/nowhere' })('dealer', 'check', folder, '--json')
  await writeFile(policy, text)
  const line = changed.split('\n').findIndex((row) => row.includes('$40')) + 1
  expect(JSON.parse(out).contradictions).toEqual([
    {
      file: 'policies/rental-policy.mdx',
      line,
      text: expect.stringMatching(/^says ‘\$40’, but other pages say 25; write \{usd\(rentalTerms\.lateFeePerHour\)\}/),
    },
  ])
})

test('finds a heading under a photo, but not one on or next to a photo or under a cut-out', async () => {
  const pictures = {
    covered: '<h1>Sale</h1><img src="/a.jpg" style="position:absolute;inset:0;width:100%;height:200px">',
    onPhoto: '<img src="/a.jpg" style="position:absolute;z-index:-1;inset:0;width:100%;height:200px"><h1>Sale</h1>',
    cutOut:
      '<h1>Sale</h1><img src="/pictures/a/side.12345678.1600x1000.clear-480.webp" style="position:absolute;inset:0;width:100%;height:200px">',
    beside: '<h1>Sale</h1><img src="/a.jpg" style="width:100%;height:200px">',
    clipped:
      '<h1>Sale</h1><div style="overflow:clip;height:9px"><img src="/a.jpg" style="margin-top:-90px;height:200px"></div>',
    wideOnly:
      '<style>img{width:100%;height:200px}@media (min-width:1900px){img{position:absolute;inset:0}}</style><h1>Sale</h1><img src="/a.jpg">',
  }
  const photo = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  const server = createServer(({ url = '' }, response) => {
    const [, body] = Object.entries(pictures).find(([name]) => url === `/${name}`) ?? []
    if (body === undefined) return response.setHeader('content-type', 'image/jpeg').end(photo)
    // The check has to work on a site whose content security policy forbids scripts.
    response.setHeader('content-security-policy', "script-src 'none'; style-src 'unsafe-inline'")
    return response.setHeader('content-type', 'text/html').end(`<!doctype html><body>${body}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const browser = await openBrowser()
  if (!browser) throw new Error('No Chromium: set LARKWAY_CHROMIUM.')
  const found = await overlaps(
    browser,
    url,
    Object.keys(pictures).map((name) => `/${name}`),
  )
  await browser.close()
  server.close()
  const covered = coveredWords(found).map(({ path, what }) => `${path} ${what}`)
  expect(covered).toEqual([
    ...[390, 1440, 1920].map(
      (width) => `/covered has ‘Sale’ under the picture /a.jpg, in a window ${width} pixels wide`,
    ),
    '/wideOnly has ‘Sale’ under the picture /a.jpg, in a window 1920 pixels wide',
  ])
})
