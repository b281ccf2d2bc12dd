import { currentStock } from '../../domain/catalogue/stock.server.ts'
import { forApi, type Vehicle } from '../../domain/catalogue/vehicle.ts'
import { textStream } from '../../server/http/responses.server.ts'
import { withPauses } from '../../server/system/time-slices.ts'

/** `GET /api/vehicles` (product.md 7.1). */
export async function vehicleListResponse(): Promise<Response> {
  const { vehicles } = await currentStock()
  return new Response(textStream(jsonArray(vehicles)), { headers: { 'content-type': 'application/json' } })
}

async function* jsonArray(vehicles: readonly Vehicle[]): AsyncGenerator<string> {
  let separator = ''
  yield '['
  for await (const vehicle of withPauses(vehicles)) {
    yield separator + JSON.stringify(forApi(vehicle))
    separator = ','
  }
  yield ']'
}
