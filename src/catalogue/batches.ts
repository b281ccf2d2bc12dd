/** The same things in arrays of at most `size`. */
export async function* batches<T>(things: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const thing of things) {
    batch.push(thing)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
