/** Measures one visit. deferred-hydration.ts loads it for the share of visits set by FIELD_SAMPLE; build/separate-assets.ts makes it a separate file. */
import { onCLS, onINP, onLCP } from 'web-vitals'
import { pageKindOf } from './page-kind.ts'
import { metrics, reportPath, type VisitReport } from './visit-report.ts'

const [servedPath = ''] = (window.servedAddress ?? location.pathname).split('?', 1)
const report: VisitReport = {
  page: pageKindOf(servedPath),
  device: matchMedia('(min-width: 48em)').matches ? 'wide' : 'narrow',
}

onLCP(({ value }) => {
  report.lcp = Math.round(value)
})
onINP(({ value }) => {
  report.inp = Math.round(value)
})
onCLS(({ value }) => {
  report.cls = Math.round(value * 1000) / 1000
})

// Runs after the package's own listeners, which complete their figures then. On phones, a page may get no later event.
function send(): void {
  if (document.visibilityState !== 'hidden') return
  removeEventListener('visibilitychange', send)
  if (metrics.some((metric) => report[metric] !== undefined)) navigator.sendBeacon(reportPath, JSON.stringify(report))
}
addEventListener('visibilitychange', send)
