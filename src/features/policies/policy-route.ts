import { notFound } from '@tanstack/react-router'
import { type ListedPolicy, policyAt } from './find-policy.ts'
import { loadPolicy } from './policy-texts.ts'

/** The policy whose address this is, with its text loaded. @throws notFound() when there is none */
export async function policyAtRoute(route: string): Promise<ListedPolicy> {
  const policy = policyAt(route)
  if (!policy) throw notFound()
  await loadPolicy(policy.slug)
  return policy
}
