import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { inventoryQuery, queryClient } from '../../catalogue/vehicles-query.ts'
import { type InventoryView, inventoryView } from './filters.ts'
import type { InventorySearch } from './search.ts'

export type InventoryState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'shown'; view: InventoryView }

/**
 * The inventory as it is to be shown. Until the list has come, a page that the server rendered
 * keeps what it rendered; one that was navigated to is loading.
 */
export function useInventory(
  search: InventorySearch,
  rendered: { view: InventoryView; search: InventorySearch } | undefined,
): InventoryState {
  const { data, error } = useQuery(inventoryQuery, queryClient)
  // Typing stays ahead of filtering: React drops a filtering that a newer one has overtaken.
  const deferred = useDeferredValue(search)
  const filtered = useMemo(() => data && inventoryView(data, deferred), [data, deferred])
  if (filtered) return { status: 'shown', view: filtered }
  if (error) return { status: 'error', message: error.message }
  if (rendered && JSON.stringify(rendered.search) === JSON.stringify(search))
    return { status: 'shown', view: rendered.view }
  return { status: 'loading' }
}
