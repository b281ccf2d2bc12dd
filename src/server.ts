import { hash } from 'node:crypto'
import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { shownHours } from './area/hours-by-date.ts'
import { followHours } from './area/hours-changes.server.ts'
import { stockIntake } from './catalogue/import/stock-intake.server.ts'
import { photoSizes } from './catalogue/photos/photo-sizes.server.ts'
import { shownStockVersion, watchStock } from './catalogue/stock.server.ts'
import { tagHeaders } from './cdn/cache-tags.server.ts'
import { purging, type Versions } from './cdn/purge.server.ts'
import { offers } from './dealer/facts/offers.ts'
import { mainSite } from './dealer/facts/sites.ts'
import { inventorySearches } from './features/inventory/inventory-searches.server.ts'
import { startVisitCounts } from './field/visit-counts.server.ts'
import { readClients } from './http/client-ip.server.ts'
import { type HttpServer, startHttpServer } from './http/http-server.server.ts'
import { PageCache } from './http/page-cache.server.ts'
import { type BuildDirectories, loadPrerendered, prerender } from './http/prerendered.server.ts'
import { refusal } from './http/refusals.server.ts'
import { createRequestHandler } from './http/request-handler.server.ts'
import { jsonError } from './http/responses.server.ts'
import { endpointsOf, routeRules } from './http/route-rules.server.ts'
import { fileHeaders, isPage, securityHeaders } from './http/security-headers.server.ts'
import { addOlderAssets, loadAssets } from './http/static-files.server.ts'
import { Turns } from './http/turns.server.ts'
import { startJobs } from './jobs/run-jobs.server.ts'
import { configuredSenders } from './leads/channels/senders.server.ts'
import { deliveries } from './leads/outbox.server.ts'
import { erasure } from './leads/retention.server.ts'
import { escalation } from './leads/work/escalation.server.ts'
import { leadNotices } from './leads/work/lead-notices.server.ts'
import { soldCarts } from './leads/work/sold-carts.server.ts'
import { startMetrics } from './monitoring/metrics.server.ts'
import { startMonitor } from './monitoring/monitor.server.ts'
import { staffMessages } from './monitoring/staff-messages.server.ts'
import { closeDatabase, database } from './platform/app-database.server.ts'
import { env } from './platform/env.server.ts'
import { burstLimiter } from './platform/limits.server.ts'
import { log } from './platform/log.server.ts'
import { setPictureProgram } from './platform/picture-process.server.ts'
import { pictureStore } from './platform/picture-store.server.ts'
import type { PictureFolders } from './platform/pictures.server.ts'
import { version } from './platform/version.server.ts'
import { followBlocks, shownBlocksVersion } from './rentals/rental-blocks.server.ts'
import { getRouter } from './router.tsx'
import { watchWork } from './watches/watch-work.server.ts'
import { pageError } from './words/page-error.ts'

/** Matches paths only; each rendered page gets its own router. */
const router = getRouter()
const rulesOf = (pathname: string) => routeRules(router, pathname)

const answer: typeof handler.fetch = async (request, options) => {
  const response = await handler.fetch(request, options)
  // A handler of the API or a feed threw. The framework has logged it, and answers in its own words.
  const handlerFailed = response.status === 500 && !isPage(response.headers)
  return handlerFailed ? jsonError(500, pageError.sentence) : response
}

/** For development: in production, the request handler asks for refusals itself. */
export default createServerEntry({
  fetch: (request, options) => {
    const asked = { method: request.method, headers: Object.fromEntries(request.headers) }
    return refusal(asked, rulesOf(new URL(request.url).pathname), env().SITE_URL) ?? answer(request, options)
  },
})

/** Only the path and query of a request count, so a page is the same for every visitor. */
const render = async (target: string): Promise<Response> => answer(new Request(env().SITE_URL + target))

/** For bench/attacks.ts. */
export const endpoints = () => endpointsOf(router)

