import { currentStock } from '../../catalogue/stock.server.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { matchesEtag, streamedHeader, textStream } from '../../http/responses.server.ts'
import { withPauses } from '../../platform/time-slices.ts'

/** About 3 MB. The list of a larger stock is made while it is sent, rather than kept in memory in every encoding. */
const MAX_KEPT_VEHICLES = 2000

/** `GET /api/vehicles`: the whole list (product.md 7.1). */
export async function vehicleListResponse(request: Request): Promise<Response> {
  const { vehicles, version } = await currentStock()
  if (vehicles.length <= MAX_KEPT_VEHICLES) return Response.json(vehicles)
  const etag = `"${version.slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate', [streamedHeader]: 'yes' }
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(textStream(jsonArray(vehicles)), { headers: { ...headers, 'content-type': 'application/json' } })
}

async function* jsonArray(vehicles: readonly Vehicle[]): AsyncGenerator<string> {
  let separator = '['
  for await (const vehicle of withPauses(vehicles)) {
    yield separator + JSON.stringify(vehicle)
    separator = ','
  }
  yield ']'
}
