import type { MDXContent } from 'mdx/types'
import type { PolicySlug } from '../../content/policies/policies.ts'

/** One chunk per policy, so that reading one does not load the others. */
const files = import.meta.glob<MDXContent>('../../content/policies/*.mdx', { import: 'default' })

const loaded = new Map<PolicySlug, MDXContent>()
const inFlight = new Map<PolicySlug, Promise<MDXContent>>()

/** The text if it is already loaded: on the server, and after a navigation, whose loader waits for it. */
export const loadedPolicy = (slug: PolicySlug): MDXContent | undefined => loaded.get(slug)

/** Returns the same promise each time, as React's `use` requires. @throws Error when the policy has no file */
export function loadPolicy(slug: PolicySlug): Promise<MDXContent> {
  const started = inFlight.get(slug)
  if (started) return started
  const load = files[`../../content/policies/${slug}.mdx`]
  if (!load) throw new Error(`policies.ts lists ${slug}, but src/content/policies/${slug}.mdx is missing`)
  const loading = load().then((text) => {
    loaded.set(slug, text)
    return text
  })
  inFlight.set(slug, loading)
  return loading
}
