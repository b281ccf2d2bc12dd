import '../../domain/places/address-link.css'
import './policy-page.css'
import './staffing-charts.css'
import { notFound } from '@tanstack/react-router'
import { policies } from '../../content/dealer/facts/policies.ts'
import { keepServed } from '../../ui/keep-served.tsx'
import { type ListedPolicy, loadPolicy } from './policy-texts.ts'

/** Styles are imported here: a browser with the server's HTML loads nothing else of the page. */
export const PolicyPage = keepServed(async () => (await import('./policy-page.tsx')).PolicyPage)

/** @throws notFound() when there is none */
export async function policyAtPath(path: string): Promise<ListedPolicy> {
  const policy = policies.find((candidate) => candidate.path === path)
  if (!policy) throw notFound()
  const [{ meta }] = await Promise.all([loadPolicy(policy.slug), PolicyPage.load()])
  return { ...policy, meta }
}
