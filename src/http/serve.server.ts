import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ListenOptions } from 'node:net'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { watchStock } from '../catalogue/stock-watch.server.ts'
import { configuredSenders } from '../leads/channels/channels.server.ts'
import { startOutbox } from '../leads/outbox.server.ts'
import { closeDatabase, database } from '../platform/app-database.server.ts'
import { env } from '../platform/env.server.ts'
import { log, logRequest } from '../platform/log.server.ts'
import { type CachedResponse, sendResponse } from './cached-response.server.ts'
import { clientIpHeader, clientIpOf } from './client-ip.server.ts'
import { isCrossSite } from './cross-site.server.ts'
import { takeCspReport } from './csp-report.server.ts'
import { failureResponse } from './failure-page.server.ts'
import { PageCache } from './page-cache.server.ts'
import { loadPrerendered, prerender } from './prerendered.server.ts'
import { readTarget } from './request-target.server.ts'
import { jsonError, methodNotAllowed } from './responses.server.ts'
import { fileHeaders, reportPath, securityHeaders, withPolicy } from './security-headers.server.ts'
import { loadAssets, sendFromDisk } from './static-files.server.ts'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 20_000
/** How often the server looks for requests past those. */
const TIMEOUT_CHECK_MS = 2000
const KEEP_ALIVE_MS = 65_000
/** How long open requests may take to finish once the process is told to stop. */
const STOP_WITHIN_MS = 10_000
const CLOSE_IDLE_EVERY_MS = 20

/** Styles are named for the script they came with, and those of the frame came with the entry. */
const mainStyles = /^\/assets\/index-.*\.css$/

type Fetch = (request: Request) => Response | Promise<Response>

export type ServeOptions = {
  fetch: Fetch
  /** Where the build put the browser's files. */
  clientDirectory: string
  /** Where it put the pages that depend on content alone. */
  pagesDirectory: string
  /** Several processes listen on the one port, and the system deals out connections. */
  shared: boolean
}

export type Running = { server: Server; stop: () => Promise<void> }

/** Serves the site until it is told to stop. */
export async function serve({ fetch, clientDirectory, pagesDirectory, shared }: ServeOptions): Promise<Running> {
  const { SITE_URL, DATA_DIR, TRUST_PROXY, PORT, HOST, RETENTION_DAYS } = env()
  const headers = securityHeaders(SITE_URL)
  const assets = await loadAssets(clientDirectory, fileHeaders)
  const pictureDirectories = [clientDirectory, DATA_DIR]
  const pages = new PageCache({
    siteUrl: SITE_URL,
    headers,
    prerendered: await loadPrerendered(pagesDirectory, env()),
    render: (target) => renderTarget(fetch, target),
  })
  const stylesheet = [...assets.keys()].find((path) => mainStyles.test(path))
  const stopWatching = watchStock(database, () => pages.stockChanged())

  const fromMemory = (request: IncomingMessage): CachedResponse | undefined => {
    const { url = '' } = request
    return isReading(request) ? (assets.get(url) ?? pages.peek(url)) : undefined
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? 'GET'
    const reading = isReading(request)
    const target = readTarget(request.url ?? '/')
    if (target.kind === 'refused') return send(request, response, jsonError(target.status, target.error))
    if (target.kind === 'redirect') return send(request, response, redirect(target.location))
    const { pathname, search } = target
    if (
      reading &&
      (await sendFromDisk(request, response, { path: pathname, directories: pictureDirectories, headers: fileHeaders }))
    )
      return
    // As long as the stock, so they are streamed and not kept in memory.
    if (reading && pathname.startsWith('/feeds/'))
      return send(request, response, await fetch(new NodeRequest({ req: request, res: response })))
    if (reading && !pathname.startsWith('/healthz') && !pathname.startsWith('/readyz')) {
      return sendResponse(request, response, assets.get(pathname) ?? (await pages.get(pathname + search)))
    }
    const allowed = methodsOf(pathname)
    if (allowed && !allowed.includes(method)) return send(request, response, methodNotAllowed(allowed))
    if (!reading && isCrossSite(request, SITE_URL)) {
      return send(request, response, jsonError(403, 'Messages are taken from this site only.'))
    }
    if (pathname === reportPath)
      return send(request, response, await takeCspReport(new NodeRequest({ req: request, res: response })))
    request.headers[clientIpHeader] = clientIpOf(
      request.socket.remoteAddress,
      header(request, 'x-forwarded-for'),
      TRUST_PROXY,
    )
    return send(request, response, await fetch(new NodeRequest({ req: request, res: response })))
  }

  const send = async (request: IncomingMessage, response: ServerResponse, made: Response): Promise<void> => {
    const answer = await withPolicy(made, SITE_URL)
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
    // What is left of a body that nobody reads would stand in the way of the next request on this line.
    if (!request.complete && !isReading(request)) answer.headers.set('connection', 'close')
    await sendNodeResponse(response, request.method === 'HEAD' ? new Response(null, answer) : answer)
  }

  const server = createServer(
    { connectionsCheckingInterval: TIMEOUT_CHECK_MS, optimizeEmptyRequests: true },
    (request, response) => {
      const started = performance.now()
      const known = fromMemory(request)
      if (known) {
        sendResponse(request, response, known)
        return logResponse(request, response, started)
      }
      response.on('close', () => logResponse(request, response, started))
      handle(request, response).catch((error: unknown) => {
        log.error({ err: error, path: pathOf(request) }, 'a request failed')
        if (response.headersSent) response.destroy()
        else void send(request, response, failureResponse(request, stylesheet))
      })
    },
  )
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await listen(server, { port: PORT, host: HOST, reusePort: shared, exclusive: shared })
  const outbox = startOutbox({
    db: database(),
    senders: configuredSenders(env(), database()),
    retentionDays: RETENTION_DAYS,
  })

  const stop = async (): Promise<void> => {
    stopWatching()
    const delivered = outbox.stop()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // Node closes those that are idle now; the others are once they have their answer.
    const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
    const late = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS)
    await closed
    clearInterval(closing)
    clearTimeout(late)
    await delivered
    await closeDatabase()
  }
  return { server, stop }
}

/** Renders as for any visitor: nothing of a request but its path and query goes in. */
const renderTarget = async (fetch: Fetch, target: string): Promise<Response> =>
  fetch(
    new Request(env().SITE_URL + target, {
      headers: { accept: target.startsWith('/api/') ? 'application/json' : 'text/html' },
    }),
  )

/** Renders into files what depends on content alone. @returns how many pages there are */
export const prerenderWith = (fetch: Fetch, directory: string): Promise<number> =>
  prerender((path) => renderTarget(fetch, path), env(), directory)

/** The methods that a path has; undefined for the API, whose routes answer for themselves. */
function methodsOf(pathname: string): string[] | undefined {
  if (pathname.startsWith('/api/')) return undefined
  if (pathname === reportPath) return ['POST']
  return pathname === '/contact' ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

function logResponse(request: IncomingMessage, response: ServerResponse, started: number): void {
  logRequest({
    method: request.method,
    path: pathOf(request),
    status: response.statusCode,
    ms: Math.round((performance.now() - started) * 10) / 10,
  })
}

const redirect = (location: string): Response =>
  new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=3600' } })

function listen(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
