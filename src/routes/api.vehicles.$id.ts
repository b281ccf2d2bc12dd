import { createFileRoute } from '@tanstack/react-router'
import { forApi } from '../domain/catalogue/vehicle.ts'
import { numberedHeader } from '../domain/catalogue/vehicles-query.ts'
import { currentVehicleView } from '../features/vehicle/vehicle-view.server.ts'
import { jsonError } from '../server/http/responses.server.ts'

const NOT_FOUND = 'Vehicle not found'

/** Status 410 with alternatives for a vehicle that is gone (product.md 7.2). Models are not vehicles. */
async function vehicle({ params }: { params: { id: string } }): Promise<Response> {
  const view = await currentVehicleView(params.id)
  switch (view?.kind) {
    case 'vehicle':
      return Response.json(forApi(view.vehicle), { headers: view.numbered ? { [numberedHeader]: 'true' } : {} })
    case 'gone':
      return Response.json(
        { error: NOT_FOUND, similar: view.similar },
        { status: 410, headers: { 'cache-control': 'no-store' } },
      )
    default:
      return jsonError(404, NOT_FOUND)
  }
}

export const Route = createFileRoute('/api/vehicles/$id')({ server: { handlers: { GET: vehicle } } })
