import { createIsomorphicFn } from '@tanstack/react-start'
import { sharedNames } from './condition.ts'
import { currentStock } from './stock.server.ts'
import type { Vehicle } from './vehicle.ts'

/** `numbered`: the catalogue holds several of its name. */
type FoundVehicle = { readonly vehicle: Vehicle; readonly numbered: boolean }

/** One vehicle by id or alias, from the snapshot of the stock on the server and from the API in the browser; undefined when there is none. */
export const loadVehicle = createIsomorphicFn()
  .server(async (idOrAlias: string): Promise<FoundVehicle | undefined> => {
    const { find, vehicles } = await currentStock()
    const vehicle = find(idOrAlias)
    return vehicle && { vehicle, numbered: sharedNames(vehicles).has(vehicle.name) }
  })
  .client(async (idOrAlias: string): Promise<FoundVehicle | undefined> => {
    const { vehicleOutcome } = await import('./vehicles-query.ts')
    const outcome = await vehicleOutcome(idOrAlias)
    return typeof outcome === 'object' ? outcome : undefined
  })
