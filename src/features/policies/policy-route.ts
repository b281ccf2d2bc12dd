import '../../domain/showrooms/address-link.css'
import './policy-page.css'
import './policy-charts.css'
import { notFound } from '@tanstack/react-router'
import { policies } from '../../content/dealer/facts/policies.facts.ts'
import { keepServed } from '../../ui/keep-served.tsx'
import { type ListedPolicy, loadPolicy } from './policy-texts.ts'

/** Styles are imported here, since a browser that keeps the server's HTML never loads the page's module. */
export const PolicyPage = keepServed(async () => (await import('./policy-page.tsx')).PolicyPage)

/** @throws notFound() when no policy has this path */
export async function policyAtPath(path: string): Promise<ListedPolicy> {
  const policy = policies.find((candidate) => candidate.path === path)
  if (!policy) throw notFound()
  const [{ meta }] = await Promise.all([loadPolicy(policy.slug), PolicyPage.load()])
  return { ...policy, meta }
}
