import { metricBuckets, percentile75 } from './metric-buckets.ts'
import type { WeekOfVisits } from './visit-counts.server.ts'
import { type Metric, metrics } from './visit-report.ts'

/** Figures from fewer visits would mean too little. */
const FEWEST_VISITS = 20

const written: Readonly<Record<Metric, (value: number) => string>> = {
  lcp: (ms) => `LCP ${(ms / 1000).toFixed(1)} s`,
  inp: (ms) => `INP ${Math.round(ms)} ms`,
  cls: (shift) => `CLS ${shift.toFixed(2)}`,
}

/** '1.9 s', or '10.0 s and more' beyond what is measured. */
export function metricText(metric: Metric, value: number): string {
  const most = metricBuckets[metric].ends.at(-1) ?? 0
  const text = written[metric](Math.min(value, most)).replace(/^\w+ /, '')
  return value > most ? `${text} and more` : text
}

const limits = metrics.map((metric) => written[metric](metricBuckets[metric].good)).join(', ')

/** Lines of the digest: a heading, then one for each kind of page and screen, most visited first. Empty with too few visits. */
export function visitWords(weeks: readonly WeekOfVisits[]): string[] {
  const lines = weeks
    .map((week) => ({ ...week, visits: Math.max(...metrics.map((metric) => visitsOf(week, metric))) }))
    .filter(({ visits }) => visits >= FEWEST_VISITS)
    .sort((a, b) => b.visits - a.visits)
    .map((week) => `${week.page}, ${week.device} screens: ${figures(week)} (${week.visits} visits)`)
  if (lines.length === 0) return []
  return [
    `Three in four visits of the last seven days were at least this good. Google calls good: ${limits}.`,
    ...lines,
  ]
}

const visitsOf = ({ counts }: WeekOfVisits, metric: Metric): number =>
  Object.values(counts[metric]).reduce((sum, count) => sum + count, 0)

const figures = (week: WeekOfVisits): string =>
  metrics
    .filter((metric) => visitsOf(week, metric) > 0)
    .map((metric) => {
      const { good, ends } = metricBuckets[metric]
      const value = percentile75(metric, week.counts[metric])
      const says = written[metric](Math.min(value, ends.at(-1) ?? 0))
      return `${value > (ends.at(-1) ?? 0) ? `${says} and more` : says}${value > good ? ', not good' : ''}`
    })
    .join('; ')
