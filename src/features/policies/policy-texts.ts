import type { MDXContent } from 'mdx/types'
import type { PolicySlug } from '../../content/policies/policies.ts'

export type PolicyFile = {
  readonly default: MDXContent
  readonly meta: {
    readonly title: string
    readonly description: string
    /** Of the contact block, where it is not about a policy. */
    readonly contact?: { readonly heading: string; readonly text: string }
  }
}

const files = import.meta.glob<PolicyFile>('../../content/policies/*.mdx')

const loaded = new Map<PolicySlug, PolicyFile>()
const inFlight = new Map<PolicySlug, Promise<PolicyFile>>()

/** Available on the server, and after a navigation, whose loader waits for it. */
export const loadedPolicy = (slug: PolicySlug): PolicyFile | undefined => loaded.get(slug)

/** Returns the same promise each time, as React's `use` requires. @throws Error when the policy has no file */
export function loadPolicy(slug: PolicySlug): Promise<PolicyFile> {
  const started = inFlight.get(slug)
  if (started) return started
  const load = files[`../../content/policies/${slug}.mdx`]
  if (!load) throw new Error(`policies.ts lists ${slug}, but src/content/policies/${slug}.mdx is missing`)
  const loading = load().then((file) => {
    loaded.set(slug, file)
    return file
  })
  inFlight.set(slug, loading)
  return loading
}
