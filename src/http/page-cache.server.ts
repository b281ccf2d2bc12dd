import { log } from '../platform/log.server.ts'
import { observeStockRead } from '../platform/stock-dependence.server.ts'
import type { CachedResponse } from './cached-response.server.ts'
import { finish } from './render.server.ts'

type Stored = { answer: CachedResponse; readsStock: boolean; revision: number }

export type PageCacheOptions = {
  /** Renders a path with its query. */
  render: (target: string) => Promise<Response>
  siteUrl: string
  /** Sent with every answer. */
  headers: Record<string, string>
  /** Pages that the build rendered. */
  prerendered: ReadonlyMap<string, CachedResponse>
}

/** Answers for addresses with a query, of which there is no end, share this many places. */
const MAX_WITH_QUERY = 500
/** Rendered while somebody waits, so quick before small. */
const BROTLI_QUALITY = 6

/**
 * Finished pages and API answers, kept in memory. What depends on content alone is rendered once;
 * what read the stock is rendered again after the stock has changed. When that fails, the last good
 * page is served on.
 */
export class PageCache {
  #options: PageCacheOptions
  #plain = new Map<string, Stored>()
  #withQuery = new Map<string, Stored>()
  #inFlight = new Map<string, Promise<CachedResponse>>()
  #revision = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
    for (const [path, answer] of options.prerendered) this.#plain.set(path, { answer, readsStock: false, revision: 0 })
  }

  /** The stock has changed: whatever read it is rendered again with its next request. */
  stockChanged(): void {
    this.#revision++
  }

  /** The answer in memory when it is current; the quick way. */
  peek(target: string): CachedResponse | undefined {
    const stored = this.#plain.get(target) ?? this.#withQuery.get(target)
    return stored && this.#isCurrent(stored) ? stored.answer : undefined
  }

  async get(target: string): Promise<CachedResponse> {
    const found = this.peek(target)
    if (found) return found
    let work = this.#inFlight.get(target)
    if (!work) {
      work = this.#make(target).finally(() => this.#inFlight.delete(target))
      this.#inFlight.set(target, work)
    }
    return work
  }

  #isCurrent({ readsStock, revision }: Stored): boolean {
    return !readsStock || revision === this.#revision
  }

  async #make(target: string): Promise<CachedResponse> {
    const places = target.includes('?') ? this.#withQuery : this.#plain
    const last = places.get(target)
    const revision = this.#revision
    try {
      const { result: response, readsStock } = await observeStockRead(() => this.#options.render(target))
      const answer = await finish(response, { ...this.#options, brotliQuality: BROTLI_QUALITY })
      if (answer.status >= 500 && last) return last.answer
      if (answer.status === 200) this.#keep(places, target, { answer, readsStock, revision })
      return answer
    } catch (error) {
      if (!last) throw error
      log.error({ err: error, path: target.split('?', 1)[0] }, 'rendering failed; the last good page is served')
      return last.answer
    }
  }

  #keep(places: Map<string, Stored>, target: string, stored: Stored): void {
    places.delete(target)
    places.set(target, stored)
    if (places !== this.#withQuery || places.size <= MAX_WITH_QUERY) return
    const [oldest] = places.keys()
    if (oldest !== undefined) places.delete(oldest)
  }
}
