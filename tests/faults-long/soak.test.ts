import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { pageKinds } from '../../bench/page-kinds.ts'
import { goodMessage } from '../support/messages.ts'
import { type NpmStart, npmStart } from '../support/npm-start.ts'

/** Half a day of a busy dealer's requests, sent as fast as they are answered. */
const REQUESTS = 500_000
/** The number of requests after which cached pages fill their share of memory. */
const WARM_AFTER = 200_000
/** The share by which memory may grow after warming up. */
const MAX_GROWTH = 0.15
const CONNECTIONS = 32
const SAMPLE_EVERY = 2000
const SAMPLES = 10

let site: NpmStart
afterEach(() => site.remove())

type Step = { path: string; status: number; body?: string; headers?: Record<string, string> }

const inMemory = [
  ...Object.values(pageKinds),
  '/api/vehicles',
  '/api/vehicles/denago-city',
  '/inventory?brand=denago',
  '/sitemap.xml',
  '/feeds/inventory.json',
]

/** Mostly pages that visitors read, with some searches, wrong addresses, unknown vehicles and messages. */
function stepOf(index: number): Step {
  if (index % 100 === 1) return { path: `/inventory?search=word-${index}`, status: 200 }
  if (index % 200 === 2) return { path: `/vehicle/unknown-${index}`, status: 404 }
  if (index % 200 === 102) return { path: `/unknown-${index}`, status: 404 }
  if (index % 200 === 3) {
    const body = JSON.stringify({ ...goodMessage, message: `Message of step ${index}.` })
    return { path: '/api/contact', status: 201, body, headers: { 'content-type': 'application/json' } }
  }
  const encoding = ['br', 'gzip', 'identity'][index % 3] ?? 'br'
  return { path: inMemory[index % inMemory.length] ?? '/', status: 200, headers: { 'accept-encoding': encoding } }
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

test(`memory after ${REQUESTS} requests is the same as after the first ${WARM_AFTER}`, async () => {
  site = await npmStart({ CONTACT_LIMIT: '1000000', CONTACT_ADDRESS_LIMIT: '1000000', RENDER_LIMIT: '1000000' })
  await site.serving()
  const server = (await site.processes()).find(({ command }) => command.includes('bin/start.ts'))
  const residentMb = async () =>
    Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server?.pid}/status`, 'utf8'))?.[1]) / 1024
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const wrong: string[] = []
  const samples: { at: number; mb: number }[] = []
  let next = 0

  async function visit({ path, status, body, headers }: Step): Promise<void> {
    const outgoing = request(site.url + path, { agent, method: body ? 'POST' : 'GET', headers }).end(body)
    const [response] = await once(outgoing, 'response')
    await once(response.resume(), 'end')
    if (response.statusCode !== status) wrong.push(`${path} answers ${response.statusCode}`)
  }
  async function visitor(): Promise<void> {
    while (next < REQUESTS && wrong.length === 0) {
      const at = next++
      await visit(stepOf(at))
      if (at % SAMPLE_EVERY === 0) samples.push({ at, mb: await residentMb() })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  agent.destroy()
  expect(wrong).toEqual([])
  // Single samples depend on the time of the last garbage collection.
  const before = (end: number) => median(samples.flatMap(({ at, mb }) => (at < end ? mb : [])).slice(-SAMPLES))
  const [warm, last] = [before(WARM_AFTER), before(REQUESTS)]
  console.log(`resident: ${Math.round(warm)} MB after ${WARM_AFTER} requests, ${Math.round(last)} MB after ${REQUESTS}`)
  expect(last).toBeLessThan(warm * (1 + MAX_GROWTH))
})
