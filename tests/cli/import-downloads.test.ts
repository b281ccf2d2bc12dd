import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DownloadFailure, download } from '../../src/domain/catalogue/import/download-from-source.server.ts'
import { pullFeed } from '../../src/domain/catalogue/import/pull-feed.server.ts'
import { sourceState } from '../../src/domain/catalogue/import/stock-sources.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'
import { larkwayAt } from '../support/larkway.ts'

const imports = importSetting(engines.SQLite)

/** Serves the dealer's feed with its pictures, behind a password. */
let dealer: Server
let dealerPort = 0
const authorizations: Record<string, string | undefined> = {}
let feed = ''
/** A server on the private network, which imports must not reach. */
let internal: Server
let internalPort = 0
let reached: string[] = []

async function listening(listener: RequestListener): Promise<[Server, number]> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  const address = server.address()
  return [server, typeof address === 'object' && address ? address.port : 0]
}

beforeAll(async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  ;[internal, internalPort] = await listening((request, response) => {
    reached.push(request.url ?? '')
    response.end(photo)
  })
  ;[dealer, dealerPort] = await listening((request, response) => {
    const url = new URL(request.url ?? '', 'http://any')
    authorizations[url.pathname] = request.headers.authorization
    const hop = Number(url.searchParams.get('hop'))
    const to = url.searchParams.get('to')
    if (to) response.writeHead(302, { location: to }).end()
    else if (hop > 0) response.writeHead(302, { location: `/hop.jpg?hop=${hop - 1}` }).end()
    else if (url.pathname === '/stock/feed.csv') response.end(feed)
    else if (url.pathname.endsWith('missing.jpg')) response.writeHead(404).end()
    else if (url.pathname === '/drip.jpg') {
      response.write('a')
      const timer = setInterval(() => response.write('a'), 50)
      response.once('close', () => clearInterval(timer))
    } else response.end(photo)
  })
})
afterAll(() => {
  for (const server of [dealer, internal]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => {
  reached = []
})

describe('a picture', () => {
  test.each([
    ['an address in the private network', () => `http://127.0.0.1:${internalPort}/literal.jpg`],
    ['a private address written as one number', () => `http://2130706433:${internalPort}/number.jpg`],
    ['a private address in IPv6', () => `http://[::ffff:127.0.0.1]:${internalPort}/mapped.jpg`],
    ['a name that resolves to a private address', () => `http://localhost:${internalPort}/name.jpg`],
    ['the metadata address of a cloud', () => 'http://169.254.169.254/latest/meta-data/picture.jpg'],
    [
      'a redirect from the dealer’s server to a private address',
      () => `http://127.0.0.1:${dealerPort}/away.jpg?to=http://localhost:${internalPort}/redirected.jpg`,
    ],
  ])('at %s is left out, and no server in the private network is contacted', async (_what, url) => {
    const file = await imports.fileOf(`id,images\ndenago-city,${url()}\n`)
    const feedUrl = `http://127.0.0.1:${dealerPort}/stock/feed.csv`
    const result = await imports.run(file, { pictures: { base: imports.folder, feedUrl } })
    expect(reached).toEqual([])
    expect(result).toMatchObject({
      read: {
        warnings: [{ line: 2, reason: expect.stringMatching(/ leads to .*, which is not on the public internet$/) }],
      },
    })
  })

  test('is fetched through three redirects, but not through four', async () => {
    const at = (hop: number) => `http://127.0.0.1:${dealerPort}/hop.jpg?hop=${hop}`
    const options = { maxBytes: 1e6, timeoutMs: 60_000, trusted: at(0) }
    const file = join(imports.folder, 'hop.jpg')
    expect(await download(at(3), file, options)).toMatchObject({ status: 200 })
    await expect(download(at(4), file, options)).rejects.toThrow('redirects more than 3 times')
  })

  test('with another protocol is not fetched', async () => {
    const options = { maxBytes: 1e6, timeoutMs: 60_000 }
    const file = join(imports.folder, 'other')
    for (const url of ['file:///etc/passwd', 'data:image/png;base64,AA', 'ftp://127.0.0.1/a.jpg']) {
      await expect(download(url, file, options)).rejects.toThrow('is not an http or https address')
    }
    const to = `http://127.0.0.1:${dealerPort}/a.jpg?to=file:///etc/passwd`
    await expect(download(to, file, { ...options, trusted: to })).rejects.toThrow('redirects to something else')
  })

  test('that trickles in is treated as if its server were unreachable', async () => {
    const url = `http://127.0.0.1:${dealerPort}/drip.jpg`
    const options = { maxBytes: 1e6, timeoutMs: 500, trusted: url }
    const failure = await download(url, join(imports.folder, 'drip.jpg'), options).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DownloadFailure)
    expect(failure).toMatchObject({ unreachable: true, message: expect.stringContaining('did not arrive within') })
  })
})

describe('the user name and password in a feed’s address', () => {
  const address = () => `http://feed:s3cret@127.0.0.1:${dealerPort}/stock/feed.csv`
  const row = (images: string) => `id,name,brand,category,images\nfar,Far,X,Y,${images}\n`

  test('are used for the feed and the pictures next to it, and are revealed to nobody', async () => {
    feed = row(`red.jpg | missing.jpg | http://feed:s3cret@localhost:${internalPort}/other.jpg`)
    const STOCK_EMAIL_TO = 'stock@dealer.example'
    const mailing = parseEnv({ SITE_URL: 'https://carts.example', SMTP_URL: 'smtp://localhost', STOCK_EMAIL_TO })
    const report = await pullFeed(
      imports.database.db,
      address(),
      { ...mailing, DATA_DIR: imports.folder },
      { mailed: true, allowRemovals: true },
    )
    expect(report).toMatchObject({ outcome: 'changed' })
    const basic = `Basic ${Buffer.from('feed:s3cret').toString('base64')}`
    expect(authorizations).toMatchObject({ '/stock/feed.csv': basic, '/stock/red.jpg': basic })
    expect(reached).toEqual([])
    expect((await imports.find('far'))?.images).toEqual([expect.stringContaining('/far/red-')])
    const mails = JSON.stringify(await imports.database.db.selectFrom('jobs').select('payload').execute())
    expect(mails).toContain(`http://127.0.0.1:${dealerPort}/stock/missing.jpg responds with 404`)
    const larkway = larkwayAt(imports.database.location, { INVENTORY_FEED_URL: address() })
    const { code, out, err } = await larkway('inventory', 'pull', '--again', '--allow-removals')
    expect(code).toBe(0)
    for (const words of [out, err, mails, JSON.stringify(await imports.stock())]) expect(words).not.toContain('s3cret')
  })

  test('reach no private server through a redirect, and are removed from the stored problem', async () => {
    const url = `${address()}?to=http://feed:s3cret@localhost:${internalPort}/feed.csv`
    const env = { ...parseEnv({ SITE_URL: 'https://carts.example' }), DATA_DIR: imports.folder }
    const report = await pullFeed(imports.database.db, url, env, { again: true })
    expect(report).toMatchObject({ outcome: 'failed', text: expect.stringContaining('leads to localhost') })
    expect(reached).toEqual([])
    const { problem } = await sourceState(imports.database.db, 'feed')
    expect(problem).toContain('leads to localhost')
    expect(JSON.stringify(report) + problem).not.toContain('s3cret')
  })
})
