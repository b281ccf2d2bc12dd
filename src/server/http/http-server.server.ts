import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type ListenOptions, Server as NetServer, type Socket } from 'node:net'

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 20_000
/** For a form with pictures, from a phone on a slow connection. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000
const TIMEOUT_CHECK_MS = 2000
const KEEP_ALIVE_MS = 65_000
const STALLED_MS = 30_000
/** More than a whole office behind one address needs, since a browser opens six. */
export const CONNECTIONS_PER_CLIENT = 256
const STOP_WITHIN_MS = 10_000
const CLOSE_IDLE_EVERY_MS = 20

export type HttpServer = {
  server: Server
  stop: () => Promise<void>
}

type HttpOptions = ListenOptions & {
  /** undefined for a client that may have any number of connections. */
  clientOf?: (socketAddress: string | undefined) => string | undefined
  /** Whether the body may take minutes. */
  isUpload?: (request: IncomingMessage) => boolean
  /** How long a client may go without reading from its response. */
  stalledMs?: number
}

export async function startHttpServer(
  handler: RequestListener,
  { clientOf, isUpload = () => false, stalledMs = STALLED_MS, ...options }: HttpOptions,
): Promise<HttpServer> {
  let stopping = false
  const server = createServer(
    { connectionsCheckingInterval: TIMEOUT_CHECK_MS, optimizeEmptyRequests: true },
    (request, response) => {
      if (hasBody(request) && !isUpload(request)) cutOffSlowBody(request)
      // Makes the client request the next file on a new connection instead of one that is about to close.
      if (stopping) response.shouldKeepAlive = false
      handler(request, response)
      // Most responses have already been handed to the operating system and need no timer.
      if (!response.writableEnded || request.socket.writableLength > 0) endStalled(response, stalledMs)
    },
  )
  server.headersTimeout = HEADERS_TIMEOUT_MS
  // Node has one timeout for all requests; cutOffSlowBody does the rest.
  server.requestTimeout = UPLOAD_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  if (clientOf) limitConnections(server, clientOf)
  await listen(server, options)

  const stop = async (): Promise<void> => {
    stopping = true
    const closed = once(server, 'close')
    // HTTP's own close() also ends idle connections, and treats a connection as idle while its last response is still being sent.
    NetServer.prototype.close.call(server)
    const closeIdle = setInterval(() => {
      if (![...sockets].some(({ writableLength }) => writableLength > 0)) server.closeIdleConnections()
    }, CLOSE_IDLE_EVERY_MS)
    const closeAll = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS)
    await closed
    clearInterval(closeIdle)
    clearTimeout(closeAll)
  }
  return { server, stop }
}

/** While the site is still producing the response, the client isn't at fault. */
function endStalled(response: ServerResponse, stalledMs: number): void {
  const { socket } = response
  response.setTimeout(stalledMs, () => {
    if (response.headersSent && socket && socket.writableLength > 0) socket.destroy()
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Answers as Node does when a request takes too long. */
function cutOffSlowBody(request: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n').destroySoon()
  }, REQUEST_TIMEOUT_MS)
  timer.unref()
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer))
}

function limitConnections(server: Server, clientOf: NonNullable<HttpOptions['clientOf']>): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const client = clientOf(socket.remoteAddress)
    if (client === undefined) return
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
    if (count > CONNECTIONS_PER_CLIENT) socket.destroy()
  })
}

function listen(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
