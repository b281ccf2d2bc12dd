import { floorHref, page } from '../../content/addresses.ts'
import type { Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { findShowroom, showroomTown } from '../../content/dealer/showroom-names.ts'
import { inventoryPage } from '../../content/words/inventory.words.ts'
import { pageHead } from '../../frame/seo/head.ts'
import { breadcrumbs } from '../../frame/seo/json-ld.ts'
import { filtersSet, type InventorySearch } from './inventory-search.ts'

const { label, path } = page('inventory')

/** Keeps empty lists and those with several filters out of search engines, since combinations of filters are endless. @param count number of carts listed */
export function inventoryHead(siteUrl: string, search: InventorySearch, count: number | undefined) {
  const floor = floorOf(search)
  return pageHead({
    ...(floor ? inventoryPage.metaOf(showroomTown(floor), floor.city) : inventoryPage.meta),
    canonical: floor ? floorHref(floor.id) : path,
    siteUrl,
    robots: filtersSet(search).length > 1 || count === 0 ? 'noindex, follow' : undefined,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteUrl, [{ label, path }])] : [],
  })
}

/** The list of one showroom is a page of its own, unless it is filtered further, sorted or past its first page. */
function floorOf({ showroom, sort, page: number, ...search }: InventorySearch): Showroom | undefined {
  return filtersSet(search).length === 0 && !sort && !number ? findShowroom(showroom) : undefined
}
