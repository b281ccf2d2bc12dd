import type { BrandContent } from '../../content/models/model.ts'
import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'

export function brandHead({ meta, page: id }: BrandContent, siteUrl: string) {
  const { label, path } = page(id)
  return pageHead({
    ...meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
}
