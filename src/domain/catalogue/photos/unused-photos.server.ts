import type { Db } from '../../../server/database/database.server.ts'
import type { PictureStore } from '../../../server/pictures/stored-pictures.ts'
import { parsePicture } from '../../../ui/picture-address.ts'
import { drafts } from '../edits/drafts.server.ts'
import { changesBetween } from '../edits/edit-history.server.ts'
import { eachStocked } from '../stock-changes.server.ts'
import { photoName } from './keep-photo.server.ts'

/** Longer than a change can be undone, so that a database restored from a few days ago still has its photos. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000
const KEEP_PARTS_MS = 24 * 60 * 60 * 1000

/** Deletes staff photos older than 30 days that are in no cart, no draft and no change of the last 30 days. Other pictures stay, since a file may name them again. @returns how many files were deleted */
export async function deleteUnusedPhotos(db: Db, store: PictureStore, now: Date): Promise<number> {
  await store.removeParts(new Date(now.getTime() - KEEP_PARTS_MS))
  const oldest = new Date(now.getTime() - KEEP_MS)
  const old: string[] = []
  for await (const { name, modifiedAt } of store.list()) {
    if (name.split('/')[1]?.startsWith(`${photoName}.`) && modifiedAt < oldest) old.push(name)
  }
  if (old.length === 0) return 0
  const used = await basesInUse(db, oldest, now)
  const unused = old.filter((name) => !used.has(parsePicture(`/pictures/${name}`)?.base ?? ''))
  for (const name of unused) await store.remove(name)
  return unused.length
}

async function basesInUse(db: Db, since: Date, now: Date): Promise<ReadonlySet<string>> {
  const images: string[] = []
  for await (const { vehicle } of eachStocked(db)) images.push(...vehicle.images)
  for (const draft of await drafts(db)) images.push(...draft.images)
  for (const { fields } of await changesBetween(db, since, now)) {
    for (const { field, before, after } of fields) {
      if (field === 'images') images.push(...[before, after].flat().map(String))
    }
  }
  return new Set(images.map((image) => parsePicture(image)?.base ?? ''))
}
