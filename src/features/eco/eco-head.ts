import { page } from '../../content/addresses.ts'
import { ecoPage } from '../../content/words/eco.words.ts'
import { pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs } from '../../frame/seo/json-ld.ts'

const { label, path } = page('eco-impact')

export const ecoHead = (siteUrl: string) =>
  pageHead({
    ...ecoPage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
