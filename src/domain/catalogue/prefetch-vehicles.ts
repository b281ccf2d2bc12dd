import { WHOLE_LIST_LIMIT } from './stock-size.ts'
import type { Vehicle } from './vehicle.ts'

export const listPath = '/api/vehicles'
export const inventoryPath = '/api/inventory'

/** How long a fetched answer is reused without asking the server again (product.md 4.6). */
export const STOCK_STALE_MS = 5 * 60 * 1000
/** TanStack Query's wait before its first retry. */
const RETRY_DELAY_MS = 1000

let lastList: { vehicles: ApiVehicle[]; at: number } | undefined
let lastTotal: { total: number; at: number } | undefined
let inFlight: Promise<void> | undefined

/** A vehicle in the API's form. */
export type ApiVehicle = Vehicle & { readonly condition?: 'unknown' }

export function rememberList(vehicles: ApiVehicle[]): ApiVehicle[] {
  lastList = { vehicles, at: Date.now() }
  return vehicles
}

/** Prefetches the inventory's list. Failures are left for the inventory to report. */
export function prefetchVehicles(total: number | undefined): Promise<void> {
  inFlight ??= prefetch(total).finally(() => {
    inFlight = undefined
  })
  return inFlight
}

async function prefetch(total: number | undefined): Promise<void> {
  if (isFresh(lastList)) return
  if (total !== undefined) lastTotal = { total, at: Date.now() }
  else if (!isFresh(lastTotal)) {
    const page = await fetchTwice<{ total: number }>(inventoryPath)
    lastTotal = page && { total: page.total, at: Date.now() }
  }
  if (!lastTotal || lastTotal.total > WHOLE_LIST_LIMIT) return
  const vehicles = await fetchTwice<ApiVehicle[]>(listPath)
  if (vehicles) rememberList(vehicles)
}

const isFresh = (fetched: { at: number } | undefined): boolean =>
  fetched !== undefined && Date.now() - fetched.at < STOCK_STALE_MS

/** At most one retry, without loading TanStack Query; undefined when both attempts failed. */
export async function fetchTwice<T>(path: string): Promise<T | undefined> {
  const first = await fetchOnce<T>(path)
  if (first !== undefined) return first
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
  return fetchOnce<T>(path)
}

const fetchOnce = <T>(path: string): Promise<T | undefined> =>
  fetch(path, { headers: { accept: 'application/json' } })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)

export const prefetchedVehicles = {
  initialData: () => lastList?.vehicles,
  initialDataUpdatedAt: () => lastList?.at,
}
