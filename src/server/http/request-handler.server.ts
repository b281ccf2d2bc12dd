import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { PicturesUnreachable } from '../pictures/bucket-store.server.ts'
import { log, logRequest } from '../system/log.server.ts'
import { type CachedResponse, sendResponse, withGzip } from './cached-response.server.ts'
import { type Clients, clientIpHeader } from './client-ip.server.ts'
import { type FailureStatus, failureResponse } from './failure-page.server.ts'
import { loggedPath } from './logged-path.ts'
import type { PageCache } from './page-cache.server.ts'
import { refusal } from './refused-requests.server.ts'
import { readTarget } from './request-target.server.ts'
import { jsonError } from './responses.server.ts'
import type { RouteRules } from './route-rules.server.ts'
import { closedHeaders, pictureHeaders, securityHeaders, withPolicy } from './security-headers.server.ts'
import { type FileFolders, frameStylesheet, sendFromDisk } from './static-files.server.ts'
import { type Throttle, TooManyRequests } from './throttle.server.ts'

/** A client that is still sending an unread body gets this long to read the response, since closing the connection would discard it. */
const CLOSE_AFTER_MS = 500
/** nginx logs the same status. */
const CLOSED_BEFORE_RESPONSE = 499
const PICTURE_RETRY_S = 10

export type RequestHandlerOptions = {
  fetch: (request: Request) => Response | Promise<Response>
  rulesOf: (pathname: string) => RouteRules
  assets: ReadonlyMap<string, CachedResponse>
  pages: PageCache
  /** Keeps a crawler that follows every filter from making other visitors wait. */
  throttle: Throttle
  folders: FileFolders
  siteUrl: string
  /** Times are in seconds. */
  metrics?: { request(path: string, status: number, seconds: number): void; cacheHit(): void } | undefined
  clients: Clients
}

type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  path: string
  rules: RouteRules
  target: string
  client: string
}

/** @returns whether it has answered; if not, the next handler gets the request */
type Handler = (exchange: Exchange) => Promise<boolean>

export function createRequestHandler(
  options: RequestHandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { fetch, rulesOf, assets, pages, throttle, folders, siteUrl, clients, metrics } = options
  const headers = securityHeaders(siteUrl)
  const stylesheet = frameStylesheet(assets.keys())

  const fromMemory = (request: IncomingMessage): CachedResponse | undefined => {
    const { url = '' } = request
    return isRead(request) ? (assets.get(url) ?? pages.peek(url)) : undefined
  }

  const refuse: Handler = async ({ request, response, rules }) => {
    const refusedWith = refusal(request, rules, siteUrl)
    if (refusedWith) await send(request, response, refusedWith)
    return refusedWith !== undefined
  }

  const picture: Handler = async ({ request, response, path }) => {
    return isRead(request) && (await sendFromDisk(request, response, { path, folders, headers: pictureHeaders }))
  }

  const asset: Handler = async ({ request, response, path }) => {
    const asset = isRead(request) ? assets.get(path) : undefined
    if (asset) sendResponse(request, response, asset)
    return asset !== undefined
  }

  const page: Handler = async ({ request, response, rules, target, client }) => {
    if (!isRead(request) || !rules.cached) return false
    const render = () => pages.get(target)
    const page = pages.has(target) ? await render() : await throttle.alone(`pages of ${client}`, render)
    sendResponse(request, response, page)
    return true
  }

  const route: Handler = async ({ request, response, rules, client }) => {
    // Requests are counted by route, so that a client that sends endless reports can still send a message.
    await throttle.begin(`${request.method} ${rules.route} of ${client}`)
    request.headers[clientIpHeader] = client
    await send(request, response, await fetch(new NodeRequest({ req: request, res: response })))
    return true
  }

  const handlers = [refuse, picture, asset, page, route]

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = readTarget(request.url ?? '/')
    if (address.kind === 'refused') return send(request, response, jsonError(address.status, address.error))
    if (address.kind === 'redirect') return send(request, response, redirect(address.location))
    const { pathname: path, search } = address
    request.url = path + search
    const rules = rulesOf(path)
    const client = clients.clientOf(request.socket.remoteAddress, joinHeader(request.headers['x-forwarded-for']))
    const exchange = { request, response, path, rules, target: path + rules.ownQuery(search), client }
    for (const answers of handlers) if (await answers(exchange)) return
  }

  const fail = async (request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> => {
    const isRefused = error instanceof TooManyRequests
    if (!isRefused) log.error({ err: error, path: loggedPath(pathOf(request)) }, 'a request failed')
    if (response.headersSent || (isRefused && error.retryAfter === undefined)) {
      response.destroy()
      return
    }
    const failure = failureOf(error)
    await send(request, response, failed(request, failure))
  }

  const failed = (request: IncomingMessage, failure: FailureStatus): Response => {
    // A 503 is a page for the desk's forms, too, which post to a route that renders its own HTML.
    const isPage = failure.status === 503 || rulesOf(pathOf(request)).page
    const asPage = isPage && request.headers.accept?.includes('text/html')
    return failureResponse(asPage ? 'page' : 'json', stylesheet, failure)
  }

  const send = async (request: IncomingMessage, response: ServerResponse, rendered: Response): Promise<void> => {
    const complete = withGzip(request, await withPolicy(rendered, siteUrl))
    for (const [name, value] of Object.entries(headers)) {
      if (!complete.headers.has(name)) complete.headers.set(name, value)
    }
    const path = pathOf(request)
    if (loggedPath(path) !== path) {
      for (const [name, value] of Object.entries(closedHeaders)) complete.headers.set(name, value)
    }
    if (request.complete || isRead(request)) {
      return sendNodeResponse(response, request.method === 'HEAD' ? new Response(null, complete) : complete)
    }
    // Nobody reads the rest of the body, which would keep the connection busy, so the connection is closed.
    const body = Buffer.from(await complete.arrayBuffer())
    response.writeHead(complete.status, {
      ...Object.fromEntries(complete.headers),
      connection: 'close',
      'content-length': body.length,
    })
    response.write(body)
    await pause(CLOSE_AFTER_MS)
    response.end()
  }

  return (request, response) => {
    const started = performance.now()
    const cached = fromMemory(request)
    if (cached) {
      sendResponse(request, response, cached)
      metrics?.cacheHit()
      return logResponse(request, response, started, metrics)
    }
    response.on('close', () => logResponse(request, response, started, metrics))
    handle(request, response).catch((error: unknown) => void fail(request, response, error))
  }
}

function failureOf(error: unknown): FailureStatus {
  if (error instanceof TooManyRequests) return { status: 429, retryAfter: error.retryAfter ?? 1 }
  if (error instanceof PicturesUnreachable) return { status: 503, retryAfter: PICTURE_RETRY_S }
  return { status: 500 }
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

const joinHeader = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header

function logResponse(
  request: IncomingMessage,
  response: ServerResponse,
  started: number,
  metrics: RequestHandlerOptions['metrics'],
): void {
  const ms = performance.now() - started
  const path = loggedPath(pathOf(request))
  const status = response.headersSent ? response.statusCode : CLOSED_BEFORE_RESPONSE
  metrics?.request(path, status, ms / 1000)
  logRequest({
    method: request.method,
    path,
    status,
    ms: Math.round(ms * 10) / 10,
  })
}

const redirect = (location: string): Response =>
  new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=3600' } })
