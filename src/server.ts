import { hash } from 'node:crypto'
import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { pages, vehicleHref } from './content/addresses.ts'
import { mainSite } from './content/dealer/facts/main-site.facts.ts'
import { offers } from './content/dealer/facts/offers.facts.ts'
import { pageError } from './content/words/page-error.words.ts'
import { stockIntake } from './domain/catalogue/import/stock-intake.server.ts'
import { photoSizes } from './domain/catalogue/photos/photo-sizes.server.ts'
import { shownStockVersion, watchStock } from './domain/catalogue/stock.server.ts'
import { followHours } from './domain/hours/hours-changes.server.ts'
import { configuredSenders } from './domain/leads/channels/senders.server.ts'
import { escalation } from './domain/leads/notices/escalation.server.ts'
import { leadLists } from './domain/leads/notices/lead-list-mail.server.ts'
import { leadNotices } from './domain/leads/notices/lead-notices.server.ts'
import { leadReminders } from './domain/leads/notices/lead-reminders.server.ts'
import { soldCarts } from './domain/leads/notices/sold-cart-notices.server.ts'
import { deliveries } from './domain/leads/outbox.server.ts'
import { erasure } from './domain/leads/retention.server.ts'
import { leadReplies } from './domain/leads/work/lead-replies.server.ts'
import { reminders } from './domain/leads/work/reminders.server.ts'
import { startMetrics } from './domain/monitoring/metrics.server.ts'
import { startMonitor } from './domain/monitoring/monitor.server.ts'
import { staffMessages } from './domain/monitoring/staff-mail-jobs.server.ts'
import { frameVersion } from './domain/notices/site-notice.ts'
import { followNotices } from './domain/notices/site-notices.server.ts'
import { followRentalDays, shownRentalDaysVersion } from './domain/rentals/taken-days.server.ts'
import { waitlistWork } from './domain/waitlist/waitlist-work.server.ts'
import { inventorySearches } from './features/inventory/inventory-searches.server.ts'
import { sitemapEntries } from './frame/seo/sitemap.ts'
import { getRouter } from './router.tsx'
import { closeDatabase, database } from './server/database/app-database.server.ts'
import { startJobs } from './server/database/jobs/run-jobs.server.ts'
import { tagHeaders } from './server/http/cache-tags.server.ts'
import { readClients } from './server/http/client-ip.server.ts'
import { type HttpServer, startHttpServer } from './server/http/http-server.server.ts'
import { PageCache } from './server/http/page-cache.server.ts'
import { type BuildDirectories, loadPrerendered, prerender } from './server/http/prerendered.server.ts'
import { purging, type Versions } from './server/http/purge.server.ts'
import { burstLimiter } from './server/http/rate-limits.server.ts'
import { refusal } from './server/http/refused-requests.server.ts'
import { createRequestHandler } from './server/http/request-handler.server.ts'
import { jsonError } from './server/http/responses.server.ts'
import { endpointsOf, routeRules } from './server/http/route-rules.server.ts'
import { fileHeaders, isPage, securityHeaders } from './server/http/security-headers.server.ts'
import { addOlderAssets, loadAssets } from './server/http/static-files.server.ts'
import { Throttle } from './server/http/throttle.server.ts'
import { setPictureProgram } from './server/pictures/picture-process.server.ts'
import { pictureStore } from './server/pictures/picture-store.server.ts'
import type { PictureFolders } from './server/pictures/pictures.server.ts'
import { env } from './server/settings/env.server.ts'
import { log } from './server/system/log.server.ts'
import { version } from './server/system/version.server.ts'
import { startVisitCounts } from './server/web-vitals/visit-counts.server.ts'

/** Matches paths only; each rendered page gets its own router. */
const router = getRouter()
const rulesOf = (pathname: string) => routeRules(router, pathname)

const answer: typeof handler.fetch = async (request, options) => {
  const response = await handler.fetch(request, options)
  // A handler of the API or a feed threw. The framework has logged the error, but its response is not worded for people.
  const handlerFailed = response.status === 500 && !isPage(response.headers)
  return handlerFailed ? jsonError(500, pageError.sentence) : response
}

/** Used in development. In production, the request handler itself calls `refusal`. */
export default createServerEntry({
  fetch: (request, options) => {
    const incoming = { method: request.method, headers: Object.fromEntries(request.headers) }
    return refusal(incoming, rulesOf(new URL(request.url).pathname), env().SITE_URL) ?? answer(request, options)
  },
})

/** Renders from the path and query alone, so that a page is the same for every visitor. */
const render = async (target: string): Promise<Response> => answer(new Request(env().SITE_URL + target))

/** For bench/attacks.ts. */
export const endpoints = () => endpointsOf(router)

/** Pages that no site map lists, rendered for their styles: a vehicle's page and a missing page. */
const unlisted = [vehicleHref('-'), '/-']
const prerenderedPaths = new Set([...[...pages, ...sitemapEntries([])].map((entry) => entry.path), ...unlisted])

export const prerenderPages = (directories: BuildDirectories): Promise<number> =>
  prerender(render, prerenderedPaths, env(), frameVersion(), directories)

export type SiteOptions = BuildDirectories & {
  /** Differs between builds that were made from different sources. */
  build: string
  /** The `clientDirectory` of each earlier build. */
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
    : { stock, 'rental-blocks': shownRentalDaysVersion(), hours: hash('sha1', frameVersion()), build }
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
    hours: frameVersion,
    tagHeaders: tagged,
    render,
  })
  const stopWatching = watchStock(database, () => pages.stockChanged(), [
    followHours,
    followNotices,
    ...(offers.rentals ? [followRentalDays] : []),
  ])
  const assets = await loadAssets(clientDirectory, fileHeaders)
  await addOlderAssets(assets, olderClients, fileHeaders)
  const handleRequest = createRequestHandler({
    fetch: answer,
    rulesOf,
    assets,
    pages,
    throttle: new Throttle(burstLimiter('turns', RENDER_LIMIT), RENDER_LIMIT),
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
      ...leadReplies({ db, env: env() }),
      ...waitlistWork({ db, env: env(), searches: inventorySearches }),
      ...purging({ db, env: env(), currentVersions: () => shownVersions(build) }),
      // The main site does the work that is done once for all sites: decision 24.
      ...(mainSite === null
        ? [
            ...staffMessages({ db, env: env(), pictures }),
            ...leadNotices({ db, env: env() }),
            ...leadLists({ db, env: env() }),
            ...leadReminders({ db, env: env() }),
            ...reminders({ db, env: env() }),
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
