import { QueryClient, queryOptions } from '@tanstack/react-query'
import { listPath, prefetchedVehicles, rememberList, STOCK_STALE_MS } from './prefetch.ts'
import type { Vehicle } from './vehicle.ts'

/**
 * The browser's cache of API responses. Imported rather than provided at the root, so that pages that do not
 * fetch do not load it. Unused on the server, where loaders read the database.
 */
export const queryClient = new QueryClient()

export async function fetchJson<T>(path: string, problem: (status: number) => string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(problem(response.status))
  return response.json()
}

const listKey = ['vehicles'] as const

const fetchList = async (problem: (status: number) => string, signal: AbortSignal): Promise<Vehicle[]> =>
  rememberList(await fetchJson<Vehicle[]>(listPath, problem, signal))

/** The list for most pages: cached for five minutes, one retry (product.md 4.6). */
export const vehiclesQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => fetchList((status) => `HTTP error! status: ${status}`, signal),
  staleTime: STOCK_STALE_MS,
  retry: 1,
  ...prefetchedVehicles,
})

/** The same list for the inventory page: three retries, no refetch on window focus (product.md 4.6). */
export const inventoryQuery = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => fetchList((status) => `Failed to fetch vehicles: ${status}`, signal),
  retry: 3,
  refetchOnWindowFocus: false,
  ...prefetchedVehicles,
})

/** What the API answers at a path, cached as long as the list. */
export const apiQuery = <T>(path: string) =>
  queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => fetchJson<T>(path, (status) => `HTTP error! status: ${status}`, signal),
    staleTime: STOCK_STALE_MS,
    retry: 1,
  })

/** One vehicle. Any failure reads 'Vehicle not found' (product.md 7.2). */
export const vehicleQuery = (idOrAlias: string) =>
  queryOptions({
    queryKey: ['vehicles', idOrAlias],
    queryFn: ({ signal }) =>
      fetchJson<Vehicle>(`${listPath}/${encodeURIComponent(idOrAlias)}`, () => 'Vehicle not found', signal),
    staleTime: STOCK_STALE_MS,
    retry: false,
  })
