import { createHash } from 'node:crypto'
import type { StockedVehicle, Vehicle } from '../../catalogue/vehicle.ts'
import { specificationNames, vehiclesCsv } from '../../catalogue/vehicle-csv.ts'
import { eachVehicle, stockVersion } from '../../catalogue/vehicles.server.ts'
import { allPictures } from '../../content/pictures.gen.ts'
import { matchesEtag } from '../../http/responses.server.ts'
import type { Db } from '../../platform/database.server.ts'
import { vehicleHref } from '../../site-map.ts'
import { googleProducts } from './google-products.ts'

export type FeedName = 'google-products.xml' | 'inventory.csv' | 'inventory.json'
type Feed = { type: string; write: (db: Db, siteUrl: string) => AsyncGenerator<string> }

const feeds: Record<FeedName, Feed> = {
  'google-products.xml': {
    type: 'application/xml; charset=utf-8',
    write: (db, siteUrl) => googleProducts(eachVehicle(db), siteUrl),
  },
  'inventory.csv': { type: 'text/csv; charset=utf-8', write: csv },
  'inventory.json': { type: 'application/json', write: json },
}

/** One of the feeds, sent while the stock is read, or 304 for a reader who has this version. */
export async function feedResponse(name: FeedName, request: Request, db: Db, siteUrl: string): Promise<Response> {
  const { type, write } = feeds[name]
  const etag = `"${await versionOf(`${name} ${siteUrl}`, db)}"`
  const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' }
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : streamOf(write(db, siteUrl))
  return new Response(body, { headers: { ...headers, 'content-type': type } })
}

/** Changes with everything that a feed says, so that no feed has to be written to find out. */
async function versionOf(feed: string, db: Db): Promise<string> {
  const facts = [feed, await stockVersion(db), picturesVersion]
  return createHash('sha256').update(facts.join(' ')).digest('base64url').slice(0, 22)
}

/** A new build may have other pictures. */
const picturesVersion = createHash('sha256').update(JSON.stringify(allPictures)).digest('hex')

function streamOf(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await text.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    // A reader who disconnects ends the query too.
    cancel: () => text.return(undefined).then(() => undefined),
  })
}

/** Vehicles with absolute URLs, for readers on other sites. */
async function* withUrls(db: Db, siteUrl: string): AsyncGenerator<Vehicle & { url: string }> {
  for await (const vehicle of eachVehicle(db)) {
    const url = siteUrl + vehicleHref(vehicle.id)
    yield { ...vehicle, images: vehicle.images.map((path) => siteUrl + path), url }
  }
}

async function* json(db: Db, siteUrl: string): AsyncGenerator<string> {
  let separator = '['
  for await (const vehicle of withUrls(db, siteUrl)) {
    yield `${separator}\n${JSON.stringify(vehicle)}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

/** Aliases stay on the server. */
async function* withoutAliases(vehicles: AsyncIterable<Vehicle>): AsyncGenerator<StockedVehicle> {
  for await (const vehicle of vehicles) yield { ...vehicle, aliases: [] }
}

async function* csv(db: Db, siteUrl: string): AsyncGenerator<string> {
  yield* vehiclesCsv(withoutAliases(withUrls(db, siteUrl)), await specificationNames(eachVehicle(db)), {
    url: ({ id }) => siteUrl + vehicleHref(id),
  })
}
