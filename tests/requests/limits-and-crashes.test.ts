/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { version } from '../../src/server/system/version.server.ts'
import { getPage } from '../support/html.ts'
import { goodMessage, postMessage, storedMessages } from '../support/messages.ts'
import { runScript, type Site, startSite } from '../support/running-site.ts'

test('over CONTACT_LIMIT a client gets 429 with Retry-After and the phone number, as JSON and as a page', async () => {
  const site = await startSite({ CONTACT_LIMIT: '2' })
  const send = (index: number) => postMessage(site, { ...goodMessage, message: `Message number ${index}.` })
  expect([(await send(1)).status, (await send(2)).status]).toEqual([201, 201])
  const rejection = await send(3)
  expect(rejection.status).toBe(429)
  expect(Number(rejection.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await rejection.json()).toEqual({ error: expect.stringContaining(business.phone) })
  // A repeat of a stored message is confirmed again: the client may have missed the first response.
  expect((await send(1)).status).toBe(201)

  const page = await getPage(`${site.url}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...goodMessage, message: 'As a form this time.' }),
    redirect: 'manual',
  })
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(page.document.querySelector('.error-summary')?.text).toContain(business.phone)
  expect(page.document.querySelector('textarea')?.text).toBe('As a form this time.')
  expect(storedMessages(site)).toHaveLength(2)
  await site.remove()
})

describe('a site with RENDER_LIMIT', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ RENDER_LIMIT: '2', TRUST_PROXY: '1' })
  })
  afterAll(() => site.remove())

  // Each kind of request comes from two clients of its own.
  test.each<[what: string, path: string, type: string, body: string, firstStatus: number, network: string]>([
    ['messages that are not valid', '/api/contact', 'application/json', '{}', 422, '192.0.2'],
    ['repeats of a message', '/api/contact', 'application/json', JSON.stringify(goodMessage), 201, '198.51.100'],
    ['forms that are not valid', '/contact', 'application/x-www-form-urlencoded', 'firstName=Ada', 422, '203.0.113'],
    ['CSP reports', '/csp-reports', 'application/csp-report', '{"csp-report":{}}', 204, '198.18.0'],
  ])(
    'gives 429 to a client that keeps posting %s, and not to another client',
    async (_what, path, type, body, firstStatus, network) => {
      const post = async (client: string) => {
        const headers = { 'content-type': type, 'x-forwarded-for': client }
        return (await fetch(site.url + path, { method: 'POST', headers, body })).status
      }
      const endless = Array.from({ length: 40 }, () => post(`${network}.1`))
      expect(await post(`${network}.2`)).toBe(firstStatus)
      expect(new Set(await Promise.all(endless))).toEqual(new Set([firstStatus, 429]))
    },
  )
})

test('over CONTACT_ADDRESS_LIMIT messages with one email address get a polite 429, whatever client sends them', async () => {
  const site = await startSite({ CONTACT_ADDRESS_LIMIT: '2', TRUST_PROXY: '1' })
  const send = (index: number, email = goodMessage.email) =>
    postMessage(
      site,
      { ...goodMessage, email, message: `Message number ${index}.` },
      { 'x-forwarded-for': `203.0.113.${index}` },
    )
  expect([(await send(1)).status, (await send(2, goodMessage.email.toUpperCase())).status]).toEqual([201, 201])
  const rejection = await send(3, goodMessage.email.replace('@', '+tag@'))
  expect(rejection.status).toBe(429)
  expect(Number(rejection.headers.get('retry-after'))).toBeGreaterThan(0)
  const { error } = await rejection.json()
  expect(error).toContain(business.phone)
  expect(error).not.toMatch(/spam/i)
  expect((await send(4, 'somebody.else@example.com')).status).toBe(201)
  await site.remove()
})

describe('a site with CONTACT_LIMIT', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite({ CONTACT_LIMIT: '2', TRUST_PROXY: '1' })
  })
  afterAll(() => site.remove())

  test.each([
    [
      'all spellings of an IPv4 address',
      ['203.0.113.9', '203.0.113.9:4444', '::ffff:203.0.113.9', '[::ffff:203.0.113.9]:80'],
    ],
    [
      'all addresses of an IPv6 /64 network',
      ['2001:db8:1:2::1', '2001:db8:1:2:aaaa::2', '[2001:db8:1:2:bbbb::3]:443', '2001:db8:1:2:cccc::4'],
    ],
  ])('counts %s as one client', async (what, as) => {
    const statuses: number[] = []
    for (const [index, address] of as.entries()) {
      const message = { ...goodMessage, message: `Message number ${index} from ${what}.` }
      statuses.push((await postMessage(site, message, { 'x-forwarded-for': address })).status)
    }
    expect(statuses).toEqual([201, 201, 429, 429])
  })
})

test('loses no confirmed message when killed ten times while messages arrive', async () => {
  let site = await startSite()
  const thanked: string[] = []
  for (let round = 0; round < 10; round++) {
    const words = Array.from({ length: 40 }, (_, index) => `Round ${round}, message ${index}.`)
    const killed = new Promise<void>((resolve) => {
      let answered = 0
      for (const message of words) {
        postMessage(site, { ...goodMessage, message })
          .then((response) => {
            if (response.status === 201) thanked.push(message)
            // Each round kills at a later point.
            if (++answered === 2 + 2 * round) void site.stop('SIGKILL').then(() => resolve())
          })
          .catch(() => undefined)
      }
    })
    await killed
    site = await startSite({}, { dataDir: site.dataDir })
  }
  const storedTexts = storedMessages(site).map(({ message }) => message)
  expect(thanked.length).toBeGreaterThan(40)
  expect(thanked.filter((message) => !storedTexts.includes(message))).toEqual([])
  expect(new Set(storedTexts).size).toBe(storedTexts.length)
  await site.remove()
})

test('finishes the open request on SIGTERM and exits with 0', async () => {
  const site = await startSite()
  const { connect } = await import('node:net')
  const { port } = new URL(site.url)
  const body = JSON.stringify({ ...goodMessage, message: 'Sent slowly, while the site shuts down.' })
  const socket = connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`,
  )
  await expect.poll(() => site.log()).toContain('the site is up')
  await fetch(`${site.url}/healthz`)
  site.process.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${site.url}/healthz`).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down')
  socket.write(body.slice(20))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(answer).toMatch(/^HTTP\/1\.1 201 /)
  expect(await site.stop()).toBe(0)
  expect(storedMessages(site)).toHaveLength(1)
  await site.remove()
})

test('logs every request, including the last ones before a shutdown', async () => {
  const site = await startSite()
  const before = Date.now()
  await fetch(`${site.url}/about`)
  await fetch(`${site.url}/inventory?q=words-of-a-visitor`, { method: 'HEAD' })
  await fetch(`${site.url}/nothing-here`)
  expect(await site.stop()).toBe(0)
  const lines = () =>
    site
      .log()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"') && !line.includes('/healthz'))
      .map((line) => JSON.parse(line))
  await expect.poll(lines).toHaveLength(3)
  const common = { level: 30, pid: site.process.pid, time: expect.any(Number), ms: expect.any(Number), msg: 'request' }
  expect(lines()).toEqual([
    { ...common, method: 'GET', path: '/about', status: 200 },
    { ...common, method: 'HEAD', path: '/inventory', status: 200 },
    { ...common, method: 'GET', path: '/nothing-here', status: 404 },
  ])
  expect(lines()[0].time).toBeGreaterThanOrEqual(before)
  await site.remove()
})

test('logs the versions of the site and of Node in the first line', async () => {
  const site = await startSite()
  expect(await site.stop()).toBe(0)
  const [first = ''] = site.log().split('\n')
  expect(JSON.parse(first)).toMatchObject({ msg: 'the site is up', version, node: process.version })
  await site.remove()
})

test('reports all invalid environment variables in one error', async () => {
  const { code, output } = await runScript('bin/serve.ts', { PORT: 'eighty', SITE_URL: 'larkway', CONTACT_LIMIT: '0' })
  expect(code).not.toBe(0)
  for (const name of ['PORT', 'SITE_URL', 'CONTACT_LIMIT']) expect(output).toMatch(new RegExp(`${name}: .+`))
})
