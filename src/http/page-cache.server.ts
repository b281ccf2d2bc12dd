import type { TagHeaders } from '../cdn/cache-tags.server.ts'
import { log } from '../platform/log.server.ts'
import { observeStockRead } from '../platform/stock-dependence.server.ts'
import { type CachedResponse, cachedResponseFrom, smallestResponse } from './cached-response.server.ts'
import type { JoinedStyles } from './joined-styles.server.ts'
import { Shelf } from './shelf.ts'

type Entry = {
  response: CachedResponse
  readsStock: boolean
  revision: number
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
  prerendered: ReadonlyMap<string, CachedResponse>
  joinedStyles: JoinedStyles
  tagHeaders?: TagHeaders | undefined
}

/** About four hundred pages in all encodings, besides those that the build rendered. */
const MAX_PAGES_BYTES = 24 * 1024 * 1024
/** Anybody can invent addresses with a query, so they push out only one another. */
const MAX_QUERIES_BYTES = 8 * 1024 * 1024
const BROTLI_QUALITY = 6
/** Takes 30 to 190 ms of another thread and saves a tenth of the bytes: decision 9. */
const USES_BEFORE_SMALL = 3

/** Pages that read the stock or have an Expires header are rendered again. If that fails, the last good one is served. */
export class PageCache {
  #options: PageCacheOptions
  #pages = new Shelf<Entry>(MAX_PAGES_BYTES)
  #queries = new Shelf<Entry>(MAX_QUERIES_BYTES)
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
    const prerendered = this.#options.prerendered.get(target)
    if (prerendered) return prerendered
    const entry = this.#shelfOf(target).get(target)
    if (!entry || !this.#isCurrent(entry)) return undefined
    this.#shelfOf(target).touch(target)
    entry.uses++
    if (!entry.isSmall && entry.uses >= USES_BEFORE_SMALL && !this.#isCompressing) void this.#makeSmall(target, entry)
    return entry.response
  }

  has(target: string): boolean {
    return (
      this.#options.prerendered.has(target) ||
      this.#shelfOf(target).get(target) !== undefined ||
      this.#inFlight.has(target)
    )
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

  #isCurrent({ readsStock, revision, expires }: Entry): boolean {
    return Date.now() < expires && (!readsStock || revision === this.#revision)
  }

  async #render(target: string): Promise<CachedResponse> {
    const started = performance.now()
    const shelf = this.#shelfOf(target)
    const last = shelf.get(target)
    const revision = this.#revision
    try {
      const { result: rendered, readsStock, sources } = await observeStockRead(() => this.#options.render(target))
      const options = { ...this.#options, sources, brotliQuality: BROTLI_QUALITY }
      const response = await cachedResponseFrom(rendered, options)
      this.#options.rendered?.((performance.now() - started) / 1000)
      if (response.status >= 500 && last) return last.response
      if (response.status === 200 && !isForOneVisitor(rendered)) {
        const entry = { response, readsStock, revision, expires: expiryOf(rendered), uses: 0, isSmall: false }
        shelf.put(target, entry, bytesOf(response))
      }
      return response
    } catch (error) {
      if (!last) throw error
      log.error({ err: error, path: target.split('?', 1)[0] }, 'rendering failed; the last good page is served')
      return last.response
    }
  }

  #shelfOf(target: string): Shelf<Entry> {
    return target.includes('?') ? this.#queries : this.#pages
  }

  /** One page at a time, so that visitors of other pages do not wait. */
  async #makeSmall(target: string, entry: Entry): Promise<void> {
    this.#isCompressing = true
    entry.isSmall = true
    try {
      entry.response = await smallestResponse(entry.response)
      const shelf = this.#shelfOf(target)
      if (shelf.get(target) === entry) shelf.put(target, entry, bytesOf(entry.response))
    } catch (error) {
      log.error({ err: error, path: target.split('?', 1)[0] }, 'a page was not compressed again; it is served as it is')
    } finally {
      this.#isCompressing = false
    }
  }
}

/** Visitors type too many different things to keep, and nobody else asks for them. */
const isForOneVisitor = ({ headers }: Response): boolean => headers.get('cache-control') === 'no-store'

function expiryOf({ headers }: Response): number {
  const expires = headers.get('expires')
  return expires === null ? Number.POSITIVE_INFINITY : Date.parse(expires)
}

/** Large responses are few, but each is as long as the stock: if counted, they would push out the pages. */
const bytesOf = ({ identity, br, gzip }: CachedResponse): number =>
  identity ? identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) : 0
