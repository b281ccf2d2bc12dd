import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { StockCard } from './cart-condition.ts'
import { type ApiVehicle, listPath, prefetchedVehicles, rememberList, STOCK_STALE_MS } from './prefetch-vehicles.ts'
import type { Vehicle } from './vehicle.ts'

/** Imported rather than provided at the root, so that only pages that fetch load it. Unused on the server. */
export const queryClient = new QueryClient()

export async function fetchJson<T>(path: string, problem: (status: number) => string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(problem(response.status))
  return response.json()
}

/** Undoes what forApi does to `isNew`. */
export const fromApi = (vehicle: ApiVehicle): Vehicle =>
  vehicle.condition ? { ...vehicle, isNew: undefined } : vehicle

const listKey = ['vehicles'] as const

/** Three retries, no refetch on window focus (product.md 4.6). */
export const inventoryQuery = queryOptions({
  queryKey: listKey,
  queryFn: async ({ signal }) =>
    rememberList(await fetchJson<ApiVehicle[]>(listPath, (status) => `Failed to fetch vehicles: ${status}`, signal)),
  select: (vehicles) => vehicles.map(fromApi),
  retry: 3,
  refetchOnWindowFocus: false,
  ...prefetchedVehicles,
})

/** Cached for five minutes, one retry (product.md 4.6). */
export const apiQuery = <T>(path: string) =>
  queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => fetchJson<T>(path, (status) => `HTTP error! status: ${status}`, signal),
    staleTime: STOCK_STALE_MS,
    retry: 1,
  })

export const numberedHeader = 'x-numbered'

type VehicleAnswer =
  | { readonly vehicle: Vehicle; readonly numbered: boolean }
  | { readonly vehicle: undefined; readonly similar: readonly StockCard[] }

const NOT_FOUND = 404
const GONE = 410

/** Whether there is no such vehicle, as opposed to a failed fetch. */
const isMissing = (error: unknown): boolean => error instanceof Error && error.cause === NOT_FOUND

/** A vehicle's page shows any failure as 'Vehicle not found' (product.md 7.2). */
export const vehicleQuery = (idOrAlias: string) =>
  queryOptions({
    queryKey: ['vehicles', idOrAlias],
    queryFn: async ({ signal }): Promise<VehicleAnswer> => {
      const path = `${listPath}/${encodeURIComponent(idOrAlias)}`
      const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
      if (response.status === GONE) return { vehicle: undefined, similar: (await response.json()).similar }
      if (!response.ok) throw new Error('Vehicle not found', { cause: response.status })
      return { vehicle: fromApi(await response.json()), numbered: response.headers.has(numberedHeader) }
    },
    staleTime: STOCK_STALE_MS,
    retry: false,
  })

/** 'gone' if the vehicle doesn't exist, or no longer does; 'failed' if it couldn't be fetched. */
export type VehicleOutcome = Extract<VehicleAnswer, { vehicle: Vehicle }> | 'gone' | 'failed'

export async function vehicleOutcome(idOrAlias: string): Promise<VehicleOutcome> {
  try {
    const answer = await queryClient.ensureQueryData(vehicleQuery(idOrAlias))
    return answer.vehicle ? answer : 'gone'
  } catch (error) {
    return isMissing(error) ? 'gone' : 'failed'
  }
}
