import type { PageKind } from './visit-report.ts'

const kinds: Readonly<Record<string, PageKind>> = {
  '': 'home',
  inventory: 'inventory',
  vehicle: 'vehicle',
  vehicles: 'vehicle',
  compare: 'compare',
  saved: 'compare',
  rentals: 'rentals',
  towns: 'town',
  contact: 'contact',
  showroom: 'showroom',
  financing: 'financing',
  'eco-impact': 'calculator',
}

/** This runs in the browser, so that no page address is sent. */
export function pageKindOf(pathname: string): PageKind {
  const [first = ''] = pathname.slice(1).split('/', 1)
  if (first.endsWith('-golf-carts')) return 'town'
  return Object.hasOwn(kinds, first) ? (kinds[first] ?? 'other') : 'other'
}
