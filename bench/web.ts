/** `npm run bench:web`: Lighthouse on its mobile profile over every kind of page. `-- home vehicle` measures these alone. */

import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { ensureBrowser } from '../bin/debian-programs.ts'
import { freePort, startSite } from '../tests/support/running-site.ts'
import { pageKinds } from './page-kinds.ts'
import { median, type Row, report } from './results.ts'

const RUNS = 3
const wanted = process.argv.slice(2)
const kinds = Object.entries(pageKinds).filter(([name]) => wanted.length === 0 || wanted.includes(name))

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

async function measure(path: string): Promise<Measured> {
  const result = await lighthouse(site.url + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(scoreOf),
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${path}: ${result?.lhr.runtimeError?.message}`)
  const { categories, audits } = result.lhr
  const measured: Measured = {}
  for (const [id, name] of Object.entries(scoreOf)) measured[name] = Math.round((categories[id]?.score ?? 0) * 100)
  for (const [id, name] of Object.entries(timings)) measured[name] = audits[id]?.numericValue ?? Number.NaN
  for (const [type, name] of [
    ['script', 'JS, KB'],
    ['stylesheet', 'CSS, KB'],
  ] as const) {
    measured[name] = bytesOf(audits['resource-summary']?.details, type) / 1024
  }
  for (const category of ['accessibility', 'best-practices', 'seo'] as const) {
    for (const { id } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id]
      if (audit && audit.score !== null && audit.score < 1) failed.add(`${path}: ${audit.title}`)
    }
  }
  return measured
}

const failed = new Set<string>()

function bytesOf(details: unknown, type: string): number {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items))
    return 0
  const item = details.items.find((one) => one.resourceType === type)
  return Number(item?.transferSize ?? 0)
}

const shown = (name: string, value: number): string =>
  name === 'CLS' ? value.toFixed(3) : name.endsWith('KB') ? value.toFixed(1) : String(Math.round(value))

const rows: Row[] = []
for (const [name, path] of kinds) {
  const runs: Measured[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(path))
  const columns = Object.keys(runs[0] ?? {})
  const row: Row = { page: name }
  for (const column of columns) row[column] = shown(column, median(runs.map((run) => run[column] ?? Number.NaN)))
  rows.push(row)
  console.log(JSON.stringify(row))
}
await browser.close()
await site.remove()
for (const line of failed) console.log(line)
report(
  'Pages in a browser',
  `Lighthouse, mobile profile with simulated throttling, Chromium: medians of ${RUNS} runs. JavaScript and CSS with their response headers (about 0.4 KB a file).`,
  rows,
)
