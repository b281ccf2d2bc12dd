/**
 * A malicious client in a separate process: `attacker.ts KIND URL ADDRESS`, or with an endpoint of the site as JSON instead of KIND. Runs until it is killed.
 */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Endpoint } from '../src/server/http/route-rules.server.ts'
import { goodMessage } from '../tests/support/messages.ts'

const ASKING = 32
const ASKING_ONE_ROUTE = 48
const CONNECTIONS = 500
const PIPELINED = 100
const RECONNECT_MS = 1000

const [, , kind = '', url = '', localAddress = ''] = process.argv
const port = Number(new URL(url).port)
// The attacker's own work must not delay the visitors, who are measured on the same core.
setPriority(19)

const paths = [
  (index: number) => `/inventory?search=word-${index}`,
  (index: number) => `/nothing-${index}`,
  (index: number) => `/vehicle/unknown-${index}`,
  (index: number) => `/api/vehicles/unknown-${index}`,
]

const form = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: String(new URLSearchParams({ ...goodMessage, message: '' })),
}

/** Requests what no cache holds, one request right after the other on each connection. */
async function endlessPages(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: ASKING, localAddress })
  let index = 0
  const ask = async () => {
    for (;;) {
      const path = paths[++index % (paths.length + 1)]
      if (path) await exchange(request(url + path(index), { agent }).end())
      // The form lacks a message, so it is rendered again.
      else await exchange(request(`${url}/contact`, { agent, ...form }).end(form.body))
    }
  }
  await Promise.all(Array.from({ length: ASKING }, ask))
}

/** Requests alternate between these kinds of body, since most routes accept only one of them. */
const posts = [
  { type: 'application/json', body: JSON.stringify(goodMessage) },
  { type: 'application/x-www-form-urlencoded', body: form.body },
]

/** Requests the route over and over, each time at a new URL if it has parameters. */
async function oneRoute({ method, path, parameters }: Endpoint): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: ASKING_ONE_ROUTE, localAddress })
  let index = 0
  const ask = async () => {
    for (;;) {
      index++
      const filled = path.replaceAll(/\{?\$\w*\}?/g, `bench-${index}`)
      const query = new URLSearchParams(parameters.map((name) => [name, String(index)]))
      const address = url + filled + (parameters.length > 0 ? `?${query}` : '')
      const { type, body } = posts[index % posts.length] ?? {}
      if (method === 'GET') await exchange(request(address, { agent }).end())
      else await exchange(request(address, { agent, method, headers: { 'content-type': type } }).end(body))
    }
  }
  await Promise.all(Array.from({ length: ASKING_ONE_ROUTE }, ask))
}

async function exchange(outgoing: ReturnType<typeof request>): Promise<void> {
  try {
    const [response] = await once(outgoing, 'response')
    await once(response.resume(), 'end')
  } catch {
    await setTimeout(RECONNECT_MS)
  }
}

/** Keeps connections open, each begun by `begin`, and opens another for each that the server closes. */
async function connections(begin: (socket: Socket) => void): Promise<void> {
  const hold = async () => {
    for (;;) {
      const socket = connect({ port, host: '127.0.0.1', localAddress }, () => begin(socket))
      // A reset connection emits an error before it closes, and events.once() would reject with that error.
      await new Promise((resolve) => socket.once('close', resolve).on('error', () => undefined))
      await setTimeout(RECONNECT_MS)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, hold))
}

const attacks: Record<string, () => Promise<void>> = {
  'endless pages': endlessPages,
  // Requests many large responses and hardly reads them.
  'slow readers': () =>
    connections((socket) => {
      socket.write('GET /inventory HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(PIPELINED))
      const reading = setInterval(() => socket.read(1024), 1000)
      socket.once('close', () => clearInterval(reading))
      socket.on('readable', () => undefined)
    }),
  'half-open connections': () =>
    connections((socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
      const dripping = setInterval(() => socket.write('x'), 1000)
      socket.once('close', () => clearInterval(dripping))
      socket.resume()
    }),
}
const attack = kind.startsWith('{') ? () => oneRoute(JSON.parse(kind)) : attacks[kind]
if (!attack) throw new Error(`There is no attack ${kind}. There are: ${Object.keys(attacks).join(', ')}.`)
await attack()
