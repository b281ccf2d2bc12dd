import { createHash } from 'node:crypto'
import type { Stock } from '../../catalogue/stock.server.ts'
import type { StockedVehicle, Vehicle } from '../../catalogue/vehicle.ts'
import { specificationNames, vehiclesCsv } from '../../catalogue/vehicle-csv.ts'
import { allPictures } from '../../content/pictures.gen.ts'
import { matchesEtag, textStream } from '../../http/responses.server.ts'
import { withPauses } from '../../platform/time-slices.ts'
import { vehicleHref } from '../../site-map.ts'
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

/** One of the feeds, sent while the stock is read, or 304 for a reader who has this version. */
export function feedResponse(
  name: FeedName,
  request: Request,
  { vehicles, version }: Pick<Stock, 'vehicles' | 'version'>,
  siteUrl: string,
): Response {
  const { type, write } = feeds[name]
  const etag = `"${hashOf([name, siteUrl, version, picturesVersion])}"`
  const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' }
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : textStream(write(vehicles, siteUrl))
  return new Response(body, { headers: { ...headers, 'content-type': type } })
}

/** Changes with everything that a feed says, so that no feed has to be written to find out. */
const hashOf = (facts: readonly string[]): string =>
  createHash('sha256').update(facts.join(' ')).digest('base64url').slice(0, 22)

/** A new build may have other pictures. */
const picturesVersion = createHash('sha256').update(JSON.stringify(allPictures)).digest('hex')

/** Vehicles with absolute URLs, for readers on other sites. */
async function* withUrls(vehicles: readonly Vehicle[], siteUrl: string): AsyncGenerator<Vehicle & { url: string }> {
  for await (const vehicle of withPauses(vehicles)) {
    const url = siteUrl + vehicleHref(vehicle.id)
    yield { ...vehicle, images: vehicle.images.map((path) => siteUrl + path), url }
  }
}

async function* json(vehicles: readonly Vehicle[], siteUrl: string): AsyncGenerator<string> {
  let separator = '['
  for await (const vehicle of withUrls(vehicles, siteUrl)) {
    yield `${separator}\n${JSON.stringify(vehicle)}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

/** Aliases stay on the server. */
async function* withoutAliases(vehicles: AsyncIterable<Vehicle>): AsyncGenerator<StockedVehicle> {
  for await (const vehicle of vehicles) yield { ...vehicle, aliases: [] }
}

async function* csv(vehicles: readonly Vehicle[], siteUrl: string): AsyncGenerator<string> {
  yield* vehiclesCsv(withoutAliases(withUrls(vehicles, siteUrl)), await specificationNames(withPauses(vehicles)), {
    url: ({ id }) => siteUrl + vehicleHref(id),
  })
}
