import pMap from 'p-map'
import type { PictureStore } from '../pictures/stored-pictures.ts'

const AT_A_TIME = 8

type CopyResult = {
  pictures: number
  bytes: number
  copied: number
  /** Names of pictures that differ after the copy. */
  missing: string[]
}

/** Skips pictures that are there with the same size, so that an interrupted copy can be resumed. Afterwards, compares the sizes of all. */
export async function copyPictures(
  from: PictureStore,
  to: PictureStore,
  progress: (count: number, of: number) => void = () => undefined,
): Promise<CopyResult> {
  const source = await Array.fromAsync(from.list())
  const before = await sizes(to)
  const toCopy = source.filter(({ name, bytes }) => before.get(name) !== bytes)
  let count = 0
  await pMap(
    toCopy,
    async ({ name }) => {
      const content = await from.read(name)
      // Undefined if it has been deleted in the meantime.
      if (content) await to.write(name, content)
      count += 1
      progress(count, toCopy.length)
    },
    { concurrency: AT_A_TIME },
  )
  const after = await sizes(to)
  const now = await sizes(from)
  const missing = source.filter(({ name }) => now.has(name) && after.get(name) !== now.get(name))
  return {
    pictures: now.size,
    bytes: [...now.values()].reduce((sum, bytes) => sum + bytes, 0),
    copied: toCopy.length,
    missing: missing.map(({ name }) => name),
  }
}

const sizes = async (store: PictureStore): Promise<ReadonlyMap<string, number>> =>
  new Map(await Array.fromAsync(store.list(), ({ name, bytes }) => [name, bytes] as const))
