/** Effect of a malicious client on visitors: their waiting times with and without it, for the site and for other servers. */
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { buildDir } from '../src/content/dealer/paths/dealer-paths.ts'
import type { Endpoint } from '../src/server/http/route-rules.server.ts'
import { startSite } from '../tests/support/running-site.ts'
import { startMirror } from './nginx.ts'
import { pageKinds } from './page-kinds.ts'
import { median, type Row, report } from './results.ts'

const SERVER_CORE = 0
const CLIENT_CORE = 1
const ROUNDS = 3
const VISITS = 300
/** One page in this many is a search that nobody has made before. */
const SEARCH_EVERY = 20
const BETWEEN_PAGES_MS = 2
/** How long an attack takes to reach full load, with all its connections open. */
const BUILD_UP_MS = 3000

const kinds = ['endless pages', 'slow readers', 'half-open connections']
const paths = [...Object.values(pageKinds), '/api/vehicles']

/** `searches`: whether the server can answer a search. One that only has copies of pages cannot. */
type Server = { name: string; url: string; searches: boolean }
export type Times = { median: number; p99: number }
/** How many pages the visitor requests in one round. */
const ROUTE_VISITS = 100
const ROUTE_BUILD_UP_MS = 2000

const pin = (core: number, pid: number | undefined) =>
  execFileSync('taskset', ['-apc', String(core), String(pid)], { stdio: 'ignore' })

let clients = 0
/** A different client each time, with its own limit. All of 127.0.0.0/8 is this machine on Linux. */
const clientAddress = () => `127.0.${1 + Math.floor(++clients / 200)}.${1 + (clients % 200)}`

let searches = 0
async function visit({ url, searches: searching }: Server): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: clientAddress() })
  const times: number[] = []
  for (let step = 0; step < VISITS; step++) {
    const search = searching && step % SEARCH_EVERY === 0
    const path = search ? `/inventory?search=visitor-${searches++}` : (paths[step % paths.length] ?? '/')
    const started = performance.now()
    const outgoing = request(url + path, { agent, headers: { 'accept-encoding': 'br' } }).end()
    const [response] = await once(outgoing, 'response')
    await once(response.resume(), 'end')
    times.push(performance.now() - started)
    if (response.statusCode !== 200) throw new Error(`${url}${path} answers a visitor with ${response.statusCode}`)
    await setTimeout(BETWEEN_PAGES_MS)
  }
  agent.destroy()
  return timesOf(times)
}

export const timesOf = (times: readonly number[]): Times => ({
  median: median(times),
  p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN,
})

/** Requests a cached page over and over, each time on a new connection. */
export async function arrive({ url }: Pick<Server, 'url'>): Promise<Times> {
  const localAddress = clientAddress()
  const times: number[] = []
  for (let step = 0; step < ROUTE_VISITS; step++) {
    const started = performance.now()
    const [response] = await once(request(`${url}/inventory`, { agent: false, localAddress }).end(), 'response')
    await once(response.resume(), 'end')
    times.push(performance.now() - started)
    await setTimeout(BETWEEN_PAGES_MS)
  }
  return timesOf(times)
}

export async function underAttack(
  server: Pick<Server, 'url'>,
  kind: string,
  visits: () => Promise<Times>,
  buildUpMs = BUILD_UP_MS,
): Promise<Times> {
  const attacker = fork(join(import.meta.dirname, 'attacker.ts'), [kind, server.url, clientAddress()])
  await setTimeout(buildUpMs)
  const times = await visits()
  if (attacker.exitCode !== null) throw new Error(`the attack with ${kind} ended early`)
  attacker.kill('SIGKILL')
  await once(attacker, 'exit')
  return times
}

export const medianOf = (all: readonly Times[], figure: keyof Times): number =>
  median(all.map((times) => times[figure]))
export const ratioOf = (all: readonly Times[], usual: readonly Times[], figure: keyof Times): string =>
  median(all.map((times, round) => times[figure] / (usual[round]?.[figure] ?? Number.NaN))).toFixed(1)

