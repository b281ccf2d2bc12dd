export type Policy = {
  /** Names its text, policies/{slug}.mdx, and its page of the site map. */
  readonly slug: string
  /** The canonical address. */
  readonly path: `/${string}`
  /** The text of links to it. */
  readonly label: string
  readonly title: string
  /** Another address of the same page; `listed` in the footer as well. */
  readonly secondAddress?: { readonly slug: string; readonly label: string; readonly listed: boolean }
  /** ISO date. */
  readonly lastUpdated: `${number}-${number}-${number}`
}

/** Not in staffing-2024.ts, because every page would then load its figures. */
export const staffingYear = 2024

/** The site map, the footer and sitemap.xml follow from these rows, which every page loads: longer texts are in MDX files. */
export const policies = [
  {
    slug: 'privacy',
    path: '/privacy',
    label: 'Privacy',
    title: 'Privacy policy',
    secondAddress: { slug: 'privacy-policy', label: 'Privacy Policy', listed: true },
    lastUpdated: '2025-03-10',
  },
  {
    slug: 'terms-of-service',
    path: '/terms-of-service',
    label: 'Terms of Service',
    title: 'Terms of service',
    secondAddress: { slug: 'terms', label: 'Terms', listed: false },
    lastUpdated: '2025-01-06',
  },
  {
    slug: 'terms-conditions',
    path: '/policies/terms-conditions',
    label: 'Terms and Conditions',
    title: 'Terms and conditions',
    lastUpdated: '2025-02-17',
  },
  {
    slug: 'return-policy',
    path: '/policies/return-policy',
    label: 'Return Policy',
    title: 'Return policy',
    lastUpdated: '2025-02-17',
  },
  {
    slug: 'delivery-policy',
    path: '/policies/delivery-policy',
    label: 'Delivery Policy',
    title: 'Delivery policy',
    lastUpdated: '2025-03-03',
  },
  {
    slug: 'rental-policy',
    path: '/policies/rental-policy',
    label: 'Rental Policy',
    title: 'Rental policy',
    lastUpdated: '2025-04-01',
  },
  {
    slug: 'storage-policy',
    path: '/policies/storage-policy',
    label: 'Storage Policy',
    title: 'Storage policy',
    lastUpdated: '2025-03-24',
  },
  {
    slug: 'publishing-policy',
    path: '/policies/publishing-policy',
    label: 'Publishing Policy',
    title: 'Publishing policy',
    lastUpdated: '2025-01-20',
  },
  {
    slug: 'feedback-policy',
    path: '/policies/feedback-policy',
    label: 'Feedback Policy',
    title: 'Feedback policy',
    lastUpdated: '2025-01-20',
  },
  {
    slug: 'corrections-policy',
    path: '/policies/corrections-policy',
    label: 'Corrections Policy',
    title: 'Corrections policy',
    lastUpdated: '2025-01-20',
  },
  {
    slug: 'diversity-policy',
    path: '/policies/diversity-policy',
    label: 'Diversity Policy',
    title: 'Diversity policy',
    lastUpdated: '2025-02-03',
  },
  {
    slug: 'ethics-policy',
    path: '/policies/ethics-policy',
    label: 'Ethics Policy',
    title: 'Ethics policy',
    lastUpdated: '2025-02-03',
  },
  {
    slug: 'staffing-report',
    path: '/policies/staffing-report',
    label: 'Staffing Report',
    title: `Staffing report ${staffingYear}`,
    lastUpdated: '2025-01-31',
  },
  {
    slug: 'accessibility',
    path: '/accessibility',
    label: 'Accessibility',
    title: 'Accessibility',
    lastUpdated: '2026-11-23',
  },
] as const satisfies readonly Policy[]

export type PolicySlug = (typeof policies)[number]['slug']
