import { pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs } from '../../frame/seo/json-ld.ts'
import type { ListedPolicy } from './policy-texts.ts'

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
