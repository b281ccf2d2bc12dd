import { availableParallelism } from 'node:os'

/** A few at a time: one for each core unless said otherwise. @returns results in the order of `all` */
export async function inParallel<Item, Result>(
  all: readonly Item[],
  work: (one: Item) => Promise<Result>,
  atATime = availableParallelism(),
): Promise<Result[]> {
  const results: Result[] = []
  const queue = all.entries()
  const worker = async () => {
    for (const [index, one] of queue) results[index] = await work(one)
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return results
}
