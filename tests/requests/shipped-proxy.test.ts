/** @module-tag long */
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Daemon } from '../support/daemon.ts'
import { startCaddy, startOneMachineCaddy } from '../support/fronts.ts'
import { goodMessage } from '../support/messages.ts'
import type { Nginx } from '../support/nginx.ts'
import { noisyPng } from '../support/photos.ts'
import { rawStatus } from '../support/raw-request.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { startOneMachineProxy, startShippedProxy } from '../support/shipped-proxy.ts'

let site: Site
let containers: Awaited<ReturnType<typeof startShippedProxy>>
let oneMachine: Nginx
let oneMachineCaddy: Daemon
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' })
  containers = await startShippedProxy([site])
  oneMachine = await startOneMachineProxy(site)
  oneMachineCaddy = await startOneMachineCaddy(site)
})
afterAll(async () => {
  await Promise.all([containers.stop(), oneMachine.stop(), oneMachineCaddy.stop()])
  await site.remove()
})

const agent = new Agent({ keepAlive: true, maxSockets: 20 })
type Reply = { status: number | undefined; retryAfter: string | undefined; body: string }

/** Sends a request from a loopback address, with headers that reveal more about a visitor than a log may contain. */
async function fetchAs(address: string, url: string, forwardedFor?: string): Promise<Reply> {
  const headers = {
    referer: 'http://referrer.example/page',
    'user-agent': 'Agent-of-a-visitor/1.0',
    ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
  }
  const [response] = await once(get(url, { agent, localAddress: address, headers }), 'response')
  return { status: response.statusCode, retryAfter: response.headers['retry-after'], body: await text(response) }
}

/** Sends requests until one is rejected. */
async function flood(
  url: string,
  forwardedFor: (index: number) => string | undefined = () => undefined,
): Promise<Reply> {
  for (let i = 0; i < 50_000; i += 100) {
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) => fetchAs('127.0.0.1', url, forwardedFor(i + index))),
    )
    const rejection = replies.find(({ status }) => status !== 200)
    if (rejection) return rejection
  }
  throw new Error('no request of a flood was refused')
}

const page = '/healthz?search=words-of-a-visitor'

test.each([
  ['nginx in containers', () => containers],
  ['nginx on one machine', () => oneMachine],
  ['Caddy on one machine', () => oneMachineCaddy],
])(
  '%s passes on a form with pictures and a staff photo, but not an API request of that size',
  async (_where, nginx) => {
    const picture = await noisyPng(700)
    const form = new FormData()
    for (const [name, value] of Object.entries(goodMessage)) form.append(name, value)
    form.append('pictures', new Blob([picture]), 'a.png')
    const passed = await fetch(`${nginx().url}/contact`, { method: 'POST', body: form, redirect: 'manual' })
    expect([passed.status, passed.headers.get('location')]).toEqual([303, '/thank-you'])
    const rejection = await fetch(`${nginx().url}/api/contact`, { method: 'POST', body: picture })
    expect(rejection.status).toBe(413)
    const photo = await fetch(`${nginx().url}/staff/lot/carts/a/photos`, { method: 'PUT', body: picture })
    expect(photo.status).toBe(401)
  },
)

test.each([
  ['in containers', () => containers],
  ['on one machine', () => oneMachine],
])('nginx %s answers a flood from one client with 429, and serves another client', async (_where, nginx) => {
  const rejection = await flood(nginx().url + page)
  expect(rejection).toMatchObject({ status: 429, retryAfter: '2' })
  expect(rejection.body).toContain('try again')
  expect((await fetchAs('127.0.0.2', nginx().url + page)).status).toBe(200)
})

