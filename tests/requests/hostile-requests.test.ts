import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest, rawStatus } from '../support/raw-request.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { strangeAddresses } from '../support/strange-addresses.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.remove())

const send = async (method: string, target: string, more = '') =>
  rawStatus(await rawRequest(site, `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`))

describe('strange addresses', () => {
  test.each(strangeAddresses)('get a 4xx response: %s', async (_what, target, status) => {
    expect(await send('GET', target)).toBe(status)
    expect(await send('POST', target, 'Content-Length: 0\r\n')).toBeGreaterThanOrEqual(400)
    expect(await send('POST', target, 'Content-Length: 0\r\n')).toBeLessThan(500)
  })
})

describe.each([
  '/',
  '/inventory',
  '/vehicle/denago-city',
  '/api/vehicles',
  '/api/contact',
  '/feeds/inventory.csv',
  '/healthz',
])('an unsupported method on %s', (path) => {
  test.each(['BREW', 'TRACE', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND', 'get'])(
    'is rejected: %s',
    async (method) => {
      const status = await send(method, path, 'Content-Length: 0\r\n')
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    },
  )
})

test('never answers a request line with a 5xx', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '..',
      '.',
      '%',
      '%2e',
      '%2f',
      '%00',
      '%c3%28',
      '\\',
      '?',
      '#',
      '&',
      '=',
      ';',
      ':',
      '@',
      '~',
    ),
    fc.constantFrom('inventory', 'vehicle', 'vehicles', 'api', 'towns', 'rentals', 'feeds', 'pictures', 'assets', 'og'),
    fc.constantFrom('-golf-carts', 'brand=denago', 'price=', 'milesPerWeek=1e999', '__proto__', 'constructor', 'null'),
    fc.string({ unit: 'binary', maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed())),
    // Printable ASCII, with each space replaced by é, which is sent as one raw byte above ASCII.
    fc.string({ maxLength: 6 }).map((text) => text.replaceAll(/[\s]/g, 'é')),
  )
  const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)
  const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'QUERY')
  const statuses = new Set<number | undefined>()
  await fc.assert(
    fc.asyncProperty(method, target, async (verb, address) => {
      const status = await send(verb, address, verb === 'GET' || verb === 'HEAD' ? '' : 'Content-Length: 0\r\n')
      statuses.add(status)
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 1500 },
  )
  expect(statuses.has(200)).toBe(true)
  expect(statuses.has(400)).toBe(true)
})

describe('request bodies', () => {
  const post = (path: string, type: string, body: BodyInit) =>
    fetch(site.url + path, { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' } as RequestInit)
  /** Returns a body without Content-Length, so that the server must read the body to know its size. */
  function unannounced(kilobytes: number): ReadableStream<Uint8Array> {
    let left = kilobytes
    return new ReadableStream({
      pull(stream) {
        if (left-- > 0) stream.enqueue(new Uint8Array(1024).fill(120))
        else stream.close()
      },
    })
  }

  test.each([
    ['/api/contact', 'application/json'],
    ['/contact', 'application/x-www-form-urlencoded'],
    ['/csp-reports', 'application/csp-report'],
  ])('too large for %s are rejected, and the next request is answered', async (path, type) => {
    expect((await post(path, type, unannounced(200))).status).toBe(413)
    // The server does not read a huge body to its end, so the response may be lost with the connection.
    const answer = await post(path, type, unannounced(3000)).catch(() => undefined)
    expect([undefined, 413]).toContain(answer?.status)
    await answer?.body?.cancel()
    expect((await post(path, type, unannounced(200))).status).toBe(413)
  })

  test.each([
    ['/api/contact', 'application/json'],
    ['/contact', 'application/x-www-form-urlencoded'],
    ['/csp-reports', 'application/csp-report'],
  ])(
    'with a declared length too large for %s are rejected unread, and the connection is closed',
    async (path, type) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n{`
      const answer = await rawRequest(site, head)
      expect(rawStatus(answer)).toBe(413)
      expect(answer).toMatch(/^connection: close\r$/im)
    },
  )

  test('with contradictory lengths, or with Content-Length and Transfer-Encoding, are rejected', async () => {
    const lengths = [
      'Content-Length: 5\r\nContent-Length: 6\r\n',
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
      'Content-Length: -1\r\n',
    ]
    for (const length of lengths) expect(await send('POST', '/api/contact', length)).toBe(400)
  })
})

test('answers any path with at most one redirect, never to itself, and never with a 5xx', async () => {
  const segment = fc.oneof(
    fc.constantFrom(
      'vehicle',
      'Vehicles',
      'towns',
      'rentals',
      'api',
      'policies',
      'denago-city',
      'Caf%C3%A9',
      '%5e',
      '^',
      '$',
      '%20',
      '%41bc',
      '',
    ),
    fc.string({ maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.string({ maxLength: 8 }).map((text) => encodeURI(text.toWellFormed()).replaceAll(/[?#]/g, '')),
  )
  const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)
  const get = async (target: string) => {
    const response = await rawRequest(site, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const location = /^location: (.*)\r$/im.exec(response.slice(0, response.indexOf('\r\n\r\n') + 2))?.[1]
    return { status: rawStatus(response), location }
  }
  await fc.assert(
    fc.asyncProperty(path, async (target) => {
      const first = await get(target)
      expect(first.status).toBeLessThan(500)
      if (first.location === undefined) return
      expect(first.location).not.toBe(target)
      const second = await get(first.location)
      expect(second.status).toBeLessThan(500)
      expect(second.location).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})
