import { whereToDrivePage } from '../../content/pages/where-to-drive.ts'
import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'

const { label, path } = page('where-to-drive')

export const whereToDriveHead = (siteUrl: string) =>
  pageHead({
    ...whereToDrivePage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
