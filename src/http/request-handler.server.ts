import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { log, logRequest } from '../platform/log.server.ts'
import { type CachedResponse, sendResponse } from './cached-response.server.ts'
import { clientIpHeader, clientIpOf } from './client-ip.server.ts'
import { failureResponse } from './failure-page.server.ts'
import type { MissingPictures } from './missing-pictures.server.ts'
import type { PageCache } from './page-cache.server.ts'
import type { Refused, RenderTurns } from './render-turns.server.ts'
import { readTarget } from './request-target.server.ts'
import { jsonError, streamedHeader } from './responses.server.ts'
import type { RouteRules } from './route-rules.server.ts'
import { pictureHeaders, securityHeaders, withPolicy } from './security-headers.server.ts'
import { type FileFolders, sendFromDisk } from './static-files.server.ts'

/** vite.config.ts names them. */
const frameStyles = /^\/assets\/frame-.*\.css$/

/** Told at once, a program that asks again at once would keep the process busy with nothing but refusals. */
const REFUSE_AFTER_MS = 1000
/** As many as one client has connections: http-server.server.ts. More come only from one that does not wait for responses. */
const MAX_REFUSALS_HELD = 256

export type RequestHandlerOptions = {
  /** Answers whatever is neither a file nor in memory. */
  fetch: (request: Request) => Response | Promise<Response>
  rulesOf: (pathname: string) => RouteRules
  /** Files of the build by path. */
  assets: ReadonlyMap<string, CachedResponse>
  pages: PageCache
  /** For pages that are not in memory: a crawler of filters must not keep the others waiting. */
  renderTurns: RenderTurns
  /** Where pictures and models are looked for. */
  folders: FileFolders
  missingPictures: Pick<MissingPictures, 'send'>
  siteUrl: string
  /** Told of every request, when somebody collects metrics. Times are in seconds. */
  metrics?: { request(path: string, status: number, seconds: number): void; cacheHit(): void } | undefined
  /** How many proxies stand in front of the site. */
  trustProxy: number
}

/** Answers every request of the production server and logs it: from memory, from disk, or by the routes. */
export function createRequestHandler(
  options: RequestHandlerOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { fetch, rulesOf, assets, pages, renderTurns, folders, missingPictures, siteUrl, trustProxy, metrics } = options
  const headers = securityHeaders(siteUrl)
  const stylesheet = [...assets.keys()].find((path) => frameStyles.test(path))

  const fromMemory = (request: IncomingMessage): CachedResponse | undefined => {
    const { url = '' } = request
    return isRead(request) ? (assets.get(url) ?? pages.peek(url)) : undefined
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = readTarget(request.url ?? '/')
    if (target.kind === 'refused') return send(request, response, jsonError(target.status, target.error))
    if (target.kind === 'redirect') return send(request, response, redirect(target.location))
    const { pathname, search } = target
    request.url = pathname + search
    if (isRead(request)) {
      const file = { path: pathname, folders, headers: pictureHeaders }
      if (await sendFromDisk(request, response, file)) return
      if (await missingPictures.send(request, response, file)) return
      const asset = assets.get(pathname)
      if (asset) return sendResponse(request, response, asset)
      const { cached, ownQuery } = rulesOf(pathname)
      if (cached && (await sendCached(request, response, pathname + ownQuery(search)))) return
    }
    const client = ipOf(request)
    request.headers[clientIpHeader] = client
    const answer = async () => fetch(new NodeRequest({ req: request, res: response }))
    if (isRead(request) || !rulesOf(pathname).page) return send(request, response, await answer())
    // A form that is shown again is a page made for one visitor. It is not counted: a message must not be lost for it.
    const outcome = await renderTurns.inTurn(client, answer)
    return 'rendered' in outcome
      ? send(request, response, outcome.rendered)
      : refuse(request, response, client, outcome)
  }

  const ipOf = (request: IncomingMessage): string =>
    clientIpOf(request.socket.remoteAddress, joined(request.headers['x-forwarded-for']), trustProxy)

  /** @returns whether the response was one that is kept in memory, or was refused */
  const sendCached = async (request: IncomingMessage, response: ServerResponse, target: string): Promise<boolean> => {
    const client = ipOf(request)
    const outcome = pages.has(target)
      ? { rendered: await pages.get(target) }
      : await renderTurns.limited(client, () => pages.get(target))
    if (!('rendered' in outcome)) {
      await refuse(request, response, client, outcome)
      return true
    }
    if (outcome.rendered) sendResponse(request, response, outcome.rendered)
    return outcome.rendered !== undefined
  }

  /** Refusals that wait to be sent, by client. */
  const held = new Map<string, number>()

  const refuse = async (
    request: IncomingMessage,
    response: ServerResponse,
    client: string,
    { retryAfter }: Refused,
  ): Promise<void> => {
    const waiting = held.get(client) ?? 0
    if (waiting >= MAX_REFUSALS_HELD) {
      response.destroy()
      return
    }
    held.set(client, waiting + 1)
    await pause(REFUSE_AFTER_MS)
    const left = (held.get(client) ?? 1) - 1
    if (left > 0) held.set(client, left)
    else held.delete(client)
    await send(request, response, failureResponse(failureKind(request), stylesheet, { status: 429, retryAfter }))
  }

  /** Browsers that ask for a page are told of a failure by a page. */
  const failureKind = (request: IncomingMessage): 'page' | 'json' =>
    rulesOf(pathOf(request)).page && request.headers.accept?.includes('text/html') ? 'page' : 'json'

  const send = async (request: IncomingMessage, response: ServerResponse, rendered: Response): Promise<void> => {
    const complete = await withPolicy(rendered, siteUrl)
    for (const [name, value] of Object.entries(headers)) complete.headers.set(name, value)
    complete.headers.delete(streamedHeader)
    // The unread rest of a body would be taken for the next request on this connection.
    if (!request.complete && !isRead(request)) complete.headers.set('connection', 'close')
    await sendNodeResponse(response, request.method === 'HEAD' ? new Response(null, complete) : complete)
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
    handle(request, response).catch((error: unknown) => {
      log.error({ err: error, path: pathOf(request) }, 'a request failed')
      if (response.headersSent) return response.destroy()
      void send(request, response, failureResponse(failureKind(request), stylesheet, { status: 500 }))
    })
  }
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

function pathOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

const joined = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header

function logResponse(
  request: IncomingMessage,
  response: ServerResponse,
  started: number,
  metrics: RequestHandlerOptions['metrics'],
): void {
  const ms = performance.now() - started
  const path = pathOf(request)
  metrics?.request(path, response.statusCode, ms / 1000)
  logRequest({
    method: request.method,
    path,
    status: response.statusCode,
    ms: Math.round(ms * 10) / 10,
  })
}

const redirect = (location: string): Response =>
  new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=3600' } })
