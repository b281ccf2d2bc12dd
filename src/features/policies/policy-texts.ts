import type { MDXContent } from 'mdx/types'
import type { PolicySlug } from '../../content/policies/policies.ts'

/** A chunk a policy: who reads one does not load the others. */
const files = import.meta.glob<MDXContent>('../../content/policies/*.mdx', { import: 'default' })

const loaded = new Map<PolicySlug, MDXContent>()
const inFlight = new Map<PolicySlug, Promise<MDXContent>>()

/** The text when it is there already: on the server, and after a navigation, whose loader waits for it. */
export const loadedPolicy = (slug: PolicySlug): MDXContent | undefined => loaded.get(slug)

/** @throws Error when the policy has no file; the same promise each time, as React's `use` wants it. */
export function loadPolicy(slug: PolicySlug): Promise<MDXContent> {
  const known = inFlight.get(slug)
  if (known) return known
  const load = files[`../../content/policies/${slug}.mdx`]
  if (!load) throw new Error(`content/policies.ts lists ${slug}, and content/policies/${slug}.mdx is missing`)
  const loading = load().then((text) => {
    loaded.set(slug, text)
    return text
  })
  inFlight.set(slug, loading)
  return loading
}
