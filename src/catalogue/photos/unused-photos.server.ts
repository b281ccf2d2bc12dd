import { glob, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../platform/database.server.ts'
import { parsePicture } from '../../platform/picture-address.ts'
import { changesBetween } from '../hand/hand-changes.server.ts'
import { keptCarts } from '../hand/kept-carts.server.ts'
import { eachStocked } from '../stock-changes.server.ts'
import { photoName } from './keep-photo.server.ts'

/** Longer than a change can be undone, so that a copy of the database from some days ago finds its photos. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000

/** Photos of staff which no cart has had for 30 days. Other pictures stay, since a file may name them again. @returns how many files */
export async function deleteUnusedPhotos(db: Db, dataDir: string, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - KEEP_MS)
  const cwd = join(dataDir, 'pictures')
  const old: string[] = []
  for await (const file of glob(`*/${photoName}.*`, { cwd })) {
    const { mtime } = await stat(join(cwd, file))
    if (mtime < oldest) old.push(file)
  }
  if (old.length === 0) return 0
  const used = await basesInUse(db, oldest, now)
  const unused = old.filter((file) => !used.has(parsePicture(`/pictures/${file}`)?.base ?? ''))
  for (const file of unused) await rm(join(cwd, file), { force: true })
  return unused.length
}

async function basesInUse(db: Db, since: Date, now: Date): Promise<ReadonlySet<string>> {
  const images: string[] = []
  for await (const { vehicle } of eachStocked(db)) images.push(...vehicle.images)
  for (const kept of await keptCarts(db)) images.push(...kept.images)
  for (const { fields } of await changesBetween(db, since, now)) {
    for (const { field, before, after } of fields) {
      if (field === 'images') images.push(...[before, after].flat().map(String))
    }
  }
  return new Set(images.map((image) => parsePicture(image)?.base ?? ''))
}
