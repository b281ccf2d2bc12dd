import { setTimeout as pause } from 'node:timers/promises'
import { CONNECTIONS_PER_CLIENT } from './http-server.server.ts'
import type { Limiter } from './rate-limits.server.ts'

const MAX_WAIT_SECONDS = 3
/** A burst may be twice what a client gets per second in the long run. */
const BURST_FACTOR = 2
/** Delays refusals, since a program that retries immediately would otherwise keep the process busy with them. */
const REFUSE_AFTER_MS = 1000
export class TooManyRequests extends Error {
  /** In seconds; undefined for a client that gets no more responses. */
  readonly retryAfter: number | undefined
  constructor(retryAfter: number | undefined) {
    super('too many requests')
    this.retryAfter = retryAfter
  }
}

type Queue = { waiting: number; refusals: number; last: Promise<void> }

/** Each client waits for its own requests, which are spaced out. It makes others wait for one page at most, which takes 10 to 20 ms. */
export class Throttle {
  #queues = new Map<string, Queue>()
  #limit: Limiter
  #everyMs: number
  #maxWaiting: number

  constructor(limit: Limiter, perSecond: number) {
    this.#limit = limit
    this.#everyMs = 1000 / (perSecond * BURST_FACTOR)
    this.#maxWaiting = perSecond * BURST_FACTOR * MAX_WAIT_SECONDS
  }

  /** @throws TooManyRequests */
  async begin(client: string): Promise<void> {
    const next = await this.#turn(client)
    void pause(this.#everyMs).then(next)
  }

  /** Runs work that keeps the processor busy, for each client one piece at a time. @throws TooManyRequests */
  async alone<T>(client: string, work: () => Promise<T>): Promise<T> {
    const next = await this.#turn(client)
    const spaced = pause(this.#everyMs)
    try {
      return await work()
    } finally {
      void spaced.then(next)
    }
  }

  async #turn(client: string): Promise<() => void> {
    const queue = this.#queues.get(client) ?? { waiting: 0, refusals: 0, last: Promise.resolve() }
    this.#queues.set(client, queue)
    queue.waiting++
    const retryAfter = queue.waiting > this.#maxWaiting ? 1 : await this.#limit.take(client)
    if (retryAfter > 0) {
      queue.waiting--
      await this.#refuse(client, queue, retryAfter)
    }
    const before = queue.last
    const turn = Promise.withResolvers<void>()
    queue.last = turn.promise
    await before
    return () => {
      turn.resolve()
      queue.waiting--
      this.#forget(client, queue)
    }
  }

  async #refuse(client: string, queue: Queue, retryAfter: number): Promise<never> {
    // Only a client that does not wait for responses has so many refusals pending.
    if (queue.refusals >= CONNECTIONS_PER_CLIENT) throw new TooManyRequests(undefined)
    queue.refusals++
    await pause(REFUSE_AFTER_MS)
    queue.refusals--
    this.#forget(client, queue)
    throw new TooManyRequests(retryAfter)
  }

  #forget(client: string, { waiting, refusals }: Queue): void {
    if (waiting === 0 && refusals === 0) this.#queues.delete(client)
  }
}
