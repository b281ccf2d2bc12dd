import { availableParallelism } from 'node:os'

/** Does the work for all, a few at a time: one for each core unless said otherwise. */
export async function inParallel<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  atATime = availableParallelism(),
): Promise<void> {
  const queue = all.values()
  const worker = async () => {
    for (const next of queue) await work(next)
  }
  await Promise.all(Array.from({ length: atATime }, worker))
}
