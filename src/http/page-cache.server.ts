import { log } from '../platform/log.server.ts'
import { observeStockRead } from '../platform/stock-dependence.server.ts'
import { type CachedResponse, cachedResponseFrom } from './cached-response.server.ts'

type Entry = { response: CachedResponse; readsStock: boolean; revision: number }

export type PageCacheOptions = {
  /** Renders a path with its query. */
  render: (target: string) => Promise<Response>
  siteUrl: string
  /** Sent with every response. */
  headers: Record<string, string>
  /** Pages that the build rendered. */
  prerendered: ReadonlyMap<string, CachedResponse>
}

/** Addresses with a query are without number; so many of them are kept. */
const MAX_WITH_QUERY = 500
/** A visitor waits for the page, so quick comes before small. */
const BROTLI_QUALITY = 6

/**
 * Rendered pages and API responses, kept in memory. What depends on content alone is rendered once; what has read the
 * stock is rendered again after the stock has changed. When that fails, the last good response is served on.
 */
export class PageCache {
  #options: PageCacheOptions
  #withoutQuery = new Map<string, Entry>()
  #withQuery = new Map<string, Entry>()
  #inFlight = new Map<string, Promise<CachedResponse>>()
  #revision = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    for (const [path, response] of options.prerendered)
      this.#withoutQuery.set(path, { response, readsStock: false, revision: 0 })
  }

  /** The stock has changed: whatever read it is rendered again with its next request. */
  stockChanged(): void {
    this.#revision++
  }

  /** The response in memory, if it is current. */
  peek(target: string): CachedResponse | undefined {
    const entry = this.#withoutQuery.get(target) ?? this.#withQuery.get(target)
    return entry && this.#isCurrent(entry) ? entry.response : undefined
  }

  /** The response in memory if it is current, else a newly rendered one. Requests that overlap share one rendering. */
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

  #isCurrent({ readsStock, revision }: Entry): boolean {
    return !readsStock || revision === this.#revision
  }

  async #render(target: string): Promise<CachedResponse> {
    const entries = target.includes('?') ? this.#withQuery : this.#withoutQuery
    const last = entries.get(target)
    const revision = this.#revision
    try {
      const { result: rendered, readsStock } = await observeStockRead(() => this.#options.render(target))
      const response = await cachedResponseFrom(rendered, { ...this.#options, brotliQuality: BROTLI_QUALITY })
      if (response.status >= 500 && last) return last.response
      if (response.status === 200) this.#keep(entries, target, { response, readsStock, revision })
      return response
    } catch (error) {
      if (!last) throw error
      log.error({ err: error, path: target.split('?', 1)[0] }, 'rendering failed; the last good page is served')
      return last.response
    }
  }

  #keep(entries: Map<string, Entry>, target: string, entry: Entry): void {
    entries.delete(target)
    entries.set(target, entry)
    if (entries !== this.#withQuery || entries.size <= MAX_WITH_QUERY) return
    const [oldest] = entries.keys()
    if (oldest !== undefined) entries.delete(oldest)
  }
}
