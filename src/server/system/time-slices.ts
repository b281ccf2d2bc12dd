const SLICE_MS = 8

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

export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  const slices = new TimeSlices()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (slices.over) await slices.pause()
  }
}

export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

export async function* withPauses<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  const slices = new TimeSlices()
  for (const item of items) {
    yield item
    if (slices.over) await slices.pause()
  }
}
