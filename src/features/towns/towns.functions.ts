import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { listVehicles } from '../../catalogue/vehicles.server.ts'
import { vehiclesQuery } from '../../catalogue/vehicles-query.ts'
import { database } from '../../platform/services.server.ts'
import { type PopularVehicle, popularVehicles } from './popular-vehicles.ts'

/** A town's popular carts: from the database on the server, from the cached list in the browser. */
export const loadPopularVehicles = createIsomorphicFn()
  .server(
    async (_client: QueryClient, townSlug: string): Promise<PopularVehicle[]> =>
      popularVehicles(await listVehicles(database()), townSlug),
  )
  .client(
    async (client: QueryClient, townSlug: string): Promise<PopularVehicle[]> =>
      popularVehicles(await client.ensureQueryData(vehiclesQuery), townSlug),
  )
