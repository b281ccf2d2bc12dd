import { vehicleHref } from '../../content/addresses.ts'
import { specificationNames, vehiclesCsv } from '../../domain/catalogue/import/vehicle-csv.ts'
import { forApi, type StockedVehicle, type Vehicle } from '../../domain/catalogue/vehicle.ts'
import { textStream } from '../../server/http/responses.server.ts'
import { withPauses } from '../../server/system/time-slices.ts'
import { withoutPoint } from '../../ui/picture-address.ts'
import { googleProducts } from './google-products.ts'

export type FeedName = 'google-products.xml' | 'inventory.csv' | 'inventory.json'
type Feed = { type: string; write: (vehicles: readonly Vehicle[], siteUrl: string) => AsyncGenerator<string> }

const feeds: Record<FeedName, Feed> = {
  'google-products.xml': {
    type: 'application/xml; charset=utf-8',
    write: (vehicles, siteUrl) => googleProducts(withPauses(vehicles), siteUrl),
  },
  'inventory.csv': { type: 'text/csv; charset=utf-8', write: csv },
  'inventory.json': { type: 'application/json', write: json },
}

export function feedResponse(name: FeedName, vehicles: readonly Vehicle[], siteUrl: string): Response {
  const { type, write } = feeds[name]
  return new Response(textStream(write(vehicles, siteUrl)), {
    headers: { 'cache-control': 'public, max-age=0, must-revalidate', 'content-type': type },
  })
}

async function* withUrls(vehicles: readonly Vehicle[], siteUrl: string): AsyncGenerator<Vehicle & { url: string }> {
  for await (const vehicle of withPauses(vehicles)) {
    const url = siteUrl + vehicleHref(vehicle.id)
    yield { ...vehicle, images: vehicle.images.map((image) => siteUrl + withoutPoint(image)), url }
  }
}

async function* json(vehicles: readonly Vehicle[], siteUrl: string): AsyncGenerator<string> {
  let separator = '['
  for await (const vehicle of withUrls(vehicles, siteUrl)) {
    yield `${separator}\n${JSON.stringify(forApi(vehicle))}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

/** Removes aliases, which must not leave the server. */
async function* withoutAliases(vehicles: AsyncIterable<Vehicle>): AsyncGenerator<StockedVehicle> {
  for await (const vehicle of vehicles) yield { ...vehicle, aliases: [] }
}

async function* csv(vehicles: readonly Vehicle[], siteUrl: string): AsyncGenerator<string> {
  yield* vehiclesCsv(withoutAliases(withUrls(vehicles, siteUrl)), await specificationNames(withPauses(vehicles)), {
    url: ({ id }) => siteUrl + vehicleHref(id),
  })
}
