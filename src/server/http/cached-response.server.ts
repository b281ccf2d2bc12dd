import { createHash, type Hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGunzip, createGzip, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import type { TagHeaders } from './cache-tags.server.ts'
import { type JoinedStyles, withJoinedStyles } from './joined-styles.server.ts'
import { matchesEtag } from './responses.server.ts'
import { dataHeaders, isPage, securePage } from './security-headers.server.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export type CachedResponse = {
  status: number
  headers: Record<string, string>
  etag: string
  /** Missing for a large response, which is decompressed for the few clients that need it. */
  identity?: Buffer | undefined
  br?: Buffer
  gzip?: Buffer
}

/** Larger responses, such as a feed of thousands of vehicles, are kept only as gzip. */
const LARGE_BYTES = 1024 * 1024

/** Below this, compression costs more than it saves. */
const MIN_COMPRESSED_BYTES = 512

const compressible = /^(text\/|application\/(json|javascript|xml|rss\+xml|manifest\+json|ld\+json)|image\/svg)/

/** Every page shows business hours, so a cache that nobody purges keeps a page for a minute at most. */
const CONTENT_CACHE = 'public, max-age=0, s-maxage=60'
/** A new price shows within two seconds, and must be right in every cache within five. */
const STOCK_CACHE = 'public, max-age=0, s-maxage=3'

type PlainResponse = { status: number; headers: Record<string, string>; body: Buffer }
type CompressedBodies = { br: Buffer; gzip: Buffer }

export function cachedResponseOf(
  { status, headers, body }: PlainResponse,
  compressed?: CompressedBodies,
): CachedResponse {
  const etag = etagOf(createHash('sha256').update(body))
  return {
    status,
    headers: { ...headers, etag, ...(compressed ? { vary: 'accept-encoding' } : {}) },
    etag,
    identity: body,
    ...compressed,
  }
}

const etagOf = (hash: Hash): string => `"${hash.digest('base64url').slice(0, 22)}"`

export type RenderedOptions = {
  siteUrl: string
  headers: Record<string, string>
  /** From 1 (quick) to 11 (small). */
  brotliQuality: number
  joinedStyles: JoinedStyles
  /** The parts of the database from which the response was rendered. */
  sources: ReadonlySet<string>
  tagHeaders?: TagHeaders | undefined
}

export async function cachedResponseFrom(
  rendered: Response,
  { siteUrl, headers: commonHeaders, brotliQuality, joinedStyles, sources, tagHeaders }: RenderedOptions,
): Promise<CachedResponse> {
  const { status } = rendered
  const headers: Record<string, string> = { ...Object.fromEntries(rendered.headers), ...commonHeaders }
  const cached = rendered.ok && headers['cache-control'] === undefined
  headers['cache-control'] ??= !rendered.ok ? 'no-store' : sources.size > 0 ? STOCK_CACHE : CONTENT_CACHE
  if (headers['cache-control'] !== 'no-store') Object.assign(headers, tagHeaders?.({ sources, cached }))
  if (isPage(rendered.headers)) {
    const page = securePage(await rendered.text(), siteUrl)
    const body = Buffer.from(withJoinedStyles(page.html, joinedStyles))
    const uncompressed = { status, headers: { ...headers, ...page.headers }, body }
    return cachedResponseOf(uncompressed, await compress(uncompressed, brotliQuality))
  }
  Object.assign(headers, dataHeaders)
  const { body, large } = await readBody(rendered)
  if (large) return { status, headers: { ...headers, etag: large.etag, vary: 'accept-encoding' }, ...large }
  const uncompressed = { status, headers, body }
  return cachedResponseOf(uncompressed, await compress(uncompressed, brotliQuality))
}

type Large = { etag: string; gzip: Buffer }

/** A large body is compressed while it is produced, so that it is never in memory as a whole. */
async function readBody({ body }: Response): Promise<{ body: Buffer; large?: Large }> {
  const chunks = (body ?? new Blob().stream())[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let size = 0
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    first.push(next.value)
    size += next.value.length
    if (size > LARGE_BYTES) return { body: Buffer.alloc(0), large: await packed(first, chunks) }
  }
  return { body: Buffer.concat(first) }
}

async function packed(first: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): Promise<Large> {
  const hash = createHash('sha256')
  async function* hashed() {
    for (const chunk of first) {
      hash.update(chunk)
      yield chunk
    }
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      hash.update(next.value)
      yield next.value
    }
  }
  const gzipped = createGzip()
  const [gzip] = await Promise.all([buffer(gzipped), pipeline(hashed, gzipped)])
  return { etag: etagOf(hash), gzip }
}

export async function smallestResponse(response: CachedResponse): Promise<CachedResponse> {
  const { br, identity } = response
  return br && identity ? { ...response, br: await brotli(identity, constants.BROTLI_MAX_QUALITY) } : response
}

async function compress(
  { headers, body }: PlainResponse,
  brotliQuality: number,
): Promise<CompressedBodies | undefined> {
  if (body.length < MIN_COMPRESSED_BYTES || !compressible.test(headers['content-type'] ?? '')) return undefined
  const [br, gzip] = await Promise.all([brotli(body, brotliQuality), gzipAsync(body, { level: 9 })])
  return { br, gzip }
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  brotliAsync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

const acceptedEncodings = new Map<string, readonly Encoding[]>()
const MAX_REMEMBERED_HEADERS = 200

function encodingsFor(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity']
  const remembered = acceptedEncodings.get(header)
  if (remembered) return remembered
  const allowed = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings])
  // The smallest comes first: browsers list gzip first without preferring it.
  const accepted = encodings.filter((encoding) => allowed.includes(encoding))
  if (acceptedEncodings.size < MAX_REMEMBERED_HEADERS) acceptedEncodings.set(header, accepted)
  return accepted
}

/** Compresses a page that isn't cached, while it is sent, if the client takes gzip. Returns any other response as it is. */
export function withGzip(request: IncomingMessage, response: Response): Response {
  const accepted = request.headers['accept-encoding']
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  const takesGzip = encodingsFor(typeof accepted === 'string' ? accepted : undefined).includes('gzip')
  if (!response.body || !isPage || !takesGzip) return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'gzip')
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { status: response.status, headers })
}

type WireResponse = { head: string[]; body: Buffer | undefined }
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
  const body = cached[encoding]
  const head = Object.entries(cached.headers).flat()
  if (body) head.push('content-length', String(body.length))
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  return { head, body }
}

export function sendResponse(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const { headers } = request
  if (cached.status === 200 && matchesEtag(headers['if-none-match'], cached.etag)) {
    const { 'content-type': _type, ...otherHeaders } = cached.headers
    response.writeHead(304, otherHeaders).end()
    return
  }
  const accepted = headers['accept-encoding']
  const encoding =
    encodingsFor(typeof accepted === 'string' ? accepted : undefined).find((name) => cached[name]) ?? 'identity'
  const { head, body } = wireResponse(cached, encoding)
  response.writeHead(cached.status, head)
  if (request.method === 'HEAD' || body || !cached.gzip) response.end(request.method === 'HEAD' ? undefined : body)
  else pipeline(Readable.from([cached.gzip]), createGunzip(), response).catch(() => response.destroy())
}
