import type { Vehicle } from './vehicle.ts'

export const listPath = '/api/vehicles'

let warmed: { vehicles: Vehicle[]; at: number } | undefined

/** Reads the list ahead of the page that needs it, without what fetches and keeps it there. A failure is that page's to report. */
export async function prefetchVehicles(): Promise<void> {
  const response = await fetch(listPath, { headers: { accept: 'application/json' } }).catch(() => undefined)
  if (response?.ok) warmed = { vehicles: await response.json(), at: Date.now() }
}

/** What was read ahead, in the words of TanStack Query. */
export const prefetchedVehicles = {
  initialData: () => warmed?.vehicles,
  initialDataUpdatedAt: () => warmed?.at,
}
