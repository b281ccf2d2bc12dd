import { queryOptions } from '@tanstack/react-query'
import { inventoryPath } from '../../domain/catalogue/prefetch-vehicles.ts'
import { fetchJson, queryClient } from '../../domain/catalogue/vehicles-query.ts'
import { writeQuery } from '../../ui/query-string.ts'
import { firstPageOf, type InventoryView } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'

/** Letters typed faster than this share one request. */
const TYPING_PAUSE_MS = 100

export const servedViewsKey = ['inventory'] as const

const keyOf = (search: InventorySearch) => [...servedViewsKey, search]

export const earlierPages = ({ page = 1, ...search }: InventorySearch): InventoryView | undefined =>
  // Once firstPageOf has moved the start of the list, the previous list began on another page and cannot be extended.
  page > 1 && firstPageOf(page) === 1
    ? queryClient.getQueryData(keyOf({ ...search, page: page === 2 ? undefined : page - 1 }))
    : undefined

/** product.md 4.6, 8.2 */
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
        // A vehicle can be on two pages when the stock changes between the requests.
        const vehicles = new Map([...(view?.shown ?? []), ...next.shown].map((vehicle) => [vehicle.id, vehicle]))
        view = {
          ...next,
          skipped: view?.skipped ?? next.skipped,
          shown: [...vehicles.values()],
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
