/** @module-tag long */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { larkwayAt } from '../support/larkway.ts'
import { runScript, startSite } from '../support/running-site.ts'

let DATA_DIR = ''
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'larkway-first-day-'))
})
afterEach(() => rm(DATA_DIR, { recursive: true, force: true }))

/** Prepares a database as the site does when it starts, and returns the number of carts. */
async function preparedStock(env: Record<string, string> = {}): Promise<number> {
  const { code, output } = await runScript('bin/prepare-database.ts', { DATA_DIR, ...env })
  expect([code, output]).toEqual([0, expect.any(String)])
  const { out } = await larkwayAt({ DATA_DIR }, env)('inventory', 'list', '--json')
  return JSON.parse(out).length
}

const feed = { INVENTORY_FEED_URL: 'http://127.0.0.1:1/' }
const published = { SITE_URL: 'https://www.carolina-carts.com' }

describe('a new database', () => {
  test.each<[string, Record<string, string>, number]>([
    ['on this machine', {}, sampleInventory.length],
    ['at a reserved domain name', { SITE_URL: 'https://www.dealer.example' }, sampleInventory.length],
    ['with a feed', feed, 0],
    ['of a public site', published, 0],
    ['of a public site with SAMPLE_STOCK=yes', { ...published, ...feed, SAMPLE_STOCK: 'yes' }, sampleInventory.length],
    ['with SAMPLE_STOCK=no', { SAMPLE_STOCK: 'no' }, 0],
  ])('%s, with %j, has %d carts', async (_where, env, count) => {
    expect(await preparedStock(env)).toBe(count)
  })
})

test('keeps an emptied stock empty at the next start, and does not add the sample to an empty site later', async () => {
  expect(await preparedStock()).toBe(sampleInventory.length)
  const larkway = larkwayAt({ DATA_DIR })
  expect((await larkway('inventory', 'remove', ...sampleInventory.map(({ id }) => id), '--yes')).code).toBe(0)
  expect(await preparedStock()).toBe(0)
  expect(await preparedStock({ SAMPLE_STOCK: 'yes' })).toBe(0)
})

test('replaces the sample with a dealer’s first feed without being told to', async () => {
  const server = createServer((_request, response) => {
    response.end('id,name,brand,category,price\nicon-1,ICON i40,ICON,LSV,9995\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const INVENTORY_FEED_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  const site = await startSite({ INVENTORY_FEED_URL, SAMPLE_STOCK: 'yes' }, { dataDir: DATA_DIR })
  await expect
    .poll(async () => (await (await fetch(`${site.url}/api/vehicles`)).json()).map(({ id }: { id: string }) => id), {
      timeout: 60_000,
    })
    .toEqual(['icon-1'])
  await site.stop()
  server.close()
})

test('replaces the sample with a dealer’s first file, even without --allow-removals', async () => {
  await preparedStock()
  const file = join(DATA_DIR, 'own.csv')
  await writeFile(file, 'id,name,brand,category,price\nicon-1,ICON i40,ICON,LSV,9995\n')
  expect(await larkwayAt({ DATA_DIR })('inventory', 'import', file, '--yes')).toMatchObject({ code: 0 })
  expect(await preparedStock()).toBe(1)
})
