import { LRUCache } from 'lru-cache'
import { observeStockRead } from '../database/stock-dependence.server.ts'
import { log } from '../system/log.server.ts'
import type { TagHeaders } from './cache-tags.server.ts'
import { type CachedResponse, cachedResponseFrom, smallestResponse } from './cached-response.server.ts'
import type { PrerenderedSite } from './prerendered.server.ts'

type Entry = {
  response: CachedResponse
  readsStock: boolean
  revision: number
  hours: string
  /** In milliseconds since 1970. */
  expires: number
  uses: number
  isSmall: boolean
}

export type PageCacheOptions = {
  render: (target: string) => Promise<Response>
  siteUrl: string
  headers: Record<string, string>
  rendered?: ((seconds: number) => void) | undefined
  prerendered: PrerenderedSite
  /** Changes when the hours by date in the footer of every page change. */
  hours: () => string
  tagHeaders?: TagHeaders | undefined
}

/** Room for about four hundred pages in all encodings, besides those that the build rendered. */
const MAX_PAGES_BYTES = 24 * 1024 * 1024
/** Anybody can invent addresses with a query, so such pages evict only one another. */
const MAX_QUERIES_BYTES = 8 * 1024 * 1024
const BROTLI_QUALITY = 6
/** After this many uses, a page is compressed again. That takes another thread 30 to 190 ms and saves a tenth of the bytes: decision 9. */
const USES_BEFORE_SMALL = 3

/** A page is rendered again when its Expires header has passed, or when hours by date or the stock that it shows have changed. If that fails, the last good page is served. */
export class PageCache {
  #options: PageCacheOptions
  #pages = new LRUCache<string, Entry>({ maxSize: MAX_PAGES_BYTES })
  #queries = new LRUCache<string, Entry>({ maxSize: MAX_QUERIES_BYTES })
  #inFlight = new Map<string, Promise<CachedResponse>>()
  #isCompressing = false
  #revision = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  stockChanged(): void {
    this.#revision++
  }

  peek(target: string): CachedResponse | undefined {
    const prerendered = this.#prerendered(target)
    if (prerendered && this.#options.prerendered.hours === this.#options.hours()) return prerendered
    const entry = this.#storeOf(target).peek(target)
    if (!entry || !this.#isCurrent(entry)) return undefined
    this.#storeOf(target).get(target)
    entry.uses++
    if (!entry.isSmall && entry.uses >= USES_BEFORE_SMALL && !this.#isCompressing) void this.#makeSmall(target, entry)
    return entry.response
  }

  has(target: string): boolean {
    return this.#prerendered(target) !== undefined || this.#storeOf(target).has(target) || this.#inFlight.has(target)
  }

  /** Overlapping requests share one rendering. */
  async get(target: string): Promise<CachedResponse> {
    const current = this.peek(target)
    if (current) return current
    let rendering = this.#inFlight.get(target)
    if (!rendering) {
      rendering = this.#render(target).finally(() => this.#inFlight.delete(target))
      this.#inFlight.set(target, rendering)
    }
    return rendering
  }

  #prerendered(target: string): CachedResponse | undefined {
    return this.#options.prerendered.pages.get(target)
  }

  #isCurrent({ readsStock, revision, hours, expires }: Entry): boolean {
    return Date.now() < expires && (!readsStock || revision === this.#revision) && hours === this.#options.hours()
  }

  async #render(target: string): Promise<CachedResponse> {
    const started = performance.now()
    const store = this.#storeOf(target)
    const last = store.peek(target)?.response ?? this.#prerendered(target)
    const revision = this.#revision
    const hours = this.#options.hours()
    try {
      const { result: rendered, readsStock, sources } = await observeStockRead(() => this.#options.render(target))
      const { joinedStyles } = this.#options.prerendered
      const options = { ...this.#options, joinedStyles, sources, brotliQuality: BROTLI_QUALITY }
      const response = await cachedResponseFrom(rendered, options)
      this.#options.rendered?.((performance.now() - started) / 1000)
      if (response.status >= 500 && last) return last
      if (response.status === 200 && !isForOneVisitor(rendered)) {
        const entry = { response, readsStock, revision, hours, expires: expiryOf(rendered), uses: 0, isSmall: false }
        store.set(target, entry, { size: bytesOf(response) })
      }
      return response
    } catch (error) {
      if (!last) throw error
      log.error({ err: error, path: target.split('?', 1)[0] }, 'rendering failed; the last good page is served')
      return last
    }
  }

  #storeOf(target: string): LRUCache<string, Entry> {
    return target.includes('?') ? this.#queries : this.#pages
  }

  /** Compresses one page at a time, so that visitors of other pages do not wait. */
  async #makeSmall(target: string, entry: Entry): Promise<void> {
    this.#isCompressing = true
    entry.isSmall = true
    try {
      entry.response = await smallestResponse(entry.response)
      const store = this.#storeOf(target)
      if (store.peek(target) === entry) store.set(target, entry, { size: bytesOf(entry.response) })
    } catch (error) {
      log.error({ err: error, path: target.split('?', 1)[0] }, 'a page was not compressed again; it is served as it is')
    } finally {
      this.#isCompressing = false
    }
  }
}

/** Whether the page is not worth keeping. Visitors type many different searches, and nobody else requests the same ones. */
const isForOneVisitor = ({ headers }: Response): boolean => headers.get('cache-control') === 'no-store'

function expiryOf({ headers }: Response): number {
  const expires = headers.get('expires')
  return expires === null ? Number.POSITIVE_INFINITY : Date.parse(expires)
}

/** Hardly counts large responses: they are few, but grow with the stock, and would otherwise evict the pages. */
const bytesOf = ({ identity, br, gzip }: CachedResponse): number =>
  identity ? identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) : 1
