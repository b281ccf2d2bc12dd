/** How long work may block the event loop, in ms. */
const SLICE_MS = 8

/** Tells when a slice of long work is over, and lets requests and timers run in between. */
export class TimeSlices {
  #until = performance.now() + SLICE_MS

  get over(): boolean {
    return performance.now() > this.#until
  }

  async pause(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    this.#until = performance.now() + SLICE_MS
  }
}

/** Runs work that can be interrupted at each `yield`. */
export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  const slices = new TimeSlices()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (slices.over) await slices.pause()
  }
}

/** The same without interruption. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** Yields all items, with pauses in between. */
export async function* withPauses<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  const slices = new TimeSlices()
  for (const item of items) {
    yield item
    if (slices.over) await slices.pause()
  }
}
