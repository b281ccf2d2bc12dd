import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'
import { ecoPage } from '../../words/eco.ts'

const { label, path } = page('eco-impact')

export const ecoHead = (siteUrl: string) =>
  pageHead({
    ...ecoPage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
