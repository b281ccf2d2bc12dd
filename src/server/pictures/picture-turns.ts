/** Who sent a picture: a visitor, known by IP address, or a staff member. */
export type Sender = { client: string; isStaff: boolean }

type Queues = Map<string, (() => void)[]>

/** Handles one picture at a time, staff's first, then one of each client in turn, so that many pictures delay only their own sender. */
export class PictureTurns {
  readonly #staff: Queues = new Map()
  readonly #visitors: Queues = new Map()
  #isBusy = false

  /** @throws the reason of `signal`, if that is aborted before the turn comes */
  async take<T>({ client, isStaff }: Sender, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#isBusy) await this.#wait(isStaff ? this.#staff : this.#visitors, client, signal)
    signal.throwIfAborted()
    this.#isBusy = true
    try {
      return await work()
    } finally {
      this.#isBusy = false
      this.#next()
    }
  }

  #wait(queues: Queues, client: string, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const queue = queues.get(client) ?? []
    queues.set(client, queue)
    const begin = () => {
      signal.removeEventListener('abort', giveUp)
      // The turn is taken at once, so that no later client goes first.
      this.#isBusy = true
      resolve()
    }
    const giveUp = () => {
      queue.splice(queue.indexOf(begin), 1)
      if (queue.length === 0 && queues.get(client) === queue) queues.delete(client)
      reject(signal.reason)
    }
    queue.push(begin)
    signal.addEventListener('abort', giveUp, { once: true })
    return promise
  }

  #next(): void {
    for (const queues of [this.#staff, this.#visitors]) {
      const [[client, queue] = []] = queues
      if (client === undefined || !queue) continue
      const begin = queue.shift()
      // The client goes to the end of the line.
      queues.delete(client)
      if (queue.length > 0) queues.set(client, queue)
      begin?.()
      return
    }
  }
}
