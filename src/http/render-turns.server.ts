import { setTimeout as pause } from 'node:timers/promises'
import type { Limiter } from '../platform/limits.server.ts'

/** How long a client may wait for its own renders: more at once are refused. */
const MAX_WAIT_SECONDS = 3
/** Of a burst, twice the pages a second that a client may have in the long run: a part of what one process renders. */
const BURST_FACTOR = 2

/** Refused: the client may ask again after so many seconds. */
export type Refused = { retryAfter: number }

type Queue = { waiting: number; last: Promise<void> }

/**
 * Renders for one client one after the other, and starts them with a pause in between: a page takes the process for 10 to
 * 20 ms, so whoever asks for many at once waits for himself, and others for one render at most.
 */
export class RenderTurns {
  #queues = new Map<string, Queue>()
  #limit: Limiter
  #everyMs: number
  #maxWaiting: number

  constructor(limit: Limiter, perSecond: number) {
    this.#limit = limit
    this.#everyMs = 1000 / (perSecond * BURST_FACTOR)
    this.#maxWaiting = perSecond * BURST_FACTOR * MAX_WAIT_SECONDS
  }

  /** Renders for a client in its turn, as long as its limit allows it. */
  async limited<T>(client: string, render: () => Promise<T>): Promise<{ rendered: T } | Refused> {
    const retryAfter = await this.#limit.take(client)
    return retryAfter > 0 ? { retryAfter } : this.inTurn(client, render)
  }

  /** Renders for a client in its turn, uncounted. Refused only while far too many wait. */
  async inTurn<T>(client: string, render: () => Promise<T>): Promise<{ rendered: T } | Refused> {
    const queue = this.#queues.get(client) ?? { waiting: 0, last: Promise.resolve() }
    if (queue.waiting >= this.#maxWaiting) return { retryAfter: 1 }
    this.#queues.set(client, queue)
    queue.waiting++
    const before = queue.last
    const turn = Promise.withResolvers<void>()
    queue.last = turn.promise
    await before
    const next = pause(this.#everyMs)
    try {
      return { rendered: await render() }
    } finally {
      void next.then(() => {
        turn.resolve()
        if (--queue.waiting === 0) this.#queues.delete(client)
      })
    }
  }
}
