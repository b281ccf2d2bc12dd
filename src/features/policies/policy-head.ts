import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import type { ListedPolicy } from './policy-route.ts'

export function policyHead(policy: ListedPolicy | undefined, siteUrl: string) {
  if (!policy) return {}
  return pageHead({
    ...policy.meta,
    canonical: policy.path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label: policy.title, path: policy.path }])] : [],
  })
}
