import sharp from 'sharp'

// This process answers visitors: pictures get one core, and leave nothing behind.
sharp.concurrency(1)
sharp.cache(false)

let last: Promise<unknown> = Promise.resolve()

/** One picture at a time, since decoding can take hundreds of megabytes. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}
