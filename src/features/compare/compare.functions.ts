import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { loadVehicle } from '../../domain/catalogue/vehicles.functions.ts'
import type { VehicleOutcome } from '../../domain/catalogue/vehicles-query.ts'
import type { CompareDeps } from './compare-search.ts'
import type { CompareView } from './compare-view.ts'

async function compare(deps: CompareDeps, find: (name: string) => Promise<VehicleOutcome>): Promise<CompareView> {
  // Imported on demand, or the entry script of every page would contain the comparison.
  const { compareView } = await import('./compare-view.ts')
  return compareView(deps, find)
}

const NOT_FOUND = 404

/** Status 404 if the query string contains carts but none of them exists. */
export const loadComparison = createIsomorphicFn()
  .server(async (deps: CompareDeps): Promise<CompareView> => {
    const view = await compare(deps, async (name) => (await loadVehicle(name)) ?? 'gone')
    if (view.notes.length > 0 && view.carts.length === 0) setResponseStatus(NOT_FOUND)
    return view
  })
  .client(async (deps: CompareDeps): Promise<CompareView> => {
    const { vehicleOutcome } = await import('../../domain/catalogue/vehicles-query.ts')
    return compare(deps, vehicleOutcome)
  })
