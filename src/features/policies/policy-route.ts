import { notFound } from '@tanstack/react-router'
import { type Policy, type PolicySlug, policies } from '../../content/policies/policies.ts'
import { loadPolicy } from './policy-texts.ts'

export type ListedPolicy = Policy & { readonly slug: PolicySlug }

const listed: readonly ListedPolicy[] = policies

/** The policy at this path, with its text loaded. @throws notFound() when there is none */
export async function policyAtRoute(route: string): Promise<ListedPolicy> {
  const policy = listed.find((candidate) => candidate.route === route)
  if (!policy) throw notFound()
  await loadPolicy(policy.slug)
  return policy
}
