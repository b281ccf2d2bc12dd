import { findMakerPage } from '../../dealer/models.ts'
import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { makerHref } from '../../site-map.ts'

export function makerHead(slug: string, siteUrl: string) {
  const { meta, maker } = findMakerPage(slug)
  const path = makerHref(slug)
  return pageHead({
    ...meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label: maker, path }])] : [],
  })
}
