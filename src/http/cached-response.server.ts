import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { type JoinedStyles, withJoinedStyles } from './joined-styles.server.ts'
import { matchesEtag } from './responses.server.ts'
import { contentSecurityPolicy } from './security-headers.server.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** A complete response in every encoding that it is sent in, compressed once and sent any number of times. */
export type CachedResponse = {
  status: number
  headers: Record<string, string>
  etag: string
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** Below this, compression costs more than it saves. */
const MIN_COMPRESSED_BYTES = 512

const compressible = /^(text\/|application\/(json|javascript|xml|rss\+xml|manifest\+json|ld\+json)|image\/svg)/

const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

type Uncompressed = { status: number; headers: Record<string, string>; body: Buffer }
type Compressed = { br: Buffer; gzip: Buffer }

/** Puts a response together from its parts; `compressed` is left out for what does not compress. */
export function cachedResponseOf({ status, headers, body }: Uncompressed, compressed?: Compressed): CachedResponse {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    status,
    headers: { ...headers, etag, ...(compressed ? { vary: 'accept-encoding' } : {}) },
    etag,
    identity: body,
    ...compressed,
  }
}

export type RenderedOptions = {
  siteUrl: string
  /** Sent with every response. */
  headers: Record<string, string>
  /** From 1 (quick) to 11 (small). */
  brotliQuality: number
  joinedStyles: JoinedStyles
}

/** Reads a rendered response to its end, adds its headers and compresses it. */
export async function cachedResponseFrom(
  rendered: Response,
  { siteUrl, headers: commonHeaders, brotliQuality, joinedStyles }: RenderedOptions,
): Promise<CachedResponse> {
  let body = Buffer.from(await rendered.arrayBuffer())
  const headers: Record<string, string> = { ...Object.fromEntries(rendered.headers), ...commonHeaders }
  if ((headers['content-type'] ?? '').startsWith('text/html')) {
    const html = withJoinedStyles(body.toString('utf8'), joinedStyles)
    headers['content-security-policy'] = contentSecurityPolicy(html, siteUrl)
    body = Buffer.from(html)
  }
  headers['cache-control'] ??= rendered.ok ? PAGE_CACHE : 'no-store'
  const uncompressed = { status: rendered.status, headers, body }
  return cachedResponseOf(uncompressed, await compress(uncompressed, brotliQuality))
}

/** The same response with the smallest brotli, which takes long. */
export async function smallestResponse(response: CachedResponse): Promise<CachedResponse> {
  return response.br ? { ...response, br: await brotli(response.identity, constants.BROTLI_MAX_QUALITY) } : response
}

/** @returns undefined for what is too small or of a type that does not compress */
async function compress({ headers, body }: Uncompressed, brotliQuality: number): Promise<Compressed | undefined> {
  if (body.length < MIN_COMPRESSED_BYTES || !compressible.test(headers['content-type'] ?? '')) return undefined
  const [br, gzip] = await Promise.all([brotli(body, brotliQuality), gzipAsync(body, { level: 9 })])
  return { br, gzip }
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  brotliAsync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

/** Smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

/** Encodings by Accept-Encoding header, smallest first. Browsers send a handful of headers between them. */
const acceptedEncodings = new Map<string, readonly Encoding[]>()
const MAX_REMEMBERED_HEADERS = 200

function encodingsFor(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity']
  const remembered = acceptedEncodings.get(header)
  if (remembered) return remembered
  const allowed = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings])
  // The smallest that is allowed: browsers list gzip first, and mean nothing by it.
  const accepted = encodings.filter((encoding) => allowed.includes(encoding))
  if (acceptedEncodings.size < MAX_REMEMBERED_HEADERS) acceptedEncodings.set(header, accepted)
  return accepted
}

/** What goes over the wire, put together once: header names and values in turn, as writeHead takes them. */
type WireResponse = { head: string[]; body: Buffer }
const wireResponses = new WeakMap<CachedResponse, Partial<Record<Encoding, WireResponse>>>()

function wireResponse(cached: CachedResponse, encoding: Encoding): WireResponse {
  let byEncoding = wireResponses.get(cached)
  if (!byEncoding) {
    byEncoding = {}
    wireResponses.set(cached, byEncoding)
  }
  byEncoding[encoding] ??= toWire(cached, encoding)
  return byEncoding[encoding]
}

function toWire(cached: CachedResponse, encoding: Encoding): WireResponse {
  const body = cached[encoding] ?? cached.identity
  const head = Object.entries(cached.headers).flat()
  head.push('content-length', String(body.length))
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  return { head, body }
}

/** Sends 304 when the browser has the response already, else the smallest encoding that it accepts. */
export function sendResponse(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const { headers } = request
  if (cached.status === 200 && matchesEtag(headers['if-none-match'], cached.etag)) {
    const { 'content-type': _type, ...kept } = cached.headers
    response.writeHead(304, kept).end()
    return
  }
  const accepted = headers['accept-encoding']
  const encoding =
    encodingsFor(typeof accepted === 'string' ? accepted : undefined).find((name) => cached[name]) ?? 'identity'
  const { head, body } = wireResponse(cached, encoding)
  response.writeHead(cached.status, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}
