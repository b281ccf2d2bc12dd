import { page } from '../../content/addresses.ts'
import { whereToDrivePage } from '../../content/words/where-to-drive.words.ts'
import { pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs } from '../../frame/seo/json-ld.ts'

const { label, path } = page('where-to-drive')

export const whereToDriveHead = (siteUrl: string) =>
  pageHead({
    ...whereToDrivePage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
