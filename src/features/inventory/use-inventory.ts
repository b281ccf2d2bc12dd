import { replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { prefetchedVehicles } from '../../catalogue/prefetch.ts'
import { WHOLE_LIST_LIMIT } from '../../catalogue/stock-size.ts'
import { apiQuery, inventoryQuery, queryClient } from '../../catalogue/vehicles-query.ts'
import { atOnce } from '../../platform/time-slices.ts'
import type { Rendered } from './inventory.functions.ts'
import { InventoryIndex, type InventoryView } from './inventory-index.ts'
import type { InventorySearch } from './inventory-search.ts'
import { earlierPages, servedViewQuery, servedViewsKey } from './view-query.ts'

export type InventoryState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'shown'; view: InventoryView }

/**
 * The state of the inventory, for a search without its town. A stock of up to WHOLE_LIST_LIMIT vehicles is fetched whole and
 * filtered here; of a larger one, the server is asked for what is shown. Until that has arrived, a server-rendered page keeps what the server rendered, and a
 * page reached by client-side navigation is loading, and finds out how large the stock is.
 */
export function useInventory(search: InventorySearch, rendered: Rendered | undefined): InventoryState {
  const fromServer = rendered && JSON.stringify(rendered.search) === JSON.stringify(search) ? rendered.view : undefined
  const prefetched = queryClient.getQueryData(inventoryQuery.queryKey) ?? prefetchedVehicles.initialData()
  const known = rendered?.view.total ?? prefetched?.length
  const isServed = known === undefined || known > WHOLE_LIST_LIMIT
  const served = useServedView(search, { enabled: isServed && !fromServer, isProbe: known === undefined, rendered })
  const total = known ?? served.view?.total
  const isListed = total !== undefined && total <= WHOLE_LIST_LIMIT

  const list = useQuery({ ...inventoryQuery, enabled: isListed }, queryClient)
  // Deferred, so that typing stays responsive: React abandons a filtering pass that is out of date.
  const deferred = useDeferredValue(search)
  const index = useMemo(() => list.data && atOnce(InventoryIndex.of(list.data)), [list.data])
  // What the server rendered stays the same object when the list agrees with it, so that nothing is rendered again.
  const listed = useMemo(
    () => index && replaceEqualDeep(rendered?.view, index.view(deferred)),
    [index, deferred, rendered?.view],
  )

  // What an empty list may have meant is worked out on the server alone, which keeps its library out of the browser.
  const isEmpty = isListed && listed?.matching === 0
  const lost = useQuery({ ...servedViewQuery(search, true), enabled: isEmpty && !fromServer }, queryClient)
  const suggestions = isEmpty ? (fromServer ?? lost.data)?.suggestions : undefined

  const filtered = useMemo(() => (listed && suggestions ? { ...listed, suggestions } : listed), [listed, suggestions])
  const view = isListed ? filtered : (fromServer ?? served.view)
  const error = isListed ? list.error : served.error
  const shown = view ?? (error ? undefined : fromServer)
  return useMemo(() => {
    if (shown) return { status: 'shown', view: shown }
    return error ? { status: 'error', message: error.message } : { status: 'loading' }
  }, [shown, error])
}

/** The carts at the end of the page; the home page has the same. null until a page reached by navigation knows them. */
export function useLineUp(rendered: Rendered | undefined): readonly string[] | null {
  const home = apiQuery<Pick<Rendered, 'lineUp'>>('/api/home')
  const { data } = useQuery({ ...home, enabled: !rendered }, queryClient)
  return (rendered ?? data)?.lineUp ?? null
}

/** Asks again for whatever could not be loaded. */
export const retryInventory = () =>
  Promise.all([
    queryClient.refetchQueries({ queryKey: inventoryQuery.queryKey, exact: true }),
    queryClient.refetchQueries({ queryKey: servedViewsKey, type: 'active' }),
  ])

type ServedOptions = { enabled: boolean; isProbe: boolean; rendered: Rendered | undefined }
type Served = { view: InventoryView | undefined; error: Error | null }

/** The server's view of a search. While it loads, the view before stays; when a further page fails, the earlier ones stay. */
function useServedView(search: InventorySearch, { enabled, isProbe, rendered }: ServedOptions): Served {
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
