import { notFound } from '@tanstack/react-router'
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

/** @throws notFound() when there is no such vehicle or it cannot be fetched (product.md 7.2) */
export async function vehicleOrNotFound(idOrAlias: string): Promise<Vehicle> {
  const vehicle = await loadVehicle(idOrAlias)
  if (!vehicle) throw notFound()
  return vehicle
}
