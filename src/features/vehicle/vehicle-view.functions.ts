import { notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { findRemoved, findVehicle, listVehicles } from '../../catalogue/vehicles.server.ts'
import { findModel } from '../../content/models/models.ts'
import { database } from '../../platform/app-database.server.ts'
import { goneView, modelView, type VehicleView } from './vehicle-view.ts'

type Address = { idOrAlias: string; href: string }

const GONE = 410

/**
 * What a vehicle's address shows: the vehicle, else the model of that name, else (with status 410) carts like the one
 * that was there. The browser asks the API for the vehicle alone and leaves the rest to the server.
 * @throws notFound() when there was never such a vehicle, or it cannot be fetched (product.md 7.2)
 */
export const loadVehicleView = createIsomorphicFn()
  .server(async ({ idOrAlias }: Address): Promise<VehicleView> => {
    const db = database()
    const vehicle = await findVehicle(db, idOrAlias)
    if (vehicle) return { kind: 'vehicle', vehicle }
    const model = findModel(idOrAlias)
    if (model) return { kind: 'model', model: modelView(model, await listVehicles(db)) }
    const removed = await findRemoved(db, idOrAlias)
    if (!removed) throw notFound()
    setResponseStatus(GONE)
    return goneView(removed, await listVehicles(db))
  })
  .client(async ({ idOrAlias, href }: Address): Promise<VehicleView> => {
    const { HttpError, queryClient, vehicleQuery } = await import('../../catalogue/vehicles-query.ts')
    try {
      return { kind: 'vehicle', vehicle: await queryClient.ensureQueryData(vehicleQuery(idOrAlias)) }
    } catch (error) {
      if (error instanceof HttpError && error.status === 404 && !isThisDocument(href))
        throw redirect({ href, reloadDocument: true })
      throw notFound()
    }
  })

/** Whether the server has rendered this address already: loading it again would change nothing. */
function isThisDocument(href: string): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname === new URL(href, document.name).pathname
}
