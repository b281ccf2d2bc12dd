import type { Metric } from './visit-report.ts'

/** Upper limits of the buckets; Google's limit for 'good' (web.dev/articles/vitals) is one of them. */
export const metricBuckets: Readonly<Record<Metric, { good: number; ends: readonly number[] }>> = {
  lcp: { good: 2500, ends: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000] },
  inp: { good: 200, ends: [25, 50, 100, 150, 200, 300, 500, 1000] },
  cls: { good: 0.1, ends: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1] },
}

/** The bucket for values above the last limit. */
export const BEYOND = 'beyond'

export const bucketOf = (metric: Metric, value: number): string =>
  String(metricBuckets[metric].ends.find((end) => value <= end) ?? BEYOND)

/** Assumes an even spread within a bucket. @returns Infinity above the last limit */
export function percentile75(metric: Metric, counts: Readonly<Record<string, number>>): number {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  let below = 0
  let from = 0
  for (const end of metricBuckets[metric].ends) {
    const count = counts[String(end)] ?? 0
    if (count > 0 && below + count >= total * 0.75) return from + ((total * 0.75 - below) / count) * (end - from)
    below += count
    from = end
  }
  return Number.POSITIVE_INFINITY
}