/** Attacks one route at a time and writes the table of all routes. */
export async function measureRoutes(): Promise<void> {
  pin(CLIENT_CORE, process.pid)
  const site = await startSite({
    LOG_LEVEL: 'info',
    RENDER_LIMIT: '10',
    CONTACT_LIMIT: '20',
    CONTACT_ADDRESS_LIMIT: '10',
  })
  pin(SERVER_CORE, site.process.pid)
  const bundle = pathToFileURL(join(buildDir, 'server/server.js')).href
  const { endpoints }: { endpoints: () => Endpoint[] } = await import(bundle)
  const rows: Row[] = []
  await arrive(site)
  for (const endpoint of endpoints()) {
    const usual: Times[] = []
    const attacked: Times[] = []
    for (let round = 0; round < ROUNDS; round++) {
      usual.push(await arrive(site))
      attacked.push(await underAttack(site, JSON.stringify(endpoint), () => arrive(site), ROUTE_BUILD_UP_MS))
    }
    rows.push({
      attacked: `${endpoint.method} ${endpoint.path}`,
      'quiet, ms': medianOf(usual, 'median').toFixed(2),
      'attacked, ms': medianOf(attacked, 'median').toFixed(2),
      ratio: ratioOf(attacked, usual, 'median'),
      'quiet p99, ms': medianOf(usual, 'p99').toFixed(1),
      'attacked p99, ms': medianOf(attacked, 'p99').toFixed(1),
    })
    console.log(JSON.stringify(rows.at(-1)))
  }
  await site.remove()
  report(
    'One client attacks one route',
    `How long a visitor waits for a page in memory, each time on a new connection, while another client asks a route of the site on 48 connections, for ever other parameters where it has some. Every route of the route tree, with each method. Target ratio: 3 or less. One process of the site with its default limits on core ${SERVER_CORE}, visitor and attacker on core ${CLIENT_CORE}. Medians of ${ROUNDS} rounds of ${ROUTE_VISITS} pages, each without and then with the attack.`,
    rows,
  )
}

/** Writes the table of attacks. */
export async function measureAttacks(): Promise<void> {
  pin(CLIENT_CORE, process.pid)
  const site = await startSite({ LOG_LEVEL: 'info', RENDER_LIMIT: '10' })
  pin(SERVER_CORE, site.process.pid)
  const plain = fork(join(import.meta.dirname, 'plain-server.ts'), [site.url, ...paths])
  const [port] = await once(plain, 'message')
  pin(SERVER_CORE, plain.pid)
  const nginx = await startMirror(site.url, paths, SERVER_CORE)
  const servers: Server[] = [
    { name: 'site', url: site.url, searches: true },
    { name: 'node:http', url: `http://127.0.0.1:${port}`, searches: false },
    { name: 'nginx', url: nginx.url, searches: false },
  ]
  const rows: Row[] = []
  for (const server of servers) await visit(server)
  for (const kind of kinds) {
    for (const server of servers) {
      const usual: Times[] = []
      const attacked: Times[] = []
      for (let round = 0; round < ROUNDS; round++) {
        usual.push(await visit(server))
        attacked.push(await underAttack(server, kind, () => visit(server)))
      }
      rows.push({
        attack: kind,
        server: server.name,
        'median, ms': medianOf(usual, 'median').toFixed(2),
        'attacked, ms': medianOf(attacked, 'median').toFixed(2),
        ratio: ratioOf(attacked, usual, 'median'),
        'p99, ms': medianOf(usual, 'p99').toFixed(1),
        'p99 attacked, ms': medianOf(attacked, 'p99').toFixed(1),
        'p99 ratio': ratioOf(attacked, usual, 'p99'),
      })
      console.log(JSON.stringify(rows.at(-1)))
    }
  }
  plain.kill()
  await nginx.stop()
  await site.remove()
  report(
    'One client attacks',
    `How long a visitor waits for a page of the usual mix while another client asks for ever new pages and forms on 32 connections, lets 500 connections full of responses wait unread, or leaves 500 requests unfinished. Target ratio: 3 or less. One process of the site with its default limits on core ${SERVER_CORE}, visitor and attacker on core ${CLIENT_CORE}; every ${SEARCH_EVERY}th page of the site is a search that nobody has made before, which the others, with the same pages as files or in memory and without limits, do not have. Medians of ${ROUNDS} rounds of ${VISITS} pages, each without and then with the attack.`,
    rows,
  )
}
