import { createHash, randomUUID } from 'node:crypto'
import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const cacheFolder = join(import.meta.dirname, '../node_modules/.cache/build')
const DAY_MS = 86_400_000
const UNUSED_MS = 30 * DAY_MS

/** Caches slow work whose result depends only on its inputs, as a file in the cache's folder `kind`. */
export async function fromCache(
  kind: string,
  inputs: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input).update('\0')
  const file = join(cacheFolder, kind, hash.digest('base64url'))
  const entry = await readFile(file).catch(() => undefined)
  const now = new Date()
  if (entry) {
    await utimes(file, now, now)
    return entry
  }
  const value = await make()
  await mkdir(dirname(file), { recursive: true })
  // Another dealer's build, or a page with the same picture, may be writing the same file.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, value)
  await rename(draft, file)
  return value
}

/** Removes files that no build has used for weeks. Runs at most once a day, since there are many files. */
export async function trimCache(): Promise<void> {
  const trimmed = join(cacheFolder, 'trimmed')
  const last = await stat(trimmed).catch(() => undefined)
  if (last && Date.now() - last.mtimeMs < DAY_MS) return
  for await (const file of glob('*/*', { cwd: cacheFolder })) {
    const path = join(cacheFolder, file)
    if (Date.now() - (await stat(path)).mtimeMs > UNUSED_MS) await rm(path, { force: true })
  }
  await writeFile(trimmed, '')
}
