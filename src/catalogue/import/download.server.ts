import { type LookupAddress, lookup } from 'node:dns'
import { createWriteStream } from 'node:fs'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import ipaddr from 'ipaddr.js'
import { Agent, fetch, type Response } from 'undici'

const MAX_REDIRECTS = 3

/** The message says why, without any user and password. */
export class DownloadFailure extends Error {
  /** Nothing came from the server, or not all in time: asking it for more would take as long. */
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
  /** An address of the dealer's own: its server may be in the private network, and alone gets the user and password. */
  trusted?: string | undefined
}

export type Downloaded = { status: number; headers: Response['headers'] }

/**
 * Downloads a file. Feeds name addresses of any kind, so only servers of the public internet are asked, whatever a name
 * resolves to or a redirect leads to.
 * @returns status 304, without a file, for a conditional request
 * @throws DownloadFailure
 */
export async function download(url: string, file: string, options: DownloadOptions): Promise<Downloaded> {
  const { maxBytes, timeoutMs } = options
  try {
    const response = await request(new URL(url), options, AbortSignal.timeout(timeoutMs))
    const { status, headers, body } = response
    if (status === 304) return { status, headers }
    if (!response.ok || !body) {
      await body?.cancel()
      throw new DownloadFailure(`responds with ${status}; open it in a browser to see why`)
    }
    let bytes = 0
    await pipeline(
      body,
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
    throw failureOf(error, timeoutMs)
  }
}

async function request(url: URL, { headers = {}, trusted }: DownloadOptions, signal: AbortSignal): Promise<Response> {
  const own = trusted === undefined ? undefined : new URL(trusted)
  let target = url
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!/^https?:$/.test(target.protocol)) throw new DownloadFailure('is not an http or https address')
    if (target.origin !== own?.origin) refuseLiteral(target)
    const response = await fetch(withoutPassword(target), {
      headers: { ...headers, ...(own?.origin === target.origin ? credentialsOf(own) : {}) },
      dispatcher: own?.origin === target.origin ? anywhere : publicOnly,
      redirect: 'manual',
      signal,
    })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || response.status === 304 || location === null) return response
    await response.body?.cancel()
    if (!URL.canParse(location, target)) throw new DownloadFailure('redirects to something that is not an address')
    target = new URL(location, target)
  }
  throw new DownloadFailure(`redirects more than ${MAX_REDIRECTS} times`)
}

export function withoutPassword(url: URL): URL {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  return shown
}

function credentialsOf({ username, password }: URL): Record<string, string> {
  if (username === '' && password === '') return {}
  const [user, word] = [username, password].map(decodeURIComponent)
  return { authorization: `Basic ${Buffer.from(`${user}:${word}`).toString('base64')}` }
}

class ForbiddenAddress extends DownloadFailure {
  constructor(host: string) {
    super(`leads to ${host}, which is not on the public internet`)
  }
}

const isPublic = (address: string): boolean => ipaddr.parse(address).range() === 'unicast'

/** Addresses in numbers are connected to without a lookup. */
function refuseLiteral({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0 && !isPublic(address)) throw new ForbiddenAddress(hostname)
}

/** The connection is made to the address that was checked: a second lookup might give another one. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error: Error | null, found: LookupAddress[] = []) => {
    const allowed = found.filter(({ address }) => isPublic(address))
    const [first] = allowed
    if (error) callback(error, [])
    else if (!first) callback(new ForbiddenAddress(hostname), [])
    else if (options.all) callback(null, allowed)
    else callback(null, first.address, first.family)
  })
}

const publicOnly = new Agent({ connect: { lookup: publicLookup } })
const anywhere = new Agent()

function failureOf(error: unknown, timeoutMs: number): DownloadFailure {
  const causes: unknown[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  const own = causes.find((cause) => cause instanceof DownloadFailure)
  if (own) return own
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new DownloadFailure(`did not arrive within ${timeoutMs / 1000} seconds`, true)
  }
  const last = causes.at(-1)
  return new DownloadFailure(`cannot be fetched (${last instanceof Error ? last.message : String(last)})`, true)
}
