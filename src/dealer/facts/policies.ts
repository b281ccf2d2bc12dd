import { neededPolicies } from '../needed-policies.ts'
import { filledLine } from '../placeholders.ts'
import { placeholders } from './placeholders.ts'

export type Policy = {
  /** Names its text, policies/{slug}.mdx, and its page of the site map. */
  readonly slug: string
  /** The canonical address. */
  readonly path: string
  /** The text of links to it. */
  readonly label: string
  readonly title: string
  /** Another address of the same page; `listed` in the footer as well. */
  readonly secondAddress?: { readonly slug: string; readonly label: string; readonly listed: boolean }
  /** ISO date. */
  readonly lastUpdated: string
}

/** These have short addresses, some of them two: src/routes. */
const short: Readonly<Record<string, { readonly slug: string; readonly label: string } | null>> = {
  privacy: { slug: 'privacy-policy', label: 'Privacy Policy' },
  'terms-of-service': { slug: 'terms', label: 'Terms' },
  accessibility: null,
}

/** The site map, the footer and sitemap.xml follow from these rows, which every page loads: longer texts are elsewhere. */
export const policies: readonly Policy[] = neededPolicies().map(([slug, { label, title, lastUpdated, secondLink }]) => {
  const second = short[slug]
  return {
    slug,
    path: second === undefined ? `/policies/${slug}` : `/${slug}`,
    label,
    title: filledLine(title, placeholders),
    ...(second ? { secondAddress: { ...second, listed: secondLink } } : {}),
    lastUpdated,
  }
})