export const prerenderPages = (directories: BuildDirectories): Promise<number> =>
  prerender(render, env(), shownHours().version, directories)

export type SiteOptions = BuildDirectories & {
  /** Differs where a build was made from other sources. */
  build: string
  /** `clientDirectory` of builds before this one. */
  olderClients: readonly string[]
  importer: string
  photoMaker: string
  pictureProgram: string
  pictures: PictureFolders
}

function shownVersions(build: string): Versions | undefined {
  const stock = shownStockVersion()
  return stock === undefined
    ? undefined
    : { stock, 'rental-blocks': shownBlocksVersion(), hours: hash('sha1', shownHours().version), build }
}

export async function startSite(options: SiteOptions): Promise<HttpServer> {
  const { clientDirectory, olderClients, pagesDirectory, importer, photoMaker, pictures, build } = options
  setPictureProgram(options.pictureProgram)
  const { SITE_URL, DATA_DIR, PORT, HOST, RETENTION_DAYS, RENDER_LIMIT } = env()
  const clients = readClients(env())
  const metrics = env().METRICS_PORT === undefined ? undefined : startMetrics(database)
  const tagged = env().CDN_PURGE_URL ? tagHeaders(build) : undefined
  const prerendered = await loadPrerendered(pagesDirectory, env(), tagged)
  const pages = new PageCache({
    rendered: metrics?.rendered,
    siteUrl: SITE_URL,
    headers: securityHeaders(SITE_URL),
    prerendered,
    hours: () => shownHours().version,
    tagHeaders: tagged,
    render,
  })
  const stopWatching = watchStock(database, () => pages.stockChanged(), [
    followHours,
    ...(offers.rentals ? [followBlocks] : []),
  ])
  const assets = await loadAssets(clientDirectory, fileHeaders)
  await addOlderAssets(assets, olderClients, fileHeaders)
  const handleRequest = createRequestHandler({
    fetch: answer,
    rulesOf,
    assets,
    pages,
    turns: new Turns(burstLimiter('turns', RENDER_LIMIT), RENDER_LIMIT),
    folders: { ...pictures, client: clientDirectory, store: pictureStore(env()) },
    siteUrl: SITE_URL,
    clients,
    metrics,
  })
  const http = await startHttpServer(handleRequest, {
    port: PORT,
    host: HOST,
    isUpload: ({ url = '', headers }) =>
      /^(?:multipart\/form-data|image\/)/.test(headers['content-type'] ?? '') &&
      rulesOf(url.split('?', 1)[0] ?? '').uploads,
    // A proxy's connections belong to all its visitors.
    clientOf: (address) => (clients.isProxy(address) ? undefined : clients.clientOf(address, undefined)),
  })
  log.info({ version, node: process.version, port: PORT }, 'the site is up')
  const db = database()
  const jobs = startJobs({
    db,
    work: [
      ...deliveries(db, configuredSenders(env(), db)),
      ...watchWork({ db, env: env(), searches: inventorySearches }),
      ...purging({ db, env: env(), shown: () => shownVersions(build) }),
      // The main site does the work that is done once for all sites: decision 24.
      ...(mainSite === null
        ? [
            ...staffMessages({ db, env: env(), pictures }),
            ...leadNotices({ db, env: env() }),
            ...escalation({ db, env: env() }),
            ...soldCarts({ db, env: env() }),
            ...stockIntake({ db, env: env(), importer }),
            photoSizes(photoMaker),
            erasure({ db, retentionDays: RETENTION_DAYS, dataDir: DATA_DIR, pictures: pictureStore(env()) }),
          ]
        : []),
    ],
  })
  const stopCounting = startVisitCounts(db)
  const monitor = mainSite === null ? startMonitor({ db, env: env() }) : undefined

  const stop = async (): Promise<void> => {
    stopWatching()
    await Promise.all([http.stop(), jobs.stop(), monitor?.stop()])
    await stopCounting()
    await closeDatabase()
  }
  return { server: http.server, stop }
}
