import cluster from 'node:cluster'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client'
import type { Db } from '../../server/database/database.server.ts'
import { registerFieldMetrics } from '../../server/web-vitals/visit-counts.server.ts'
import { type LeadStats, leadStats } from '../leads/lead-stats.server.ts'

/** Times are in seconds. */
export type SiteMetrics = {
  request(path: string, status: number, seconds: number): void
  cacheHit(): void
  rendered(seconds: number): void
}

/** How long figures from the database are reused, so that one scrape reads them once. */
const STATS_MS = 1000

/** Call it once: the registry is global. @param db every worker reads the same figures from it, so merging takes the highest */
export function startMetrics(db: () => Db): SiteMetrics {
  collectDefaultMetrics()
  // Makes a worker send its metrics to the primary process, which adds them up.
  if (cluster.isWorker) new AggregatorRegistry()
  registerLeadMetrics(db)
  registerFieldMetrics()
  const requests = new Counter({
    name: 'larkway_http_requests_total',
    help: 'Requests by kind and status',
    labelNames: ['kind', 'status'],
  })
  const durations = new Histogram({
    name: 'larkway_http_request_duration_seconds',
    help: 'Time from a request to the end of its response; for one from memory, until it is handed over',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  })
  const cacheHits = new Counter({ name: 'larkway_cache_hits_total', help: 'Pages and files served from memory' })
  const renders = new Histogram({
    name: 'larkway_page_render_seconds',
    help: 'Time to render a page or an API response',
  })
  return {
    request(path, status, seconds) {
      requests.inc({ kind: kindOf(path), status })
      durations.observe(seconds)
    },
    cacheHit: () => cacheHits.inc(),
    rendered: (seconds) => renders.observe(seconds),
  }
}

const kinds: Readonly<Record<string, string>> = {
  assets: 'asset',
  pictures: 'picture',
  models: 'picture',
  og: 'picture',
  maps: 'picture',
  api: 'api',
  feeds: 'feed',
  healthz: 'health',
  readyz: 'health',
}

/** Only a few kinds, so that invented addresses add no metrics. */
function kindOf(path: string): string {
  const end = path.indexOf('/', 1)
  const first = end === -1 ? path.slice(1) : path.slice(1, end)
  return kinds[first] ?? (first.includes('.') ? 'file' : 'page')
}

function registerLeadMetrics(db: () => Db): void {
  let reading: Promise<LeadStats | undefined> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  const readStats = () => {
    if (!reading || performance.now() - readAt > STATS_MS) {
      readAt = performance.now()
      // If the database does not respond, larkway_database_up is 0.
      reading = leadStats(db(), new Date()).catch(() => undefined)
    }
    return reading
  }
  const gauge = (name: string, help: string, labelNames: string[], set: (gauge: Gauge, stats: LeadStats) => void) =>
    new Gauge({
      name,
      help,
      labelNames,
      aggregator: 'max',
      async collect() {
        this.reset()
        const stats = await readStats()
        if (stats) set(this, stats)
      },
    })
  gauge('larkway_outbox_deliveries', 'Deliveries by channel and state', ['channel', 'state'], (own, { deliveries }) => {
    for (const { channel, state, count } of deliveries) own.set({ channel, state }, count)
  })
  gauge('larkway_outbox_oldest_waiting_seconds', 'Age of the oldest waiting delivery', [], (own, { waitingSince }) => {
    own.set(waitingSince ? Math.max(0, (Date.now() - Date.parse(waitingSince)) / 1000) : 0)
  })
  gauge('larkway_leads', 'Stored messages by interest', ['interest'], (own, { byInterest }) => {
    for (const [interest, count] of Object.entries(byInterest)) own.set({ interest }, count)
  })
  gauge('larkway_leads_quarantined', 'Messages waiting for review', [], (own, { quarantined }) => own.set(quarantined))
  new Gauge({
    name: 'larkway_database_up',
    help: '1 when the database responds',
    aggregator: 'min',
    async collect() {
      this.set((await readStats()) ? 1 : 0)
    },
  })
}
