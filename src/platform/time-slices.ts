/** How long work may keep the process from everything else, in ms. */
const SLICE_MS = 8

/** Says when a slice of long work is over, and lets requests and timers in between. */
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

/** Runs work that says with each `yield` where it can be interrupted. */
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

/** Hands items out with pauses, for whoever works through all of them. */
export async function* withPauses<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  const slices = new TimeSlices()
  for (const item of items) {
    yield item
    if (slices.over) await slices.pause()
  }
}
