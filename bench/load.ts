/** `npm run bench:load`: 200 concurrent visitors on a mixed journey, then contact messages at 200 a second. `-- 60` runs 60 s instead of 300. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { goodMessage, storedMessages } from '../tests/support/messages.ts'
import { type Site, startSite } from '../tests/support/running-site.ts'
import { pageKinds } from './page-kinds.ts'
import { residentMb } from './process-figures.ts'
import { median, report } from './results.ts'

const VISITORS = 200
const POSTS_PER_SECOND = 200
const POST_SECONDS = 20
/** Between one page and the next. */
const PAUSE_MS = 500
const seconds = Number(process.argv[2] ?? 300)

const journey = [...Object.values(pageKinds), '/api/vehicles', '/inventory?brand=denago', '/api/vehicles/denago-city']
const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
const durations: number[] = []
let requests = 0
let failed = 0

async function visit(site: Site, path: string, body?: string): Promise<void> {
  requests++
  const started = performance.now()
  const headers = { 'accept-encoding': 'br', ...(body ? { 'content-type': 'application/json' } : {}) }
  try {
    const outgoing = request(site.url + path, { agent, headers, method: body ? 'POST' : 'GET' }).end(body)
    const [response] = await once(outgoing, 'response')
    await once(response.resume(), 'end')
    if (response.statusCode !== (body ? 201 : 200)) failed++
  } catch {
    failed++
  }
  durations.push(performance.now() - started)
}

async function visitor(site: Site, number: number, until: number): Promise<void> {
  for (let step = number; performance.now() < until; step++) {
    const sendsMessage = step % 50 === 0
    const body = JSON.stringify({ ...goodMessage, message: `Visitor ${number} at step ${step}.` })
    await (sendsMessage ? visit(site, '/api/contact', body) : visit(site, journey[step % journey.length] ?? '/'))
    await setTimeout(PAUSE_MS)
  }
}

/** @returns how many messages got a 2xx response, as the load generator counts them */
async function postMessages(site: Site): Promise<number> {
  const args = [
    '-c',
    '20',
    '-R',
    String(POSTS_PER_SECOND),
    '-a',
    String(POSTS_PER_SECOND * POST_SECONDS),
    '-m',
    'POST',
    '-j',
    '-n',
    '-I',
  ]
  const body = JSON.stringify({ ...goodMessage, message: 'At two hundred a second, [<id>].' })
  const script = createRequire(import.meta.url).resolve('autocannon')
  const child = spawn(
    process.execPath,
    [script, ...args, '-H', 'content-type=application/json', '-b', body, `${site.url}/api/contact`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const result: { '2xx': number; non2xx: number; errors: number } = JSON.parse(await text(child.stdout))
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} without a response`)
  return result['2xx']
}

const workers = availableParallelism()
const site = await startSite({ WORKERS: String(workers) })
const memory = [residentMb(site)]
const until = performance.now() + seconds * 1000
const visitors = Array.from({ length: VISITORS }, (_, number) => visitor(site, number, until))
const parts = 5
for (let part = 0; part < parts; part++) {
  await setTimeout((seconds * 1000) / parts)
  memory.push(residentMb(site))
}
await Promise.all(visitors)
const p99 = durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.99)] ?? Number.NaN
const storedByVisitors = storedMessages(site).length

const started = performance.now()
const accepted = await postMessages(site)
const postSeconds = (performance.now() - started) / 1000
const storedCount = storedMessages(site).length - storedByVisitors
agent.destroy()
await site.remove()

report(
  'Load',
  `${workers} processes of the site, one for each core, and ${VISITORS} visitors with ${PAUSE_MS} ms between pages, for ${seconds} s, on one machine.`,
  [
    { what: 'requests', figure: requests },
    { what: 'failed requests', figure: failed },
    { what: 'median, ms', figure: median(durations).toFixed(1) },
    { what: 'p99, ms', figure: p99.toFixed(1) },
    {
      what: 'resident memory of the largest process, at the start and after each fifth, MB',
      figure: memory.join(', '),
    },
    { what: `messages accepted, at ${POSTS_PER_SECOND} a second`, figure: accepted },
    { what: 'of these stored', figure: storedCount },
    { what: 'messages a second reached', figure: (accepted / postSeconds).toFixed(0) },
  ],
)
if (failed > 0 || storedCount !== accepted) process.exitCode = 1
