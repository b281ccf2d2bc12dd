import { notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { currentVehicleView } from './vehicle-view.server.ts'
import type { VehicleView } from './vehicle-view.ts'

type Address = { idOrAlias: string; href: string }

const GONE = 410

// The vehicle, else the model of that name, else similar carts (status 410). The browser asks the API only for vehicles and leaves
// models to the server. Throws notFound() for a vehicle that never existed or cannot be fetched (product.md 7.2).
export const loadVehicleView = createIsomorphicFn()
  .server(async ({ idOrAlias }: Address): Promise<VehicleView> => {
    const view = await currentVehicleView(idOrAlias)
    if (!view) throw notFound()
    if (view.kind === 'gone') setResponseStatus(GONE)
    return view
  })
  .client(async ({ idOrAlias, href }: Address): Promise<VehicleView> => {
    const { queryClient, vehicleQuery } = await import('../../domain/catalogue/vehicles-query.ts')
    const answer = await queryClient.ensureQueryData(vehicleQuery(idOrAlias)).catch(() => undefined)
    if (answer) return answer.vehicle ? { kind: 'vehicle', ...answer } : { kind: 'gone', similar: answer.similar }
    const { findModel } = await import('../../domain/catalogue/find-model.ts')
    if (findModel(idOrAlias) && !isThisDocument(href)) throw redirect({ href, reloadDocument: true })
    throw notFound()
  })

/** Whether the server has already rendered this address: loading it again would change nothing. */
function isThisDocument(href: string): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).pathname === new URL(href, document.name).pathname
}
