import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { matchesEtag } from './responses.server.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A finished answer in every encoding that it is sent in, made once. */
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

type Plain = { status: number; headers: Record<string, string>; body: Buffer }
type Compressed = { br: Buffer; gzip: Buffer }

/** An answer from its parts; `compressed` is left out for what does not compress. */
export function cachedResponseOf({ status, headers, body }: Plain, compressed?: Compressed): CachedResponse {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    status,
    headers: { ...headers, etag, ...(compressed ? { vary: 'accept-encoding' } : {}) },
    etag,
    identity: body,
    ...compressed,
  }
}

/** Compresses what is worth it. Quality from 1 (quick) to 11 (small). */
export async function compress({ headers, body }: Plain, brotliQuality: number): Promise<Compressed | undefined> {
  if (body.length < MIN_COMPRESSED_BYTES || !compressible.test(headers['content-type'] ?? '')) return undefined
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gzip] = await Promise.all([brotli(body, { params }), gzipped(body, { level: 9 })])
  return { br, gzip }
}

type Encoding = 'br' | 'gzip' | 'identity'

/** Which encodings a header allows, best first; browsers send a handful of headers between them. */
const preferences = new Map<string, readonly Encoding[]>()
const MAX_PREFERENCES = 200

function preferred(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity']
  const known = preferences.get(header)
  if (known) return known
  const allows = (encoding: string) =>
    header.split(',').some((part) => {
      const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text))
    })
  const found = [...(['br', 'gzip'] as const).filter(allows), 'identity' as const]
  if (preferences.size < MAX_PREFERENCES) preferences.set(header, found)
  return found
}

/** What goes over the wire of one answer, put together once: names and values in turns, as writeHead takes them. */
type Sendable = { head: string[]; body: Buffer }
const sendables = new WeakMap<CachedResponse, Partial<Record<Encoding, Sendable>>>()

function sendable(answer: CachedResponse, encoding: Encoding): Sendable {
  let known = sendables.get(answer)
  if (!known) {
    known = {}
    sendables.set(answer, known)
  }
  known[encoding] ??= make(answer, encoding)
  return known[encoding]
}

function make(answer: CachedResponse, encoding: Encoding): Sendable {
  const body = answer[encoding] ?? answer.identity
  const head = Object.entries(answer.headers).flat()
  head.push('content-length', String(body.length))
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  return { head, body }
}

/** Sends an answer: 304 when the browser has it, else the smallest encoding it takes. */
export function sendResponse(request: IncomingMessage, response: ServerResponse, answer: CachedResponse): void {
  const { headers } = request
  if (answer.status === 200 && matchesEtag(headers['if-none-match'], answer.etag)) {
    const { 'content-type': _type, ...kept } = answer.headers
    response.writeHead(304, kept).end()
    return
  }
  const accepted = headers['accept-encoding']
  const wanted = preferred(typeof accepted === 'string' ? accepted : undefined)
  const encoding = wanted.find((one) => answer[one]) ?? 'identity'
  const { head, body } = sendable(answer, encoding)
  response.writeHead(answer.status, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}
