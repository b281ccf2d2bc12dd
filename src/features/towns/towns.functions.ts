import { createIsomorphicFn } from '@tanstack/react-start'
import { listVehicles } from '../../catalogue/vehicles.server.ts'
import { database } from '../../platform/app-database.server.ts'
import { type TownSales, townSales } from './town-sales.ts'

/**
 * A town's page, with vehicles from the database on the server and from the cached list in the browser.
 * It carries its own; what all forty are made from is fetched only by a browser that goes on to another.
 */
export const loadTownSales = createIsomorphicFn()
  .server(async (slug: string): Promise<TownSales | undefined> => townSales(slug, () => listVehicles(database())))
  .client(async (slug: string): Promise<TownSales | undefined> => {
    const [{ townSales }, { queryClient, vehiclesQuery }] = await Promise.all([
      import('./town-sales.ts'),
      import('../../catalogue/vehicles-query.ts'),
    ])
    return townSales(slug, () => queryClient.ensureQueryData(vehiclesQuery))
  })
