import { WHOLE_LIST_LIMIT } from './stock-size.ts'
import type { Vehicle } from './vehicle.ts'

export const listPath = '/api/vehicles'
/** One page of the inventory, with the total. */
export const inventoryPath = '/api/inventory'

let warmed: { vehicles: Vehicle[]; at: number } | undefined

/**
 * Prefetches the list for the inventory page without loading TanStack Query, unless it is too long to be of use there. Failures
 * are left for that page to report.
 * @param total how many vehicles there are, where it is known
 */
export async function prefetchVehicles(total: number | undefined): Promise<void> {
  if ((total ?? (await fetchTotal())) > WHOLE_LIST_LIMIT) return
  const response = await fetch(listPath, { headers: { accept: 'application/json' } }).catch(() => undefined)
  if (response?.ok) warmed = { vehicles: await response.json(), at: Date.now() }
}

async function fetchTotal(): Promise<number> {
  const response = await fetch(inventoryPath, { headers: { accept: 'application/json' } }).catch(() => undefined)
  return response?.ok ? (await response.json()).total : Number.POSITIVE_INFINITY
}

/** The prefetched list as initial data for TanStack Query. */
export const prefetchedVehicles = {
  initialData: () => warmed?.vehicles,
  initialDataUpdatedAt: () => warmed?.at,
}