test('behind Caddy, clients are identified by the address that Caddy saw: IPv6 by /64 network, IPv4 in either spelling', async () => {
  const url = containers.behindCaddy + page
  const from = async (address: string) => (await fetchAs('127.0.0.1', url, address)).status
  expect((await flood(url, (index) => `2001:db8:1:2:${index.toString(16)}::1`)).status).toBe(429)
  expect(await from('2001:db8:1:3::1')).toBe(200)
  expect(await from('203.0.113.9')).toBe(200)
  expect((await flood(url, (index) => (index % 2 ? '203.0.113.9' : '::ffff:203.0.113.9'))).status).toBe(429)
  expect(await from('203.0.113.10')).toBe(200)
  // A forged entry on the left makes no difference.
  expect((await flood(url, (index) => `198.51.100.${index % 200}, 203.0.113.11`)).status).toBe(429)
})

test('nginx limits a flood through Caddy, and Caddy does not log visitor data', async () => {
  const caddy = await startCaddy({ url: containers.behindCaddy })
  expect((await flood(caddy.url + page)).status).toBe(429)
  expect((await fetchAs('127.0.0.2', caddy.url + page)).status).toBe(200)
  const alone = await startCaddy({ url: 'http://127.0.0.1:9' })
  expect((await fetchAs('127.0.0.7', alone.url + page)).status).toBe(502)
  await Promise.all([caddy.stop(), alone.stop()])
  for (const { output } of [caddy, alone]) {
    expect(output()).toContain('shutdown complete')
    expect(output()).not.toMatch(/127\.0\.0\.[27]|words|referrer|Agent-of/)
  }
})

test('nginx allows one client a hundred requests at a time, and closes connections that stop sending', async () => {
  const port = Number(new URL(containers.url).port)
  const received = new Map<Socket, string>()
  const open = (head: string): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.3' }, () => socket.write(head))
    received.set(socket, '')
    socket.on('data', (chunk) => received.set(socket, received.get(socket) + chunk.toString('latin1')))
    socket.on('error', () => undefined)
    return socket
  }
  const slowHead = open('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const bodies = Array.from({ length: 130 }, () =>
    open(
      'POST /api/contact?search=words HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{',
    ),
  )
  const statuses = () => bodies.map((socket) => rawStatus(received.get(socket) ?? '')).filter(Boolean)
  await expect.poll(statuses).toHaveLength(30)
  expect(new Set(statuses())).toEqual(new Set([429]))
  expect((await fetchAs('127.0.0.4', containers.url + page)).status).toBe(200)
  await Promise.all(
    [...received.keys()].map((socket) => socket.closed || new Promise((resolve) => socket.once('close', resolve))),
  )
  expect(received.get(slowHead)).toBe('')
  await expect.poll(() => containers.log()).toContain('"path":"/api/contact","status":408')
})

test('nginx logs requests that the site did not answer, without visitor data', async () => {
  const gone = await startSite({ TRUST_PROXY: '1' })
  const proxy = await startShippedProxy([gone])
  await gone.stop('SIGKILL')
  expect((await fetchAs('127.0.0.1', `${proxy.url}/about?search=words-of-a-visitor`)).status).toBe(502)
  await expect.poll(() => proxy.log()).toContain('"path":"/about","status":502')
  expect((await fetchAs('127.0.0.1', `${proxy.url}/staff/words-of-a.link/take`)).status).toBe(502)
  expect((await fetchAs('127.0.0.1', `${proxy.url}/tell-me/words-of-a-link`)).status).toBe(502)
  await expect.poll(() => proxy.log()).toContain('"path":"/staff/...","status":502')
  await expect.poll(() => proxy.log()).toContain('"path":"/tell-me/...","status":502')
  await expect.poll(() => containers.log()).toContain('"path":"/healthz","status":429')
  for (const nginx of [proxy, containers, oneMachine]) {
    const log = await nginx.log()
    expect(log).not.toMatch(/127\.0\.0\.\d|2001:db8|203\.0\.113|words|referrer|Agent-of/)
    expect(log).not.toContain('"status":200')
  }
  await proxy.stop()
  await gone.remove()
})
