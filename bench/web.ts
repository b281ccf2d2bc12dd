/** `npm run bench:web`: Lighthouse's mobile profile on every kind of page. `-- home vehicle` measures only these. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort, startSite } from '../tests/support/running-site.ts'
import { ensureBrowser } from '../tools/debian-programs.ts'
import { pageKinds } from './page-kinds.ts'
import { median, type Row, report } from './results.ts'

const RUNS = 5
const selected = process.argv.slice(2)
const kinds = Object.entries(pageKinds).filter(([name]) => selected.length === 0 || selected.includes(name))

const port = await freePort()
const browser = await chromium.launch({
  executablePath: ensureBrowser(console.log),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync'],
})
const site = await startSite({ LOG_LEVEL: 'error', SITE_URL: 'http://localhost:3000' })

const scoreOf = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}
const timings = {
  'largest-contentful-paint': 'LCP, ms',
  'total-blocking-time': 'TBT, ms',
  'cumulative-layout-shift': 'CLS',
}
type Measured = Record<string, number>

/** Repeats an audit that failed, because Chromium sometimes loses the start of a trace. */
async function audit(path: string) {
  let problem: string | undefined
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = await lighthouse(site.url + path, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(scoreOf),
    })
    if (result && !result.lhr.runtimeError) return result
    problem = result?.lhr.runtimeError?.message
  }
  throw new Error(`${path}: ${problem}`)
}

async function measure(path: string): Promise<Measured> {
  const result = await audit(path)
  const { categories, audits } = result.lhr
  const measured: Measured = {}
  for (const [id, name] of Object.entries(scoreOf)) measured[name] = Math.round((categories[id]?.score ?? 0) * 100)
  for (const [id, name] of Object.entries(timings)) measured[name] = audits[id]?.numericValue ?? Number.NaN
  measured['JS, KB'] = (await sentBytes(audits['network-requests']?.details, 'Script')) / 1024
  measured['CSS, KB'] = (await sentBytes(audits['network-requests']?.details, 'Stylesheet')) / 1024
  for (const category of ['accessibility', 'best-practices', 'seo'] as const) {
    for (const { id } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id]
      if (audit && audit.score !== null && audit.score < 1) failedAudits.add(`${path}: ${audit.title}`)
    }
  }
  return measured
}

const failedAudits = new Set<string>()

/** Bytes over the wire of the scripts or styles that a page requested until it was idle. */
async function sentBytes(details: unknown, type: 'Script' | 'Stylesheet'): Promise<number> {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items))
    throw new Error("Lighthouse's audit network-requests no longer lists its items; sentBytes() has to follow")
  let bytes = 0
  for (const { url, resourceType } of details.items) {
    if (resourceType !== type) continue
    const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    bytes += Number(response.headers.get('content-length'))
  }
  return bytes
}

const formatted = (name: string, value: number): string =>
  name === 'CLS' ? value.toFixed(3) : name.endsWith('KB') ? value.toFixed(1) : String(Math.round(value))

const rows: Row[] = []
for (const [name, path] of kinds) {
  const runs: Measured[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(path))
  const columns = Object.keys(runs[0] ?? {})
  const row: Row = { page: name }
  for (const column of columns) row[column] = formatted(column, median(runs.map((run) => run[column] ?? Number.NaN)))
  rows.push(row)
  console.log(JSON.stringify(row))
}
await browser.close()
await site.remove()
for (const line of failedAudits) console.log(line)
report(
  'Pages in a browser',
  `Lighthouse, mobile profile with simulated throttling, Chromium: medians of ${RUNS} runs. JavaScript and CSS until the page is idle, both in brotli.`,
  rows,
)
