import { monthPage as copy } from '../../../content/words/staff-month.words.ts'
import { metricBuckets, percentile75 } from '../../../server/web-vitals/metric-buckets.ts'
import type { WeekOfVisits } from '../../../server/web-vitals/visit-counts.server.ts'
import { type Device, type Metric, metrics } from '../../../server/web-vitals/visit-report.ts'
import { metricText } from '../../../server/web-vitals/web-vitals-words.ts'

function countsOf(visits: readonly WeekOfVisits[], device: Device, metric: Metric): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const { counts } of visits.filter((one) => one.device === device))
    for (const [bucket, count] of Object.entries(counts[metric])) sum[bucket] = (sum[bucket] ?? 0) + count
  return sum
}

const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** The 75th percentile of each metric, on narrow and on wide screens; empty if nothing was measured. */
export function speedRows(visits: readonly WeekOfVisits[]) {
  const figure = (metric: Metric, device: Device): string => {
    const counts = countsOf(visits, device, metric)
    return total(counts) === 0 ? '' : metricText(metric, percentile75(metric, counts))
  }
  return metrics.map((metric) => ({
    label: copy.metrics[metric],
    narrow: figure(metric, 'narrow'),
    wide: figure(metric, 'wide'),
    good: metricText(metric, metricBuckets[metric].good),
  }))
}

export const measuredVisits = (visits: readonly WeekOfVisits[]): number =>
  Math.max(
    0,
    ...metrics.map((metric) =>
      (['narrow', 'wide'] as const).reduce((sum, device) => sum + total(countsOf(visits, device, metric)), 0),
    ),
  )
