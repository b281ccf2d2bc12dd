import { neededPolicies } from '../policies/needed-policies.ts'
import { filledLine } from '../reading/fill-placeholders.ts'
import { placeholders } from './placeholders.facts.ts'
import { type PolicyLink, policyLinks } from './policy-links.facts.ts'

export type Policy = PolicyLink & {
  readonly title: string
  /** ISO date. */
  readonly lastUpdated: string
  /** ISO date. */
  readonly published?: string
}

const rowBySlug = Object.fromEntries(neededPolicies())

export const policies: readonly Policy[] = policyLinks.flatMap((link) => {
  const { title, lastUpdated, published } = rowBySlug[link.slug] ?? {}
  return title && lastUpdated
    ? [{ ...link, title: filledLine(title, placeholders), lastUpdated, ...(published && { published }) }]
    : []
})
