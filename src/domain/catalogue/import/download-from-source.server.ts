import { createWriteStream } from 'node:fs'
import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { NotPublic, publicLookup, refuseLiteral } from '../../../server/system/public-address.server.ts'

const MAX_REDIRECTS = 3

/** The message never contains the user name or password. */
export class DownloadFailure extends Error {
  readonly unreachable: boolean
  constructor(reason: string, unreachable = false) {
    super(reason)
    this.unreachable = unreachable
  }
}

export type DownloadOptions = {
  maxBytes: number
  timeoutMs: number
  headers?: Record<string, string>
  /** The dealer's own address. It may be in a private network, and the user name and password go only there. */
  trusted?: string | undefined
}

export type DownloadResponse = { status: number; headers: IncomingHttpHeaders }

/** A feed can contain any address, so the site connects only to public servers and `trusted`, even after a redirect. @throws DownloadFailure */
export async function download(url: string, file: string, options: DownloadOptions): Promise<DownloadResponse> {
  const { maxBytes, timeoutMs } = options
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await request(url, options, signal)
    const { statusCode: status = 0, headers } = response
    const isFile = status >= 200 && status < 300
    if (!isFile) response.destroy()
    if (status === 304) return { status, headers }
    if (!isFile) throw new DownloadFailure(`responds with ${status}; open it in a browser to see why`)
    let bytes = 0
    await pipeline(
      response,
      headers['content-encoding'] === 'gzip' ? createGunzip() : new PassThrough(),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          bytes += chunk.length
          if (bytes > maxBytes) throw new DownloadFailure(`is over the limit of ${maxBytes / 1024 / 1024} MB`)
          yield chunk
        }
      },
      createWriteStream(file),
    )
    return { status, headers }
  } catch (error) {
    if (error instanceof DownloadFailure) throw error
    if (error instanceof NotPublic) throw new DownloadFailure(error.message)
    if (signal.aborted) throw new DownloadFailure(`did not arrive within ${timeoutMs / 1000} seconds`, true)
    throw new DownloadFailure(`cannot be fetched (${error instanceof Error ? reasonOf(error) : String(error)})`, true)
  }
}

async function request(
  url: string,
  { headers, trusted }: DownloadOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const own = trusted === undefined ? undefined : new URL(trusted)
  let target = addressOf(url)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const isOwn = target.host === own?.host
    if (!isOwn) refuseLiteral(target)
    const response = await get(withoutPassword(target), {
      headers: {
        accept: '*/*',
        'accept-encoding': 'gzip',
        'user-agent': 'Larkway',
        ...headers,
        ...(own && own.origin === target.origin ? credentialsOf(own) : {}),
      },
      ...(isOwn ? {} : { lookup: publicLookup }),
      signal,
    })
    const { statusCode = 0 } = response
    const { location } = response.headers
    if (statusCode < 300 || statusCode > 399 || location === undefined) return response
    response.destroy()
    target = addressOf(location, target)
  }
  throw new DownloadFailure(`redirects more than ${MAX_REDIRECTS} times`)
}

/** Opens a new connection each time, since one that is kept alive would not be checked again. */
function get(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    get(url, { ...options, agent: false }, resolve).on('error', reject)
  })
}

function addressOf(url: string, base?: URL): URL {
  const address = URL.canParse(url, base) ? new URL(url, base) : undefined
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return address
  throw new DownloadFailure(base ? 'redirects to something else than a web page' : 'is not an http or https address')
}

export function withoutPassword(url: URL): URL {
  const publicUrl = new URL(url)
  publicUrl.username = ''
  publicUrl.password = ''
  return publicUrl
}

function credentialsOf({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {}
  const [user, word] = [username, password].map(decodeURIComponent)
  return { authorization: `Basic ${Buffer.from(`${user}:${word}`).toString('base64')}` }
}

/** The error's message, or else its code: if all of a host's addresses fail, there is no message. */
const reasonOf = (error: Error): string => error.message || ('code' in error ? String(error.code) : error.name)
