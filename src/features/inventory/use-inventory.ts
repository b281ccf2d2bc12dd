import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { inventoryQuery, queryClient } from '../../catalogue/vehicles-query.ts'
import { atOnce } from '../../platform/time-slices.ts'
import { InventoryIndex, type InventoryView } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'

export type InventoryState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'shown'; view: InventoryView }

/**
 * The state of the inventory. Until the list has arrived, a server-rendered page keeps what the server
 * rendered, and a page reached by client-side navigation is loading.
 */
export function useInventory(
  search: InventorySearch,
  rendered: { view: InventoryView; search: InventorySearch } | undefined,
): InventoryState {
  const { data, error } = useQuery(inventoryQuery, queryClient)
  // Deferred, so that typing stays responsive: React abandons a filtering pass that is out of date.
  const deferred = useDeferredValue(search)
  const index = useMemo(() => data && atOnce(InventoryIndex.of(data)), [data])
  const filtered = useMemo(() => index?.view(deferred), [index, deferred])
  if (filtered) return { status: 'shown', view: filtered }
  if (error) return { status: 'error', message: error.message }
  if (rendered && JSON.stringify(rendered.search) === JSON.stringify(search))
    return { status: 'shown', view: rendered.view }
  return { status: 'loading' }
}
