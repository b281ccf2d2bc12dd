import { log } from '../platform/log.server.ts'
import { observeStockRead } from '../platform/stock-dependence.server.ts'
import { type CachedResponse, cachedResponseFrom, smallestResponse } from './cached-response.server.ts'
import type { JoinedStyles } from './joined-styles.server.ts'
import { streamedHeader } from './responses.server.ts'

type Entry = {
  response: CachedResponse
  readsStock: boolean
  revision: number
  /** Of the response's Expires header, in milliseconds since 1970. */
  expires: number
  /** How often it was served from memory. */
  uses: number
  /** Compressed as far as it goes. */
  isSmall: boolean
}

export type PageCacheOptions = {
  /** Renders a path with its query. */
  render: (target: string) => Promise<Response>
  siteUrl: string
  /** Sent with every response. */
  headers: Record<string, string>
  /** Told how long a render took, in seconds. */
  rendered?: ((seconds: number) => void) | undefined
  /** Pages that the build rendered. */
  prerendered: ReadonlyMap<string, CachedResponse>
  joinedStyles: JoinedStyles
}

/** About five hundred pages in all their encodings. Those that the build rendered stay whatever comes. */
const MAX_BYTES = 32 * 1024 * 1024
/** A visitor waits for the page, so quick comes before small. */
const BROTLI_QUALITY = 6
/** A page that is asked for again and again is worth 30 to 190 ms of another thread, for a tenth of its bytes: decision 9. */
const USES_BEFORE_SMALL = 3

/**
 * Rendered pages and API responses, kept in memory up to a size, the longest unused dropped first. What depends on content
 * alone is rendered once; what has read the stock is rendered again after the stock has changed, and what depends on the date
 * says in its Expires header until when it holds; `cache-control: no-store` keeps a response out. When rendering again fails, the last good response is served on.
 */
export class PageCache {
  #options: PageCacheOptions
  /** Ordered by last use. */
  #entries = new Map<string, Entry>()
  #bytes = 0
  #inFlight = new Map<string, Promise<CachedResponse | undefined>>()
  #isCompressing = false
  #revision = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  /** The stock has changed: whatever read it is rendered again with its next request. */
  stockChanged(): void {
    this.#revision++
  }

  /** The response in memory, if it is current. */
  peek(target: string): CachedResponse | undefined {
    const prerendered = this.#options.prerendered.get(target)
    if (prerendered) return prerendered
    const entry = this.#entries.get(target)
    if (!entry || !this.#isCurrent(entry)) return undefined
    this.#entries.delete(target)
    this.#entries.set(target, entry)
    entry.uses++
    if (!entry.isSmall && entry.uses >= USES_BEFORE_SMALL && !this.#isCompressing) void this.#makeSmall(target, entry)
    return entry.response
  }

  /** Whether it is in memory, current or not, or being rendered: a request for it is not what makes the site render it. */
  has(target: string): boolean {
    return this.#options.prerendered.has(target) || this.#entries.has(target) || this.#inFlight.has(target)
  }

  /**
   * The response in memory if it is current, else a newly rendered one. Requests that overlap share one rendering.
   * @returns undefined for a response that is made anew for each request, while it is sent
   */
  async get(target: string): Promise<CachedResponse | undefined> {
    const current = this.peek(target)
    if (current) return current
    let rendering = this.#inFlight.get(target)
    if (!rendering) {
      rendering = this.#render(target).finally(() => this.#inFlight.delete(target))
      this.#inFlight.set(target, rendering)
    }
    return rendering
  }

  #isCurrent({ readsStock, revision, expires }: Entry): boolean {
    return Date.now() < expires && (!readsStock || revision === this.#revision)
  }

  async #render(target: string): Promise<CachedResponse | undefined> {
    const started = performance.now()
    const last = this.#entries.get(target)
    const revision = this.#revision
    try {
      const { result: rendered, readsStock } = await observeStockRead(() => this.#options.render(target))
      if (rendered.headers.has(streamedHeader)) {
        this.#drop(target)
        await rendered.body?.cancel()
        return undefined
      }
      const response = await cachedResponseFrom(rendered, { ...this.#options, brotliQuality: BROTLI_QUALITY })
      this.#options.rendered?.((performance.now() - started) / 1000)
      if (response.status >= 500 && last) return last.response
      if (response.status === 200 && !isForOneVisitor(rendered))
        this.#keep(target, { response, readsStock, revision, expires: expiryOf(rendered), uses: 0, isSmall: false })
      return response
    } catch (error) {
      if (!last) throw error
      log.error({ err: error, path: target.split('?', 1)[0] }, 'rendering failed; the last good page is served')
      return last.response
    }
  }

  #keep(target: string, entry: Entry): void {
    this.#drop(target)
    this.#entries.set(target, entry)
    this.#bytes += bytesOf(entry)
    for (const longestUnused of this.#entries.keys()) {
      if (this.#bytes <= MAX_BYTES || longestUnused === target) return
      this.#drop(longestUnused)
    }
  }

  /** One page at a time, so that the visitors of other pages go on. */
  async #makeSmall(target: string, entry: Entry): Promise<void> {
    this.#isCompressing = true
    entry.isSmall = true
    try {
      const response = await smallestResponse(entry.response)
      if (this.#entries.get(target) === entry) this.#bytes += bytesOf({ response }) - bytesOf(entry)
      entry.response = response
    } catch (error) {
      log.error({ err: error, path: target.split('?', 1)[0] }, 'a page was not compressed again; it is served as it is')
    } finally {
      this.#isCompressing = false
    }
  }

  #drop(target: string): void {
    const entry = this.#entries.get(target)
    if (!entry) return
    this.#bytes -= bytesOf(entry)
    this.#entries.delete(target)
  }
}

/** Of what a visitor has typed there are too many pages to keep, and nobody else asks for them. */
const isForOneVisitor = ({ headers }: Response): boolean => headers.get('cache-control') === 'no-store'

function expiryOf({ headers }: Response): number {
  const expires = headers.get('expires')
  return expires === null ? Number.POSITIVE_INFINITY : Date.parse(expires)
}

const bytesOf = ({ response: { identity, br, gzip } }: Pick<Entry, 'response'>): number =>
  identity.length + (br?.length ?? 0) + (gzip?.length ?? 0)
