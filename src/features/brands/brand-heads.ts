import { denagoPage } from '../../content/models/denago.ts'
import { evolutionPage } from '../../content/models/evolution.ts'
import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'

const metas = { denago: denagoPage.meta, evolution: evolutionPage.meta }

export function brandHead(brand: keyof typeof metas, siteUrl: string) {
  const { label, path } = page(brand)
  return pageHead({
    ...metas[brand],
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
}
