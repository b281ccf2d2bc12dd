import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { database } from '../platform/services.server.ts'
import type { Vehicle } from './vehicle.ts'
import { findVehicle } from './vehicles.server.ts'
import { vehicleQuery } from './vehicles-query.ts'

/** One vehicle by id or alias: from the database on the server, from the API in the browser. undefined when there is none. */
export const loadVehicle = createIsomorphicFn()
  .server((_client: QueryClient, idOrAlias: string): Promise<Vehicle | undefined> => findVehicle(database(), idOrAlias))
  .client(
    (client: QueryClient, idOrAlias: string): Promise<Vehicle | undefined> =>
      client.ensureQueryData(vehicleQuery(idOrAlias)).catch(() => undefined),
  )
