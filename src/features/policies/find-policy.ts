import { type Policy, type PolicySlug, policies } from '../../content/policies/policies.ts'

export type ListedPolicy = Policy & { readonly slug: PolicySlug }

const listed: readonly ListedPolicy[] = policies

/** The policy at an address, or undefined when there is none there. */
export const policyAt = (route: string): ListedPolicy | undefined => listed.find((policy) => policy.route === route)
