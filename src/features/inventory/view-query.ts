import { queryOptions } from '@tanstack/react-query'
import { defaultStringifySearch } from '@tanstack/react-router'
import { inventoryPath } from '../../catalogue/prefetch.ts'
import { fetchJson } from '../../catalogue/vehicles-query.ts'
import type { InventoryView } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'

/** Letters typed faster than this are asked for together. */
const TYPING_PAUSE_MS = 100

export const servedViewsKey = ['inventory'] as const

/** One page of cards from the server, with the retries and the words of the list itself (product.md 4.6, 8.2). */
export const servedViewQuery = (search: InventorySearch, isTyped: boolean) =>
  queryOptions({
    queryKey: [...servedViewsKey, search],
    queryFn: async ({ signal }) => {
      if (isTyped) await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE_MS))
      const path = inventoryPath + defaultStringifySearch(search)
      return fetchJson<InventoryView>(path, (status) => `Failed to fetch vehicles: ${status}`, signal)
    },
    staleTime: 60_000,
    retry: 3,
    refetchOnWindowFocus: false,
  })
