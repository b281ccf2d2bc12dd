import { createIsomorphicFn } from '@tanstack/react-start'
import { database } from '../platform/app-database.server.ts'
import type { Vehicle } from './vehicle.ts'
import { findVehicle } from './vehicles.server.ts'

/** One vehicle by id or alias, from the database on the server and from the API in the browser; undefined when there is none. */
export const loadVehicle = createIsomorphicFn()
  .server((idOrAlias: string): Promise<Vehicle | undefined> => findVehicle(database(), idOrAlias))
  .client(async (idOrAlias: string): Promise<Vehicle | undefined> => {
    const { queryClient, vehicleQuery } = await import('./vehicles-query.ts')
    return queryClient.ensureQueryData(vehicleQuery(idOrAlias)).catch(() => undefined)
  })
