import { makerHref } from '../../content/addresses.ts'
import { findMakerPage } from '../../domain/catalogue/find-model.ts'
import { pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs } from '../../frame/seo/json-ld.ts'

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
