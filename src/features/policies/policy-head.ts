import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import type { ListedPolicy } from './policy-route.ts'

export function policyHead(policy: ListedPolicy | undefined, siteUrl: string) {
  if (!policy) return {}
  const { title, description } = policy.meta
  return pageHead({
    title,
    description,
    canonical: policy.path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label: policy.title, path: policy.path }])] : [],
  })
}
