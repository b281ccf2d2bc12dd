/** `npm run bench:growth`: what the sample stock and stocks of 500, 5,000 and 50,000 vehicles cost the site, the staff and a phone. `-- 500 5000` measures only these. */
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { sampleInventory } from '../src/domain/catalogue/sample-stock.ts'
import { stockCsv } from '../tests/support/large-stock.ts'
import { larkwayAt } from '../tests/support/larkway.ts'
import { freePort, type Site, startSite } from '../tests/support/running-site.ts'
import { ensureBrowser } from '../tools/debian-programs.ts'
import { cpuMs, residentMb } from './process-figures.ts'
import { type Row, report } from './results.ts'

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [sampleInventory.length, 500, 5000, 50_000]
const sorts = ['name', 'price-low', 'price-high']
const WARM_PAGES = 2000
const LAG_RESOLUTION_MS = 10
/** The site reads a changed stock within this time. */
const SETTLE_MS = 4000

type Got = { ms: number; bytes: number }

async function get(url: string): Promise<Got> {
  const started = performance.now()
  const outgoing = request(url, { headers: { 'accept-encoding': 'br' } }).end()
  const [response] = await once(outgoing, 'response')
  let bytes = 0
  for await (const chunk of response) bytes += chunk.length
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`)
  return { ms: performance.now() - started, bytes }
}

/** Pages per second when they are requested one after the other. */
async function perSecond(count: number, url: (index: number) => string): Promise<number> {
  const started = performance.now()
  for (let index = 0; index < count; index++) await get(url(index))
  return (count * 1000) / (performance.now() - started)
}

/** Uncached pages: how many per second, and the site's CPU time for each, in ms. */
async function uncached(site: Site, query: (index: number) => string, count: number) {
  const before = cpuMs(site)
  const pages = await perSecond(count, (index) => `${site.url}/inventory?${query(index)}`)
  return { perSecond: pages, cpu: (cpuMs(site) - before) / count }
}

/** A minimal Node server that sends the same page, for comparison. */
async function plainServer(site: Site): Promise<{ url: string; close: () => void }> {
  const page = Buffer.from(await (await fetch(`${site.url}/inventory`)).arrayBuffer())
  const server = createServer((_, response) => response.end(page)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Longest wait of a small request while the stock changes, in ms. */
async function longestStall(site: Site, during: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let going = true
  const asking = (async () => {
    while (going) {
      longest = Math.max(longest, (await get(`${site.url}/healthz`)).ms)
      await setTimeout(2)
    }
  })()
  await during()
  await setTimeout(SETTLE_MS)
  going = false
  await asking
  return longest
}

/** Longest time that the event loop of the site was blocked since the last call, in ms, according to its metrics. */
async function longestBlock(metricsPort: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1])
  // monitorEventLoopDelay counts its own timer too.
  return Math.max(0, seconds * 1000 - LAG_RESOLUTION_MS)
}

const browser = await chromium.launch({
  executablePath: ensureBrowser(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
})

/** Types letters into the search. Measures how long the slowest takes to the next frame, and the KB that the API sends until the result is shown. */
async function typing(site: Site): Promise<{ keystrokeMs: number; kilobytes: number }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  let bytes = 0
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    bytes += Number((await response.allHeaders())['content-length'] ?? (await response.body()).length)
  })
  await page.goto(`${site.url}/inventory`)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.waitForLoadState('networkidle')
  await page.locator('summary', { hasText: 'Filters' }).click()
  await page.getByRole('searchbox').focus()
  const times: number[] = []
  for (const letter of 'denago nomad') {
    times.push(
      await page.evaluate(async (key) => {
        const started = performance.now()
        document.execCommand('insertText', false, key)
        await new Promise((resolve) => requestAnimationFrame(() => window.setTimeout(resolve)))
        return performance.now() - started
      }, letter),
    )
    await setTimeout(150)
  }
  await page.locator('.card-grid .card').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
  return { keystrokeMs: Math.max(...times), kilobytes: bytes / 1024 }
}

type Figures = Record<string, number>

async function measure(vehicles: number): Promise<Figures> {
  const metricsPort = await freePort()
  const site = await startSite({ LOG_LEVEL: 'error', METRICS_PORT: String(metricsPort) })
  const folder = await mkdtemp(join(tmpdir(), 'larkway-growth-'))
  const larkway = larkwayAt({ DATA_DIR: site.dataDir })
  const file = join(folder, 'stock.csv')
  await writeFile(file, stockCsv(vehicles))
  const started = performance.now()
  const stallMs =
    vehicles > sampleInventory.length
      ? await longestStall(site, async () => {
          const { code, err } = await larkway('inventory', 'import', file, '--keep-missing', '--yes', '--json')
          if (code !== 0) throw new Error(err)
        })
      : 0
  const importMs = performance.now() - started - (stallMs > 0 ? SETTLE_MS : 0)
  while ((await (await fetch(`${site.url}/api/inventory`)).json()).total !== vehicles) await setTimeout(200)
  await setTimeout(200)

  // The first request also compiles code. After it, only the size of the stock makes a difference.
  await get(`${site.url}/inventory`)
  await longestBlock(metricsPort)
  const edited = await larkway('inventory', 'edit', 'denago-nomad', '--price', '8500')
  if (edited.code !== 0) throw new Error(edited.err)
  await setTimeout(SETTLE_MS)
  await get(`${site.url}/inventory`)
  const blockMs = await longestBlock(metricsPort)
  await larkway('inventory', 'edit', 'denago-nomad', '--price', '8495')
  await setTimeout(SETTLE_MS)

  const cold = await get(`${site.url}/inventory?sort=name&page=2`)
  const plain = await plainServer(site)
  await perSecond(20, (index) => `${site.url}/inventory?search=warm-up-${index}`)
  const full = await uncached(
    site,
    (index) => `search=${'aeinort d'[index % 8]}&sort=${sorts[index % sorts.length]}`,
    24,
  )
  const empty = await uncached(site, (index) => `brand=denago&search=zeppelin-${index}`, 60)
  const warm = await perSecond(WARM_PAGES, () => `${site.url}/inventory`)
  const tracked = await perSecond(WARM_PAGES, (index) => `${site.url}/inventory?gclid=click-${index}`)
  const node = await perSecond(WARM_PAGES, () => plain.url)
  plain.close()
  const listStarted = performance.now()
  await larkway('inventory', 'list', '--limit', String(vehicles))
  const listMs = performance.now() - listStarted
  const { keystrokeMs, kilobytes } = await typing(site)
  const memory = residentMb(site)
  await site.remove()
  await rm(folder, { recursive: true })
  return {
    'cold page, ms': cold.ms,
    'uncached filter page of 36 to 48 cards, a second': full.perSecond,
    'the same, CPU ms of the site a page': full.cpu,
    'uncached filter page without a match, a second': empty.perSecond,
    'the same, CPU ms of the site': empty.cpu,
    'warm page, a second': warm,
    'tracked page, a second': tracked,
    'warm page, ratio to plain node:http': warm / node,
    'tracked page, ratio to plain node:http': tracked / node,
    'resident memory after the import, MB': memory,
    'import, s': importMs / 1000,
    'longest wait of another request during it, ms': stallMs,
    'longest block of the event loop, a change read and its page rendered, ms': blockMs,
    'inventory list of all, s': listMs / 1000,
    'slowest of 12 keystrokes in a browser, ms': keystrokeMs,
    'data for them, KB': kilobytes,
  }
}

const measured: Figures[] = []
for (const size of sizes) {
  measured.push(await measure(size))
  console.log(size, measured.at(-1))
}
await browser.close()
const rows: Row[] = Object.keys(measured[0] ?? {}).map((what) => ({
  what,
  ...Object.fromEntries(
    sizes.map((size, at) => {
      const figure = measured[at]?.[what] ?? Number.NaN
      return [`${size} vehicles`, figure >= 100 ? Math.round(figure) : Number(figure.toFixed(2))]
    }),
  ),
}))
report(
  'Growth',
  'One process of the site and the commands of staff, on stocks of these sizes, which `inventory import` has brought in. Plain node:http sends the same page from memory in the same run; requests one after the other on one connection each.',
  rows,
)
