import { policyFiles } from 'virtual:policies'
import type { MDXContent } from 'mdx/types'
import type { Policy } from '../../content/dealer/facts/policies.facts.ts'

export type PolicyFile = {
  readonly default: MDXContent
  readonly meta: {
    readonly title: string
    readonly description: string
    /** Heading and text of the contact block, in place of 'Ask about this policy'. */
    readonly contact?: { readonly heading: string; readonly text: string }
  }
}

export type ListedPolicy = Policy & { readonly meta: PolicyFile['meta'] }

const loaded = new Map<string, PolicyFile>()
const inFlight = new Map<string, Promise<PolicyFile>>()

/** Undefined only during hydration: on the server and after a navigation, the loader has waited for it. */
export const loadedPolicy = (slug: string): PolicyFile | undefined => loaded.get(slug)

/** Returns the same promise each time, as React's `use` requires. @throws Error when the policy has no file */
export function loadPolicy(slug: string): Promise<PolicyFile> {
  const started = inFlight.get(slug)
  if (started) return started
  const load = policyFiles[slug]
  if (!load) throw new Error(`policies/${slug}.mdx is missing`)
  const loading = load().then((file) => {
    loaded.set(slug, file)
    return file
  })
  inFlight.set(slug, loading)
  return loading
}
