import { createIsomorphicFn } from '@tanstack/react-start'
import { currentStock } from './stock.server.ts'
import type { Vehicle } from './vehicle.ts'

/** One vehicle by id or alias, from the database on the server and from the API in the browser; undefined when there is none. */
export const loadVehicle = createIsomorphicFn()
  .server(async (idOrAlias: string): Promise<Vehicle | undefined> => (await currentStock()).find(idOrAlias))
  .client(async (idOrAlias: string): Promise<Vehicle | undefined> => {
    const { queryClient, vehicleQuery } = await import('./vehicles-query.ts')
    return queryClient.ensureQueryData(vehicleQuery(idOrAlias)).catch(() => undefined)
  })
