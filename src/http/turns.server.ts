import { setTimeout as pause } from 'node:timers/promises'
import type { Limiter } from '../platform/limits.server.ts'
import { CONNECTIONS_PER_CLIENT } from './http-server.server.ts'

/** How long a client may wait for its own requests. */
const MAX_WAIT_SECONDS = 3
/** Of a burst, twice what a client may have a second in the long run: a part of what one process renders. */
const BURST_FACTOR = 2
/** Without the delay, a program that repeats its request immediately would keep the process busy with refusals. */
const REFUSE_AFTER_MS = 1000
export class TooManyRequests extends Error {
  /** In how many seconds to ask again; undefined for a client that should get no response any more. */
  readonly retryAfter: number | undefined
  constructor(retryAfter: number | undefined) {
    super('too many requests')
    this.retryAfter = retryAfter
  }
}

type Queue = { waiting: number; refusals: number; last: Promise<void> }

/**
 * Makes each client wait for itself: what the process has to work out for it begins with a pause in between, and is refused past the
 * limit or while too much of it waits. A page takes the process for 10 to 20 ms, so others wait for one of them at most.
 */
export class Turns {
  #queues = new Map<string, Queue>()
  #limit: Limiter
  #everyMs: number
  #maxWaiting: number

  constructor(limit: Limiter, perSecond: number) {
    this.#limit = limit
    this.#everyMs = 1000 / (perSecond * BURST_FACTOR)
    this.#maxWaiting = perSecond * BURST_FACTOR * MAX_WAIT_SECONDS
  }

  /** Resolves when work for the client may begin. @throws TooManyRequests */
  async begin(client: string): Promise<void> {
    const next = await this.#turn(client)
    void pause(this.#everyMs).then(next)
  }

  /** Does work for the client that keeps the processor busy, one piece after the other. @throws TooManyRequests */
  async alone<T>(client: string, work: () => Promise<T>): Promise<T> {
    const next = await this.#turn(client)
    const spaced = pause(this.#everyMs)
    try {
      return await work()
    } finally {
      void spaced.then(next)
    }
  }

  /** @returns what lets the next one begin */
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
    // More come only from a client that does not wait for responses.
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
