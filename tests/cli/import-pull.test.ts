/** @module-tag long */
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PullOptions, pullFeed } from '../../src/domain/catalogue/import/pull-feed.server.ts'
import { sourceState } from '../../src/domain/catalogue/import/stock-sources.server.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'
import { larkwayAt } from '../support/larkway.ts'

const ids = sampleInventory.map(({ id }) => id)
const feedOf = (price: number) => `id,price\n${ids.map((id) => `${id},${price}`).join('\n')}\n`

let server: Server
let url = ''
let feed = { status: 200, body: '', etag: '' }
const requests: { status: number; authorization: string | undefined }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const unchanged = feed.etag !== '' && request.headers['if-none-match'] === feed.etag
    const status = unchanged ? 304 : feed.status
    requests.push({ status, authorization: request.headers.authorization })
    response.writeHead(status, feed.etag ? { etag: feed.etag } : {}).end(status === 200 ? feed.body : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/stock?format=csv`
})
afterAll(() => server.close())

describe.each(Object.entries(engines))('a feed pulled on %s', (_name, open) => {
  const imports = importSetting(open)
  beforeEach(async () => {
    requests.length = 0
    await vehicleTables(imports.database.db).deleteFrom('stock_sources').execute()
  })
  const pull = (options: PullOptions = {}, format?: string) => {
    const env = { ...parseEnv({ SITE_URL: 'https://carts.example' }), DATA_DIR: imports.folder }
    return pullFeed(imports.database.db, url, { ...env, INVENTORY_FEED_FORMAT: format }, options)
  }
  const priceOf = async (id = ids[0] ?? '') => (await imports.find(id))?.price

  test('is imported once, and again only when its ETag changes', async () => {
    feed = { status: 200, body: feedOf(5000), etag: '"one"' }
    expect(await pull()).toMatchObject({ outcome: 'changed' })
    expect(await priceOf()).toBe(5000)
    await larkwayAt(imports.database.location)('inventory', 'edit', ids[0] ?? '', '--price', '1')
    expect(await pull()).toMatchObject({ outcome: 'unchanged' })
    expect(requests.map(({ status }) => status)).toEqual([200, 304])
    expect(await priceOf()).toBe(1)
    feed = { status: 200, body: feedOf(6000), etag: '"two"' }
    expect(await pull()).toMatchObject({ outcome: 'changed' })
    expect(await priceOf()).toBe(6000)
  })

  test('is compared by content without an ETag, and imported again on request', async () => {
    feed = { status: 200, body: feedOf(5000), etag: '' }
    await pull()
    await larkwayAt(imports.database.location)('inventory', 'edit', ids[0] ?? '', '--price', '1')
    expect(await pull()).toMatchObject({ outcome: 'unchanged' })
    expect(await priceOf()).toBe(1)
    expect(await pull({ again: true })).toMatchObject({ outcome: 'changed' })
    expect(await priceOf()).toBe(5000)
  })

  test('changes nothing if its server fails, and works again once the server is back', async () => {
    feed = { status: 503, body: '', etag: '' }
    expect(await pull()).toMatchObject({ outcome: 'failed', text: expect.stringContaining('503') })
    expect(await sourceState(imports.database.db, 'feed')).toMatchObject({
      succeeded_at: null,
      problem: expect.stringContaining('503'),
    })
    feed = { status: 200, body: feedOf(5000), etag: '' }
    expect(await pull()).toMatchObject({ outcome: 'changed' })
    expect(await sourceState(imports.database.db, 'feed')).toMatchObject({
      succeeded_at: expect.stringMatching(/Z$/),
      problem: null,
    })
  })

  test('is rejected and fetched again if it would remove most of the stock or is invalid', async () => {
    await imports.own()
    feed = { status: 200, body: 'id,name,brand,category\none,One,X,Y\n', etag: '"short"' }
    expect(await pull()).toMatchObject({
      outcome: 'refused',
      summary: expect.stringContaining('INVENTORY_MAX_REMOVALS'),
    })
    feed = { ...feed, body: feedOf(5000).replaceAll(',5000', ',much') }
    expect(await pull()).toMatchObject({ outcome: 'refused', text: expect.stringMatching(/^line 2, price: 'much'/) })
    expect(requests.map(({ status }) => status)).toEqual([200, 200])
    expect(await imports.stock()).toHaveLength(ids.length)
    feed = { ...feed, body: 'id,name,brand,category\none,One,X,Y\n' }
    expect(await pull({ allowRemovals: true })).toMatchObject({ outcome: 'changed' })
    expect(await imports.stock()).toHaveLength(1)
  })

  test('may be in another format, described by the map in INVENTORY_FEED_FORMAT', async () => {
    feed = { status: 200, body: `Unit,Ask\n${ids.map((id) => `${id},7000`).join('\n')}\n`, etag: '' }
    expect(await pull({}, 'nonsense.yaml')).toMatchObject({
      outcome: 'refused',
      text: expect.stringContaining('nonsense'),
    })
    const map = await imports.fileOf('id: Unit\nprice: Ask\n', 'map.yaml')
    expect(await pull({}, map)).toMatchObject({ outcome: 'changed' })
    expect(await priceOf()).toBe(7000)
  })
})

describe('the pull command', () => {
  const imports = importSetting(engines.SQLite)
  test('imports the feed and reports a rejection without the password, and the doctor shows both outcomes', async () => {
    const larkway = larkwayAt(imports.database.location, { INVENTORY_FEED_URL: url.replace('//', '//feed:s%40cret@') })
    const pull = () => larkway('inventory', 'pull', '--json')
    const feedCheck = async () =>
      JSON.parse((await larkway('doctor', '--json')).out).checks.find(
        ({ name }: { name: string }) => name === 'stock feed',
      )
    requests.length = 0
    feed = { status: 200, body: feedOf(5000), etag: '' }
    expect((await pull()).code).toBe(0)
    expect(requests[0]?.authorization).toBe(`Basic ${Buffer.from('feed:s@cret').toString('base64')}`)
    expect(await feedCheck()).toMatchObject({ ok: true })
    feed = { status: 200, body: feedOf(5000).replaceAll(',5000', ',much'), etag: '' }
    const rejection = await pull()
    expect(rejection.code).toBe(1)
    expect(rejection.err).not.toContain('cret')
    expect(await feedCheck()).toMatchObject({ ok: false, fix: expect.stringContaining('inventory pull') })
  })

  test('exits with 2 without a feed, and says what to set', async () => {
    const { code, err } = await larkwayAt(imports.database.location)('inventory', 'pull')
    expect(code).toBe(2)
    expect(err).toContain('INVENTORY_FEED_URL')
  })
})
