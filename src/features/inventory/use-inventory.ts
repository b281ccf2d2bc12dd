import { replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { type ApiVehicle, prefetchedVehicles } from '../../domain/catalogue/prefetch-vehicles.ts'
import { WHOLE_LIST_LIMIT } from '../../domain/catalogue/stock-size.ts'
import { fromApi, inventoryQuery, queryClient } from '../../domain/catalogue/vehicles-query.ts'
import { atOnce } from '../../server/system/time-slices.ts'
import type { RenderedInventory } from './inventory.functions.ts'
import { InventoryIndex, type InventoryView } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'
import { earlierPages, servedViewQuery, servedViewsKey } from './view-query.ts'

export type InventoryState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'shown'; view: InventoryView }

// Up to WHOLE_LIST_LIMIT vehicles are fetched and filtered here; for more, the server is asked. Meanwhile the page keeps the server's
// cards or, after client-side navigation, shows that it is loading.
export function useInventory(search: InventorySearch, rendered: RenderedInventory | undefined): InventoryState {
  const fromServer = rendered && JSON.stringify(rendered.search) === JSON.stringify(search) ? rendered.view : undefined
  const prefetched = queryClient.getQueryData(inventoryQuery.queryKey) ?? prefetchedVehicles.initialData()
  const totalSoFar = rendered?.view.total ?? prefetched?.length
  const isServed = totalSoFar === undefined || totalSoFar > WHOLE_LIST_LIMIT
  const served = useServedView(search, {
    enabled: isServed && !fromServer,
    isProbe: totalSoFar === undefined,
    rendered,
  })
  const total = totalSoFar ?? served.view?.total
  const isListed = total !== undefined && total <= WHOLE_LIST_LIMIT

  const list = useQuery({ ...inventoryQuery, enabled: isListed }, queryClient)
  // Deferred, so that typing stays responsive: React abandons an outdated filtering pass.
  const deferred = useDeferredValue(search)
  const index = list.data && currentIndex()
  // Stays the same object if the list agrees with the server's, so that nothing renders again.
  const listed = useMemo(
    () => index && replaceEqualDeep(rendered?.view, index.view(deferred)),
    [index, deferred, rendered?.view],
  )

  // Suggestions come only from the server, which keeps their library out of the browser.
  const isEmpty = isListed && listed?.matching === 0
  const lost = useQuery({ ...servedViewQuery(search, true), enabled: isEmpty && !fromServer }, queryClient)
  const suggestions = isEmpty ? (fromServer ?? lost.data)?.suggestions : undefined

  const filtered = useMemo(() => (listed && suggestions ? { ...listed, suggestions } : listed), [listed, suggestions])
  const view = isListed ? filtered : (fromServer ?? served.view)
  const error = isListed ? list.error : served.error
  const currentView = view ?? (error ? undefined : fromServer)
  return useMemo(() => {
    if (currentView) return { status: 'shown', view: currentView }
    return error ? { status: 'error', message: error.message } : { status: 'loading' }
  }, [currentView, error])
}

const indexes = new WeakMap<readonly ApiVehicle[], InventoryIndex>()

/** undefined before the list has been fetched. */
function currentIndex(): InventoryIndex | undefined {
  const list = queryClient.getQueryData(inventoryQuery.queryKey)
  if (!list) return undefined
  const index = indexes.get(list) ?? atOnce(InventoryIndex.of(list.map(fromApi)))
  indexes.set(list, index)
  return index
}

/** For the counts, which are shown before the cards. undefined if the server does the filtering. */
export function countedView(search: InventorySearch): InventoryView | undefined {
  const size = queryClient.getQueryData(inventoryQuery.queryKey)?.length ?? Number.POSITIVE_INFINITY
  return size <= WHOLE_LIST_LIMIT ? currentIndex()?.view(search) : undefined
}

export const retryInventory = () =>
  Promise.all([
    queryClient.refetchQueries({ queryKey: inventoryQuery.queryKey, exact: true }),
    queryClient.refetchQueries({ queryKey: servedViewsKey, type: 'active' }),
  ])

type ServedOptions = { enabled: boolean; isProbe: boolean; rendered: RenderedInventory | undefined }
type ServedView = { view: InventoryView | undefined; error: Error | null }

/** The previous view stays while the next one loads; earlier pages stay when a further page fails. */
function useServedView(search: InventorySearch, { enabled, isProbe, rendered }: ServedOptions): ServedView {
  const { data, error } = useQuery(
    {
      ...servedViewQuery(search, !isProbe && search.search !== undefined),
      enabled,
      placeholderData: (before) => (isProbe ? undefined : (before ?? rendered?.view)),
    },
    queryClient,
  )
  return { view: data ?? (error ? earlierPages(search) : undefined), error }
}
