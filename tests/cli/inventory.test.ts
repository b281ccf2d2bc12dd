import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { dollars } from '../support/facts.ts'
import type { Larkway } from '../support/larkway.ts'
import { type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { sampleVehicle } from '../support/sample-vehicle.ts'

let site: Site
let session: LarkwaySession
let larkway: Larkway
let folder: string
beforeAll(async () => {
  site = await startSite()
  session = larkwaySession({ DATA_DIR: site.dataDir }, { SITE_URL: site.url })
  larkway = session.larkway
  folder = await mkdtemp(join(tmpdir(), 'larkway-stock-'))
})
afterAll(async () => {
  await session.close()
  await site.remove()
  await rm(folder, { recursive: true })
})

const api = async (id: string) => {
  const response = await fetch(`${site.url}/api/vehicles/${id}`)
  return response.ok ? response.json() : undefined
}
const page = async (path: string) => (await fetch(site.url + path)).text()
async function picture(name: string, width: number, height: number): Promise<string> {
  const file = join(folder, name)
  await sharp({ create: { width, height, channels: 3, background: '#246' } })
    .toFormat(name.endsWith('gif') ? 'gif' : 'jpeg')
    .toFile(file)
  return file
}

describe('while the site runs', () => {
  test('a changed price and stock state show in the API, on the page and in the list', async () => {
    const before = dollars(sampleVehicle('denago-nomad').price ?? 0)
    await expect(page('/vehicle/denago-nomad')).resolves.toContain(before)
    await page('/inventory')
    const { code, out } = await larkway('inventory', 'edit', 'denago-nomad', '--price', '$7,777', '--in-stock', 'no')
    expect(code).toBe(0)
    expect(out).toContain(`price ${before} -> $7,777, now out of stock`)
    await expect.poll(async () => (await api('denago-nomad')).price).toBe(7777)
    expect((await api('denago-nomad')).inStock).toBe(false)
    await expect.poll(() => page('/vehicle/denago-nomad')).toContain('$7,777')
    await expect.poll(() => page('/inventory')).toContain('$7,777')
  })

  test('an added vehicle has a page with its photo, and a removed one has no page', async () => {
    const image = await picture('side.jpg', 1200, 800)
    const words = ['--name', 'Trial Cart 4', '--brand', 'Trial', '--category', 'Trial', '--price', '9995']
    const more = ['--image', image, '--spec', 'topSpeed=25 mph', 'drive=rear', '--feature', 'Roof', 'Mirror']
    const { code, out } = await larkway('inventory', 'add', ...words, ...more, '--alias', 'trial')
    expect(code).toBe(0)
    expect(out).toContain(`${site.url}/vehicle/trial-cart-4`)
    await expect
      .poll(() => api('trial'))
      .toMatchObject({
        id: 'trial-cart-4',
        features: ['Roof', 'Mirror'],
        specifications: { topSpeed: '25 mph', drive: 'rear' },
      })
    const { images } = await api('trial-cart-4')
    const answer = await fetch(site.url + images[0])
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await expect.poll(() => page('/vehicle/trial-cart-4')).toContain(images[0].replace(/-\d+\.webp$/, ''))
    const html = await page('/vehicle/trial-cart-4')
    expect(html).toContain('alt="Trial Cart 4, side view"')
    // These words appear only with illustrations, not with photos.
    for (const words of ['Illustration of this model', 'See it in </span>3D']) expect(html).not.toContain(words)
    expect(await page('/vehicle/denago-ev-city')).toContain('Illustration of this model')
    expect(await page('/vehicle/denago-ev-city')).toContain('See it in </span>3D')

    expect((await larkway('inventory', 'remove', 'trial-cart-4')).code).toBe(4)
    expect((await larkway('inventory', 'remove', 'trial-cart-4', '--yes')).code).toBe(0)
    await expect.poll(() => api('trial')).toBe(undefined)
    await expect.poll(async () => (await fetch(`${site.url}/vehicle/trial-cart-4`)).status).toBe(410)
  })

  test('a price from an imported file shows in the API', async () => {
    const file = join(folder, 'prices.csv')
    await writeFile(file, 'id,price\ndenago-rover,"$9,111"\n')
    expect((await larkway('inventory', 'import', file, '--keep-missing', '--yes')).code).toBe(0)
    await expect.poll(async () => (await api('denago-rover')).price).toBe(9111)
  })
})

test('adding a cart that is called neither new nor used but looks used warns with its id', async () => {
  const words = ['--name', 'Worn Cart 4', '--brand', 'Trial', '--category', 'Trial', '--spec', 'year=2015']
  const { code, err } = await larkway('inventory', 'add', ...words)
  expect(code).toBe(0)
  expect(err).toContain('worn-cart-4 (Worn Cart 4) says neither new nor used, and it is of 2015')
  expect((await larkway('inventory', 'remove', 'worn-cart-4', '--yes')).code).toBe(0)
})

describe('invalid inventory commands', () => {
  test.each([
    [2, 'No change was given', ['edit', 'denago-city']],
    [2, "'cheap' is not a price", ['edit', 'denago-city', '--price', 'cheap']],
    [2, "has no '='", ['edit', 'denago-city', '--spec', 'topSpeed']],
    [1, 'externalUrl: is not an http or https address', ['edit', 'denago-city', '--external-url', 'ftp://x']],
    [1, 'name: is empty', ['edit', 'denago-city', '--name', '']],
    [1, "'nomad' is already the id or an alias of denago-nomad", ['edit', 'denago-city', '--alias', 'nomad']],
    [3, 'inventory list', ['edit', 'no-such-cart', '--price', '1']],
    [3, 'inventory list', ['show', 'no-such-cart']],
    [3, 'inventory list', ['remove', 'no-such-cart', '--yes']],
    [2, 'no name', ['add', '--brand', 'X']],
    [2, 'Missing: --brand, --category.', ['add', '--name', 'X']],
    [3, 'Did you mean denago-nomad?', ['edit', 'denago-nomd', '--price', '1']],
    [2, '--spec color=red', ['edit', 'denago-city', '--colour', 'red']],
    [1, 'already the id', ['add', '--name', 'Denago City', '--brand', 'Denago', '--category', 'City']],
  ])('exit with code %d, print ‘%s’ and change nothing: inventory %j', async (code, says, words) => {
    const before = await api('denago-city')
    const ended = await larkway('inventory', ...words)
    expect(ended.err).toContain(says)
    expect(ended.code).toBe(code)
    expect(await api('denago-city')).toEqual(before)
  })

  test('say what is wrong with a picture that is missing, too small, in another format or not a picture', async () => {
    const text = join(folder, 'text.jpg')
    await writeFile(text, 'not a picture')
    const drawing = join(folder, 'drawing.svg')
    await writeFile(drawing, '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>')
    const messageFor = async (image: string) =>
      (await larkway('inventory', 'edit', 'denago-city', '--image', image)).err
    expect(await messageFor(join(folder, 'missing.jpg'))).toContain('there is no file')
    expect(await messageFor(await picture('small.jpg', 300, 200))).toContain('300 by 200 pixels')
    expect(await messageFor(text)).toContain('not a picture')
    expect(await messageFor(drawing)).toContain('use JPEG, PNG')
    expect(await messageFor('/pictures/no/such')).toContain('no picture /pictures/no/such')
  })
})

test('`list`, `show` and `export` print the stock as JSON', async () => {
  const listed = JSON.parse((await larkway('inventory', 'list', '--json', '--brand', 'swift ev')).out)
  expect(listed.map(({ id }: { id: string }) => id)).toEqual(['swift-ev-4', 'swift-ev-6', 'swift-ev-8'])
  const vehicle = JSON.parse((await larkway('inventory', 'show', 'denago-ev-city', '--json')).out)
  expect(vehicle).toMatchObject({
    id: 'denago-ev-city',
    aliases: ['ev-city'],
    images: ['/pictures/denago-ev-city/front34', expect.any(String), expect.any(String)],
  })
  const exported = JSON.parse((await larkway('inventory', 'export', '--json')).out)
  expect(exported).toHaveLength(sampleInventory.length)
})

test('`validate` lists missing pictures and vehicles that cannot be shown', async () => {
  expect((await larkway('inventory', 'validate')).code).toBe(0)
  const database = openDatabase({ DATA_DIR: site.dataDir })
  const db = vehicleTables(database)
  await db.updateTable('vehicles').set({ name: '' }).where('id', '=', 'swift-ev-4').execute()
  await db.updateTable('vehicles').set({ images: '["/pictures/gone/front"]' }).where('id', '=', 'swift-ev-6').execute()
  await database.destroy()
  const { code, err } = await larkway('inventory', 'validate')
  expect(code).toBe(1)
  expect(err).toContain('swift-ev-4, name: is empty')
  const exported = await larkway('inventory', 'export', '--json')
  expect(exported.err).toContain('1 vehicle left out')
  expect(JSON.parse(exported.out)).toHaveLength(sampleInventory.length - 1)
  expect(err).toContain('swift-ev-6, images: /pictures/gone/front is not a picture on the site')
})

test('`list` can start after a given vehicle and rejects contradictory options, and `show` uses the dealer’s time zone', async () => {
  const ids = (out: string): string[] => JSON.parse(out).map(({ id }: { id: string }) => id)
  const all = ids((await larkway('inventory', 'list', '--json')).out)
  const start = await larkway('inventory', 'list', '--json', '--limit', '3')
  expect(ids(start.out)).toEqual(all.slice(0, 3))
  expect(start.err).toContain(`--after ${all[2]}`)
  const next = await larkway('inventory', 'list', '--json', '--limit', '4', '--after', all[2] ?? '')
  expect(ids(next.out)).toEqual(all.slice(3, 7))
  expect((await larkway('inventory', 'list', '--after', 'no-such-cart')).code).toBe(3)
  expect((await larkway('inventory', 'list', '--in-stock', '--out-of-stock')).code).toBe(2)
  expect((await larkway('inventory', 'show', 'denago-rover')).out).toMatch(/Added: +\d{4}-\d\d-\d\d \d\d:\d\d E[SD]T/)
  expect(JSON.parse((await larkway('inventory', 'show', 'denago-rover', '--json')).out).createdAt).toMatch(/Z$/)
})

describe('larkway inventory check-links', () => {
  let server: Server
  let url: string
  beforeAll(async () => {
    server = createServer((request, response) => {
      const found = request.url !== '/gone' && !(request.url === '/get-only' && request.method === 'HEAD')
      response.writeHead(found ? 200 : 404).end()
    })
    url = await new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
      })
    })
    const database = openDatabase({ DATA_DIR: site.dataDir })
    const db = vehicleTables(database)
    await db
      .updateTable('vehicles')
      .set({ external_url: `${url}/fine` })
      .execute()
    await db
      .updateTable('vehicles')
      .set({ external_url: `${url}/get-only` })
      .where('id', '=', 'denago-city')
      .execute()
    await database.destroy()
  })
  afterAll(() => server.close())

  test('passes if every page responds', async () => {
    expect((await larkway('inventory', 'check-links')).code).toBe(0)
  })

  test('lists a page that is gone and one that cannot be reached', async () => {
    await larkway('inventory', 'edit', 'denago-city', '--external-url', `${url}/gone`)
    await larkway('inventory', 'edit', 'denago-rover', '--external-url', 'http://127.0.0.1:1/')
    const { code, err } = await larkway('inventory', 'check-links', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(err).broken).toMatchObject([
      { id: 'denago-city', reason: 'responds with 404' },
      { id: 'denago-rover', reason: expect.stringContaining('cannot be reached') },
    ])
  })
})
