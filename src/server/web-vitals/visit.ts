/** Measures one visit; of those that FIELD_SAMPLE picks, deferred-hydration.ts loads it. build/separate-assets.ts makes it a separate file. */
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

// After those of the package, which complete their figures then. Phones tell a page of nothing later.
function send(): void {
  if (document.visibilityState !== 'hidden') return
  removeEventListener('visibilitychange', send)
  if (metrics.some((metric) => report[metric] !== undefined)) navigator.sendBeacon(reportPath, JSON.stringify(report))
}
addEventListener('visibilitychange', send)
