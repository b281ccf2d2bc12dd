import { type Db, inTransaction } from '../../../server/database/database.server.ts'
import type { PictureStore } from '../../../server/pictures/stored-pictures.ts'
import { parsePicture } from '../../../ui/picture-address.ts'
import { drafts } from '../edits/drafts.server.ts'
import { changesBetween } from '../edits/edit-history.server.ts'
import { eachStocked } from '../stock-changes.server.ts'
import { photoName } from './keep-photo.server.ts'

/** Longer than a change can be undone, so that a database restored from a few days ago still has its photos. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000
const KEEP_PARTS_MS = 24 * 60 * 60 * 1000

/**
 * Deletes staff photos that have been in no cart, no draft and no change for 30 days. Other pictures stay, since a file may name them again.
 * It records when it first finds a photo unused, since imports and commands take photos away without a change by hand, so it has to run every day.
 * @returns how many files were deleted
 */
export async function deleteUnusedPhotos(db: Db, store: PictureStore, now: Date): Promise<number> {
  await store.removeParts(new Date(now.getTime() - KEEP_PARTS_MS))
  const stored = Map.groupBy(await photoFiles(store), photoOf)
  const used = stored.size > 0 ? await photosInUse(db) : new Set()
  const unused = [...stored.keys()].filter((photo) => !used.has(photo))
  const rows = await db.selectFrom('unused_photos').selectAll().execute()
  const unusedSince = new Map(rows.map(({ photo, since }) => [photo, new Date(since)]))
  const oldest = new Date(now.getTime() - KEEP_MS)
  const changed = await photosInChanges(db, oldest, now)
  const { due = [], later = [] } = Object.groupBy(unused, (photo) =>
    (unusedSince.get(photo) ?? now) < oldest && !changed.has(photo) ? 'due' : 'later',
  )
  const names = due.flatMap((photo) => stored.get(photo) ?? [])
  for (const name of names) await store.remove(name)
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('unused_photos').execute()
    for (const photo of later) {
      const since = (unusedSince.get(photo) ?? now).toISOString()
      await trx.insertInto('unused_photos').values({ photo, since }).execute()
    }
  })
  return names.length
}

const baseOf = (address: string): string => parsePicture(address)?.base ?? ''
const photoOf = (file: string): string => baseOf(`/pictures/${file}`)
const basesOf = (images: readonly string[]): ReadonlySet<string> => new Set(images.map(baseOf))

async function photoFiles(store: PictureStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list()) {
    if (name.split('/')[1]?.startsWith(`${photoName}.`) && photoOf(name)) names.push(name)
  }
  return names
}

async function photosInUse(db: Db): Promise<ReadonlySet<string>> {
  const images: string[] = []
  for await (const { vehicle } of eachStocked(db)) images.push(...vehicle.images)
  for (const draft of await drafts(db)) images.push(...draft.images)
  return basesOf(images)
}

async function photosInChanges(db: Db, since: Date, until: Date): Promise<ReadonlySet<string>> {
  const fields = (await changesBetween(db, since, until)).flatMap((change) => change.fields)
  return basesOf(
    fields.flatMap(({ field, before, after }) => (field === 'images' ? [before, after].flat().map(String) : [])),
  )
}
