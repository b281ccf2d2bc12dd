import { notFound } from '@tanstack/react-router'
import { type Policy, type PolicySlug, policies } from '../../content/policies/policies.ts'
import { loadPolicy, type PolicyFile } from './policy-texts.ts'

export type ListedPolicy = Policy & { readonly slug: PolicySlug; readonly meta: PolicyFile['meta'] }

/** The policy at this path, with its text loaded. @throws notFound() when there is none */
export async function policyAtPath(path: string): Promise<ListedPolicy> {
  const policy = policies.find((candidate) => candidate.path === path)
  if (!policy) throw notFound()
  const { meta } = await loadPolicy(policy.slug)
  return { ...policy, meta }
}
