import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { listVehicles } from '../../catalogue/vehicles.server.ts'
import { vehiclesQuery } from '../../catalogue/vehicles-query.ts'
import { database } from '../../platform/services.server.ts'
import { type TownSales, townSales } from './town-sales.ts'

/**
 * A town's page, with vehicles from the database on the server and from the cached list in the browser.
 * It carries its own; what all forty are made from is fetched only by a browser that goes on to another.
 */
export const loadTownSales = createIsomorphicFn()
  .server(
    async (_client: QueryClient, slug: string): Promise<TownSales | undefined> =>
      townSales(slug, () => listVehicles(database())),
  )
  .client(
    async (client: QueryClient, slug: string): Promise<TownSales | undefined> =>
      (await import('./town-sales.ts')).townSales(slug, () => client.ensureQueryData(vehiclesQuery)),
  )
