import { inventoryPage } from '../../content/pages/inventory.ts'
import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'

const { label, path } = page('inventory')

export const inventoryHead = (siteUrl: string) =>
  pageHead({
    ...inventoryPage.meta,
    canonical: path,
    siteUrl,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
