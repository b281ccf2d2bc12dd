import { queryOptions } from '@tanstack/react-query'
import { inventoryPath } from '../../catalogue/prefetch.ts'
import { fetchJson, queryClient } from '../../catalogue/vehicles-query.ts'
import { writeQuery } from '../../platform/query.ts'
import { firstPageOf, type InventoryView } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'

/** Letters typed faster than this are asked for together. */
const TYPING_PAUSE_MS = 100

export const servedViewsKey = ['inventory'] as const

const keyOf = (search: InventorySearch) => [...servedViewsKey, search]

/** What is loaded already of a search whose last page is not: the same search up to the page before. */
export const earlierPages = ({ page = 1, ...search }: InventorySearch): InventoryView | undefined =>
  // A list that no longer begins with the first page (firstPageOf) begins with another page than the one before it.
  page > 1 && firstPageOf(page) === 1
    ? queryClient.getQueryData(keyOf({ ...search, page: page === 2 ? undefined : page - 1 }))
    : undefined

/** What a search shows, from the server, with the retries and the words of the list itself (product.md 4.6, 8.2). */
export const servedViewQuery = (search: InventorySearch, isTyped: boolean) =>
  queryOptions({
    queryKey: keyOf(search),
    queryFn: async ({ signal }): Promise<InventoryView> => {
      if (isTyped) await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS))
      const last = search.page ?? 1
      let view = earlierPages(search)
      for (let page = view ? last : firstPageOf(last); page <= last; page++) {
        const path = inventoryPath + writeQuery({ ...search, page: page === 1 ? undefined : page })
        const next = await fetchJson<InventoryView>(path, (status) => `Failed to fetch vehicles: ${status}`, signal)
        // When the stock changes between two pages, a vehicle can be in both.
        const shown = new Map([...(view?.shown ?? []), ...next.shown].map((vehicle) => [vehicle.id, vehicle]))
        view = {
          ...next,
          skipped: view?.skipped ?? next.skipped,
          shown: [...shown.values()],
          sharedNames: [...new Set([...(view?.sharedNames ?? []), ...next.sharedNames])],
        }
      }
      if (!view) throw new Error(`Page ${last} of the inventory is not a page.`)
      return view
    },
    staleTime: 60_000,
    retry: 3,
    refetchOnWindowFocus: false,
  })
