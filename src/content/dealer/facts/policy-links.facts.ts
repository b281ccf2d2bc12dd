import { neededPolicies } from '../policies/needed-policies.ts'

export type PolicyLink = {
  /** Name of its text, policies/{slug}.mdx, and id of its page in addresses.ts. */
  readonly slug: string
  /** The canonical address. */
  readonly path: string
  /** The text of links to it. */
  readonly label: string
  /** Another address of the same page. `listed` puts it in the footer as well. */
  readonly secondAddress?: { readonly slug: string; readonly label: string; readonly listed: boolean }
}

/** Policies with a short address, some of them with two. The routes are in src/routes. */
const short: Readonly<Record<string, { readonly slug: string; readonly label: string } | null>> = {
  privacy: { slug: 'privacy-policy', label: 'Privacy Policy' },
  'terms-of-service': { slug: 'terms', label: 'Terms' },
  accessibility: null,
}

/** The site map and the footer are made from these rows, which every page loads. Data that only policies need is in policies.facts.ts. */
export const policyLinks: readonly PolicyLink[] = neededPolicies().map(([slug, { label, secondLink }]) => {
  const second = short[slug]
  return {
    slug,
    path: second === undefined ? `/policies/${slug}` : `/${slug}`,
    label,
    ...(second ? { secondAddress: { ...second, listed: secondLink } } : {}),
  }
})
