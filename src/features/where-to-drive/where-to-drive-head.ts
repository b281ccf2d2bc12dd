import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'
import { whereToDrivePage } from '../../words/where-to-drive.ts'

const { label, path } = page('where-to-drive')

export const whereToDriveHead = (siteUrl: string) =>
  pageHead({
    ...whereToDrivePage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
