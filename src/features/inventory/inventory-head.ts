import { inventoryPage } from '../../content/pages/inventory.ts'
import { pageHead } from '../../seo/head.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { page } from '../../site-map.ts'
import { filtersSet, type InventorySearch } from './inventory-search.ts'

const { label, path } = page('inventory')

/** Filters have endless combinations; crawlers find the vehicles through their links. */
/** `count`: of the carts that it lists. */
export const inventoryHead = (siteUrl: string, search: InventorySearch, count: number | undefined) =>
  pageHead({
    ...inventoryPage.meta,
    canonical: path,
    siteUrl,
    robots: filtersSet(search).length > 1 || count === 0 ? 'noindex, follow' : undefined,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
