export const pageKinds = [
  'home',
  'inventory',
  'vehicle',
  'compare',
  'rentals',
  'town',
  'contact',
  'showroom',
  'financing',
  'calculator',
  'other',
] as const
export type PageKind = (typeof pageKinds)[number]

export const devices = ['narrow', 'wide'] as const
export type Device = (typeof devices)[number]

/** Largest Contentful Paint and Interaction to Next Paint, in ms, and Cumulative Layout Shift. */
export const metrics = ['lcp', 'inp', 'cls'] as const
export type Metric = (typeof metrics)[number]

/** Sent once per sampled visit, about its first page. */
export type VisitReport = { page: PageKind; device: Device } & { [metric in Metric]?: number | undefined }

export const reportPath = '/field-reports'
