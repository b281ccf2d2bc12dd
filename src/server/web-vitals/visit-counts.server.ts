import { Histogram } from 'prom-client'
import * as z from 'zod/mini'
import type { Db } from '../database/database.server.ts'
import type { VisitCountTable } from '../database/schema.ts'
import { log } from '../system/log.server.ts'
import { bucketOf, metricBuckets } from './metric-buckets.ts'
import { visitDays } from './visit-days.ts'
import {
  type Device,
  devices,
  type Metric,
  metrics,
  type PageKind,
  pageKinds,
  type VisitReport,
} from './visit-report.ts'

const EVERY_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_DAYS = 7

/** Counts since they were last added to the database. */
let pending = new Map<string, VisitCountTable>()

const labelNames = ['page', 'device']
let histograms: Record<Metric, { observe: (labels: Record<string, string>, value: number) => void }> | undefined

/** Times are in seconds, as usual in Prometheus. Call it once, since the registry is global. */
export function registerFieldMetrics(): void {
  const seconds = (ends: readonly number[]) => ends.map((end) => end / 1000)
  const lcp = new Histogram({
    name: 'larkway_field_lcp_seconds',
    help: 'Largest Contentful Paint of sampled visits',
    labelNames,
    buckets: seconds(metricBuckets.lcp.ends),
  })
  const inp = new Histogram({
    name: 'larkway_field_inp_seconds',
    help: 'Interaction to Next Paint of sampled visits',
    labelNames,
    buckets: seconds(metricBuckets.inp.ends),
  })
  const cls = new Histogram({
    name: 'larkway_field_cls',
    help: 'Cumulative Layout Shift of sampled visits',
    labelNames,
    buckets: [...metricBuckets.cls.ends],
  })
  histograms = {
    lcp: { observe: (labels, ms) => lcp.observe(labels, ms / 1000) },
    inp: { observe: (labels, ms) => inp.observe(labels, ms / 1000) },
    cls,
  }
}

export function countVisit({ page, device, ...values }: VisitReport, now = new Date()): void {
  const day = now.toISOString().slice(0, 10)
  for (const metric of metrics) {
    const value = values[metric]
    if (value === undefined) continue
    histograms?.[metric].observe({ page, device }, value)
    const row = { day, page, device, metric, bucket: bucketOf(metric, value) }
    const key = Object.values(row).join()
    pending.set(key, { ...row, visits: (pending.get(key)?.visits ?? 0) + 1 })
  }
}

/** Stores only sums, in which no single visit can be identified. */
export async function storeVisitCounts(db: Db, now = new Date()): Promise<void> {
  const batch = pending
  if (batch.size === 0) return
  pending = new Map()
  try {
    await db.transaction().execute(async (trx) => {
      const oldest = new Date(now.getTime() - visitDays * DAY_MS).toISOString().slice(0, 10)
      await trx.deleteFrom('visit_counts').where('day', '<', oldest).execute()
      await trx
        .insertInto('visit_counts')
        .values([...batch.values()])
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'page', 'device', 'metric', 'bucket'])
            .doUpdateSet((set) => ({ visits: set('visit_counts.visits', '+', set.ref('excluded.visits')) })),
        )
        .execute()
    })
  } catch (error) {
    for (const [key, row] of batch) pending.set(key, { ...row, visits: row.visits + (pending.get(key)?.visits ?? 0) })
    throw error
  }
}

/** Stores the counts every minute. @returns a function that stores the rest and stops */
export function startVisitCounts(db: Db): () => Promise<void> {
  const store = () =>
    storeVisitCounts(db).catch((error: unknown) => log.warn({ err: error }, 'field measurements are stored later'))
  const timer = setInterval(store, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await store()
  }
}

const visitRow = z.object({ page: z.enum(pageKinds), device: z.enum(devices), metric: z.enum(metrics) })

export type WeekOfVisits = {
  page: PageKind
  device: Device
  /** By metric and bucket. */
  counts: Record<Metric, Record<string, number>>
}

/** Counts the visits of all sites on this database, on the day of `until` and the six days before it. */
export const weekOfVisits = (db: Db, until: Date): Promise<WeekOfVisits[]> =>
  visitsBetween(db, new Date(until.getTime() - (WEEK_DAYS - 1) * DAY_MS), new Date(until.getTime() + DAY_MS))

/** Counts by days in UTC, excluding the day of `until`. */
export async function visitsBetween(db: Db, since: Date, until: Date): Promise<WeekOfVisits[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select(({ fn }) => ['page', 'device', 'metric', 'bucket', fn.sum<number | string>('visits').as('visits')])
    .where('day', '>=', since.toISOString().slice(0, 10))
    .where('day', '<', until.toISOString().slice(0, 10))
    .groupBy(['page', 'device', 'metric', 'bucket'])
    .execute()
  const weeks = new Map<string, WeekOfVisits>()
  for (const row of rows) {
    const { page, device, metric } = visitRow.parse(row)
    const { bucket, visits } = row
    const week = weeks.get(`${page} ${device}`) ?? { page, device, counts: { lcp: {}, inp: {}, cls: {} } }
    week.counts[metric][bucket] = Number(visits)
    weeks.set(`${page} ${device}`, week)
  }
  return [...weeks.values()]
}
