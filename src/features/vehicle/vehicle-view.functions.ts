import { notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { currentStock } from '../../catalogue/stock.server.ts'
import { loadVehicle } from '../../catalogue/vehicles.functions.ts'
import { findRemoved } from '../../catalogue/vehicles.server.ts'
import { findModel } from '../../content/models/models.ts'
import { database } from '../../platform/app-database.server.ts'
import { goneView, modelView, type VehicleView } from './vehicle-view.ts'

type Address = { idOrAlias: string; href: string }

const GONE = 410

/**
 * What a vehicle's address shows: the vehicle, else the model of that name, else (with status 410) carts like the one
 * that was there. The browser asks the API for vehicles alone, and leaves models to the server.
 * @throws notFound() when there was never such a vehicle, or it cannot be fetched (product.md 7.2)
 */
export const loadVehicleView = createIsomorphicFn()
  .server(async ({ idOrAlias }: Address): Promise<VehicleView> => {
    const { find, vehicles } = await currentStock()
    const vehicle = find(idOrAlias)
    if (vehicle) return { kind: 'vehicle', vehicle }
    const model = findModel(idOrAlias)
    if (model) return { kind: 'model', model: modelView(model, vehicles) }
    const removed = await findRemoved(database(), idOrAlias)
    if (!removed) throw notFound()
    setResponseStatus(GONE)
    return goneView(removed, vehicles)
  })
  .client(async ({ idOrAlias, href }: Address): Promise<VehicleView> => {
    const vehicle = await loadVehicle(idOrAlias)
    if (vehicle) return { kind: 'vehicle', vehicle }
    const { findModel } = await import('../../content/models/models.ts')
    if (findModel(idOrAlias) && !isThisDocument(href)) throw redirect({ href, reloadDocument: true })
    throw notFound()
  })

/** Whether the server has rendered this address already: loading it again would change nothing. */
function isThisDocument(href: string): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname === new URL(href, document.name).pathname
}
