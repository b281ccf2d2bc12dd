import './policy-page.css'
import './staffing-charts.css'
import { notFound } from '@tanstack/react-router'
import { type Policy, type PolicySlug, policies } from '../../content/policies/policies.ts'
import { keepServed } from '../../ui/keep-served.tsx'
import { loadPolicy, type PolicyFile } from './policy-texts.ts'

/** The whole page is text. Its styles are imported here, since a browser with the server's HTML loads nothing else of it. */
export const PolicyPage = keepServed(async () => (await import('./policy-page.tsx')).PolicyPage)

export type ListedPolicy = Policy & { readonly slug: PolicySlug; readonly meta: PolicyFile['meta'] }

/** The policy at this path, with its text loaded. @throws notFound() when there is none */
export async function policyAtPath(path: string): Promise<ListedPolicy> {
  const policy = policies.find((candidate) => candidate.path === path)
  if (!policy) throw notFound()
  const [{ meta }] = await Promise.all([loadPolicy(policy.slug), PolicyPage.load()])
  return { ...policy, meta }
}
