import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { writePictureSizes } from '../../../server/pictures/picture-sizes.server.ts'
import type { PictureStore } from '../../../server/pictures/stored-pictures.ts'
import { withoutPoint } from '../../../ui/picture-address.ts'
import { idFromName } from '../edits/vehicle-patch.ts'
import { checkPicture } from '../photos/check-cart-picture.server.ts'
import { isPictureView, photoSuffix } from '../photos/picture-views.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { UnreadableCell } from '../vehicle-fields.ts'
import { PictureDownloads, PictureFailure } from './download-pictures.server.ts'
import { type NewPicture, type PictureSource, presentByContent, readNewPicture } from './imported-pictures.server.ts'

/** More from one host would be rude. Up to the same number wait on disk to be resized. */
const DOWNLOADS_AT_ONCE = 4

type Publication = { vehicle: StockedVehicle; before?: StockedVehicle | undefined }

type SkippedEntry<Entry> = { entry: Entry; failure: PictureFailure }

type FetchedPicture = NewPicture & { image: string; file: string | PictureFailure }

/** Publishes pictures in all sizes. Pictures from other sites that fail are left out. */
export async function publishPictures<Entry extends Publication>(
  entries: readonly Entry[],
  source: PictureSource,
  progress: (count: number, of: number) => void = () => undefined,
): Promise<SkippedEntry<Entry>[]> {
  const users = new Map<string, Set<Entry>>()
  for (const entry of entries) {
    for (const image of entry.vehicle.images) {
      if (readNewPicture(image)) users.set(image, (users.get(image) ?? new Set()).add(entry))
    }
  }
  const leftOut: SkippedEntry<Entry>[] = []
  const folder = await mkdtemp(join(tmpdir(), 'larkway-pictures-'))
  const downloads = new PictureDownloads(folder, source.feedUrl)
  const pictures: AsyncIterable<FetchedPicture> = Readable.from(users.keys()).map(
    (image: string) => fetchPicture(image, downloads),
    { concurrency: DOWNLOADS_AT_ONCE, highWaterMark: DOWNLOADS_AT_ONCE },
  )
  try {
    let count = 0
    for await (const picture of pictures) {
      progress(count++, users.size)
      const file = await usableFile(picture)
      for (const entry of users.get(picture.image) ?? []) {
        const { vehicle } = entry
        if (file instanceof PictureFailure) leftOut.push({ entry, failure: file })
        const published = file instanceof PictureFailure ? [] : [await publish(file, entry, source.store)]
        const images = vehicle.images.flatMap((image) => (image === picture.image ? published : image))
        entry.vehicle = { ...vehicle, images }
      }
      if (picture.kind === 'url') await downloads.remove(picture.at)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return leftOut
}

async function fetchPicture(image: string, downloads: PictureDownloads): Promise<FetchedPicture> {
  const picture = readNewPicture(image) ?? { kind: 'file', at: image }
  if (picture.kind === 'file') return { ...picture, image, file: picture.at }
  const file = await downloads.fetch(picture.at).catch((error: unknown) => {
    if (error instanceof PictureFailure) return error
    throw error
  })
  return { ...picture, image, file }
}

/** Files on this machine were checked before anything changed. */
async function usableFile({ kind, at, file }: FetchedPicture): Promise<string | PictureFailure> {
  if (kind === 'file' || file instanceof PictureFailure) return file
  try {
    await checkPicture(file, at)
    return file
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error
    return new PictureFailure(error.message)
  }
}

async function publish(file: string, { vehicle, before }: Publication, store: PictureStore): Promise<string> {
  // A source has no crop points, so a crop point must not make its picture look new.
  const existing = await presentByContent(file, before?.images.map(withoutPoint) ?? [])
  return existing ?? writePictureSizes(file, `${vehicle.id}/${photoName(file)}`, store)
}

/** Adds a suffix to a photo that is named like a view, which would be mistaken for a rendering. */
function photoName(path: string): string {
  const name = idFromName(basename(path, extname(path))) || 'picture'
  return isPictureView(name) ? `${name}${photoSuffix}` : name
}
