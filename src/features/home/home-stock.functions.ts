import { createIsomorphicFn } from '@tanstack/react-start'
import { listVehicles } from '../../catalogue/vehicles.server.ts'
import { database } from '../../platform/app-database.server.ts'
import { type HomeStock, homeStock } from './home-stock.ts'

/** From the database on the server, from the API in the browser. */
export const loadHomeStock = createIsomorphicFn()
  .server(async (): Promise<HomeStock> => homeStock(await listVehicles(database())))
  .client(async (): Promise<HomeStock> => {
    const { apiQuery, queryClient } = await import('../../catalogue/vehicles-query.ts')
    return queryClient.ensureQueryData(apiQuery<HomeStock>('/api/home'))
  })
