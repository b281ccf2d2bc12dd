import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { startStockIntake } from './catalogue/import/stock-intake.server.ts'
import { watchStock } from './catalogue/stock.server.ts'
import { pageError } from './content/pages/page-error.ts'
import { CONNECTIONS_PER_CLIENT, type HttpServer, startHttpServer } from './http/http-server.server.ts'
import { type MissingPicturesOptions, serveMissingPictures } from './http/missing-pictures.server.ts'
import { PageCache } from './http/page-cache.server.ts'
import { type BuildDirectories, loadPrerendered, prerender } from './http/prerendered.server.ts'
import { refusal } from './http/refusals.server.ts'
import { RenderTurns } from './http/render-turns.server.ts'
import { createRequestHandler } from './http/request-handler.server.ts'
import { jsonError } from './http/responses.server.ts'
import { routeRules } from './http/route-rules.server.ts'
import { fileHeaders, securityHeaders } from './http/security-headers.server.ts'
import { loadAssets } from './http/static-files.server.ts'
import { configuredSenders } from './leads/channels/senders.server.ts'
import { startOutbox } from './leads/outbox.server.ts'
import { startMetrics } from './monitoring/metrics.server.ts'
import { startMonitor } from './monitoring/monitor.server.ts'
import { closeDatabase, database } from './platform/app-database.server.ts'
import { env } from './platform/env.server.ts'
import { burstLimiter } from './platform/limits.server.ts'
import { log } from './platform/log.server.ts'
import { version } from './platform/version.server.ts'
import { getRouter } from './router.tsx'

/** Matches paths only; each page that is rendered gets a router of its own. */
const router = getRouter()
const rulesOf = (pathname: string) => routeRules(router, pathname)

/** Answers a request by its route, in development as in production. */
const entry = createServerEntry({
  fetch: async (request, options) => {
    const refused = refusal(request, rulesOf(new URL(request.url).pathname), env().SITE_URL)
    if (refused) return refused
    const response = await handler.fetch(request, options)
    // A handler of the API or of a feed has thrown. The framework has logged it, and answers in words of its own.
    const handlerFailed = response.status === 500 && !response.headers.get('content-type')?.startsWith('text/html')
    return handlerFailed ? jsonError(500, pageError.sentence) : response
  },
})
export default entry

/** Renders as for any visitor: of a request, only its path and query count. */
const render = async (target: string): Promise<Response> => entry.fetch(new Request(env().SITE_URL + target))

/** Renders into files the pages that depend on content alone: see bin/prerender.ts. @returns how many there are */
export const prerenderPages = (directories: BuildDirectories): Promise<number> => prerender(render, env(), directories)

export type SiteOptions = BuildDirectories & {
  /** The program of the staff's command line, which imports feeds. */
  commandLine: string
  /** Where the sizes of the build's pictures come from. */
  pictures: MissingPicturesOptions
  /** Make the sizes that are missing before anybody asks for them. */
  makeAllPictures: boolean
}

/**
 * Starts all that a process of the production site runs: HTTP, the outbox, which also erases messages past their retention,
 * imports of the stock, and the monitor, which tells staff about the site.
 */
export async function startSite(options: SiteOptions): Promise<HttpServer> {
  const { clientDirectory, pagesDirectory, commandLine, pictures } = options
  const { SITE_URL, DATA_DIR, TRUST_PROXY, PORT, HOST, RETENTION_DAYS, RENDER_LIMIT } = env()
  const metrics = env().METRICS_PORT === undefined ? undefined : startMetrics(database)
  const prerendered = await loadPrerendered(pagesDirectory, env())
  const pages = new PageCache({
    rendered: metrics?.rendered,
    siteUrl: SITE_URL,
    headers: securityHeaders(SITE_URL),
    prerendered: prerendered.pages,
    joinedStyles: prerendered.joinedStyles,
    render,
  })
  const missingPictures = serveMissingPictures(pictures)
  const stopWatching = watchStock(database, () => pages.stockChanged())
  const handleRequest = createRequestHandler({
    fetch: entry.fetch,
    rulesOf,
    assets: await loadAssets(clientDirectory, fileHeaders),
    pages,
    renderTurns: new RenderTurns(burstLimiter('render', RENDER_LIMIT), RENDER_LIMIT),
    folders: { roots: [clientDirectory, DATA_DIR], pictures: pictures.sizes },
    missingPictures,
    siteUrl: SITE_URL,
    trustProxy: TRUST_PROXY,
    metrics,
  })
  const http = await startHttpServer(handleRequest, {
    port: PORT,
    host: HOST,
    // Behind a proxy, all connections are the proxy's.
    connectionLimit: TRUST_PROXY === 0 ? CONNECTIONS_PER_CLIENT : undefined,
  })
  log.info({ version, node: process.version, port: PORT }, 'the site is up')
  const outbox = startOutbox({
    db: database(),
    senders: configuredSenders(env(), database()),
    retentionDays: RETENTION_DAYS,
    dataDir: DATA_DIR,
  })
  const monitor = startMonitor({ db: database(), env: env(), pictures })
  const intake = startStockIntake({ db: database(), env: env(), commandLine })
  if (options.makeAllPictures) {
    missingPictures
      .makeAll()
      .catch((error: unknown) =>
        log.error({ err: error }, 'missing picture sizes are made only when they are asked for'),
      )
  }

  const stop = async (): Promise<void> => {
    stopWatching()
    await Promise.all([http.stop(), outbox.stop(), intake.stop(), monitor.stop(), missingPictures.stop()])
    await closeDatabase()
  }
  return { server: http.server, stop }
}
