import { createIsomorphicFn } from '@tanstack/react-start'
import { sharedNames } from './cart-condition.ts'
import { currentStock } from './stock.server.ts'
import type { Vehicle } from './vehicle.ts'

/** `numbered`: several vehicles in the catalogue have this name. */
type NumberedVehicle = { readonly vehicle: Vehicle; readonly numbered: boolean }

export type FindVehicle = (idOrName: string) => Promise<NumberedVehicle | undefined>

export const loadVehicle = createIsomorphicFn()
  .server(async (idOrAlias: string): Promise<NumberedVehicle | undefined> => {
    const { find, vehicles } = await currentStock()
    const vehicle = find(idOrAlias)
    return vehicle && { vehicle, numbered: sharedNames(vehicles).has(vehicle.name) }
  })
  .client(async (idOrAlias: string): Promise<NumberedVehicle | undefined> => {
    const { vehicleOutcome } = await import('./vehicles-query.ts')
    const outcome = await vehicleOutcome(idOrAlias)
    return typeof outcome === 'object' ? outcome : undefined
  })
