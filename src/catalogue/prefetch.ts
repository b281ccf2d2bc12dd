import type { Vehicle } from './vehicle.ts'

export const listPath = '/api/vehicles'

let warmed: { vehicles: Vehicle[]; at: number } | undefined

/** Prefetches the list for the inventory page without loading TanStack Query. Failures are left for that page to report. */
export async function prefetchVehicles(): Promise<void> {
  const response = await fetch(listPath, { headers: { accept: 'application/json' } }).catch(() => undefined)
  if (response?.ok) warmed = { vehicles: await response.json(), at: Date.now() }
}

/** The prefetched list as initial data for TanStack Query. */
export const prefetchedVehicles = {
  initialData: () => warmed?.vehicles,
  initialDataUpdatedAt: () => warmed?.at,
}
