/** `npm run bench:processes`: compares a site of one process with one of two, on SQLite, in alternating runs: requests per second, waiting times while messages arrive, memory. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { goodMessage } from '../tests/support/messages.ts'
import { type Site, startSite } from '../tests/support/running-site.ts'
import { totalResidentMb } from './process-figures.ts'
import { median, type Row, report } from './results.ts'

const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 32
const kinds = {
  'content page': '/policies/rental-policy',
  'stock page': '/inventory',
  'GET /api/vehicles': '/api/vehicles',
}

type Load = { perSecond: number; p99: number }

/** Sends as many requests as the site can answer. @throws when it refuses any */
async function load(url: string, more: string[] = []): Promise<Load> {
  const script = createRequire(import.meta.url).resolve('autocannon')
  const args = ['-c', String(CONNECTIONS), '-d', String(SECONDS), '-j', '-n', '-H', 'accept-encoding=br', ...more, url]
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
  const result: { '2xx': number; non2xx: number; errors: number; duration: number; latency: { p99: number } } =
    JSON.parse(await text(child.stdout))
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 }
}

const body = JSON.stringify({ ...goodMessage, message: 'One of many messages, [<id>].' })
const messages = ['-m', 'POST', '-I', '-H', 'content-type=application/json', '-b', body]

async function measure(site: Site): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  for (const [what, path] of Object.entries(kinds))
    figures[`${what}, a second`] = (await load(site.url + path)).perSecond
  const [posts, pages] = await Promise.all([load(`${site.url}/api/contact`, messages), load(`${site.url}/inventory`)])
  figures['messages a second, beside pages'] = posts.perSecond
  figures['pages a second, beside messages'] = pages.perSecond
  figures['p99 of pages beside messages, ms'] = pages.p99
  figures['p99 of messages beside pages, ms'] = posts.p99
  figures['resident memory of all processes, MB'] = totalResidentMb(site)
  return figures
}

const rounds: Record<'one' | 'two', Record<string, number>[]> = { one: [], two: [] }
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, WORKERS] of [
    ['one', '1'],
    ['two', '2'],
  ] as const) {
    const site = await startSite({ WORKERS })
    rounds[name].push(await measure(site))
    await site.remove()
  }
}

const figure = (name: 'one' | 'two', what: string) => median(rounds[name].map((round) => round[what] ?? Number.NaN))
const rows: Row[] = Object.keys(rounds.one[0] ?? {}).map((what) => ({
  what,
  'one process': Math.round(figure('one', what)),
  'two processes': Math.round(figure('two', what)),
  'two to one': (figure('two', what) / figure('one', what)).toFixed(2),
}))
report(
  'One process or two',
  `The site on SQLite with WORKERS=1 and 2, and the load of ${CONNECTIONS} connections, for ${SECONDS} s each, on one machine: medians of ${ROUNDS} rounds in turns. Two processes are a third one that hands out connections.`,
  rows,
)
