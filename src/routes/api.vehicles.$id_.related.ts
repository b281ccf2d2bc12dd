import { createFileRoute } from '@tanstack/react-router'
import { currentVehicleView } from '../features/vehicle/vehicle-view.server.ts'
import { jsonError } from '../server/http/responses.server.ts'

/** The related content on a vehicle's page (product.md 7.8). */
async function related({ params }: { params: { id: string } }): Promise<Response> {
  const view = await currentVehicleView(params.id)
  return view?.kind === 'vehicle' ? Response.json(view.related) : jsonError(404, 'Vehicle not found')
}

export const Route = createFileRoute('/api/vehicles/$id_/related')({ server: { handlers: { GET: related } } })
