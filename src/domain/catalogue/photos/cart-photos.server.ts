import { randomUUID } from 'node:crypto'
import type { Db } from '../../../server/database/database.server.ts'
import { planJob } from '../../../server/database/jobs/jobs.server.ts'
import { nameOf, pictureHash } from '../../../server/pictures/picture-name.server.ts'
import { pictureUrl } from '../../../server/pictures/pictures.server.ts'
import type { PictureStore } from '../../../server/pictures/stored-pictures.ts'
import { withoutPoint } from '../../../ui/picture-address.ts'
import { changeDraftImages, findDraft, isDraftId, startDraft } from '../edits/drafts.server.ts'
import { changesOf } from '../edits/edit-history.server.ts'
import { editVehicle } from '../edits/edit-vehicle.server.ts'
import { findStocked } from '../stock-changes.server.ts'
import { MAX_IMAGES } from '../vehicle-fields.ts'
import { keepPhoto, photoName } from './keep-photo.server.ts'

/** A cart on the site, or a draft. */
export type PhotoCart = { readonly kind: 'cart' | 'kept'; readonly id: string }

export type PhotoChange = { cart: PhotoCart; person: string; now: Date }

export class TooManyPhotos extends Error {}

type Images = readonly string[]

/** How many of the last changes are searched for a removed photo. */
const CHANGES_READ = 100

/** @returns undefined when there is no such cart */
export async function photosOf(db: Db, { kind, id }: PhotoCart): Promise<Images | undefined> {
  // The page of a new cart has an id before anything is saved, so there may be no draft yet.
  if (kind === 'kept') return (await findDraft(db, id))?.images ?? (isDraftId(id) ? [] : undefined)
  return (await findStocked(db, id))?.vehicle.images
}

/** @returns the id of the recorded change, when there was one @throws TooManyPhotos */
async function changePhotos(
  db: Db,
  { cart, person, now }: PhotoChange,
  change: (images: Images) => Images,
): Promise<string | undefined> {
  const checked = (images: Images): Images => {
    const changed = change(images)
    if (changed.length > MAX_IMAGES) throw new TooManyPhotos()
    return changed
  }
  if (cart.kind === 'kept') {
    if (isDraftId(cart.id)) await startDraft(db, { id: cart.id, person }, now)
    if (await changeDraftImages(db, cart.id, checked, now)) return undefined
    // The draft was published after the request came in.
    const id = (await findDraft(db, cart.id))?.vehicleId
    return id ? changePhotos(db, { cart: { kind: 'cart', id }, person, now }, change) : undefined
  }
  const result = await editVehicle(db, {
    id: cart.id,
    person,
    change: ({ vehicle }) => ({ images: checked(vehicle.images) }),
    now,
  })
  return result.kind === 'changed' ? result.change.id : undefined
}

/** A photo that is sent twice is added once. @returns the same as changePhotos @throws UnreadableCell TooManyPhotos */
export async function addPhoto(
  db: Db,
  photo: { bytes: Buffer; fileName: string; store: PictureStore; signal: AbortSignal },
  change: PhotoChange,
): Promise<string | undefined> {
  const { cart, person, now } = change
  const before = (await photosOf(db, cart)) ?? []
  const hash = pictureHash(photo.bytes)
  if (before.some((address) => address.includes(`/${photoName}.${hash}.`))) return undefined
  if (before.length >= MAX_IMAGES) throw new TooManyPhotos()
  const address = await keepPhoto({ ...photo, person }, cart.id, photo.store)
  await planJob(db, { id: randomUUID(), kind: 'photo sizes', payload: address }, now)
  return changePhotos(db, change, (images) =>
    images.some((image) => isSame(image, address)) ? images : [...images, address],
  )
}

/** Matches names that keepPhoto creates. */
const photoOf = (id: string): RegExp =>
  new RegExp(`^${RegExp.escape(id)}/${photoName}\\.[0-9a-f]{8}\\.(\\d+)x\\d+\\.(?:[0-9a-f]{6}|clear)-\\1\\.webp$`)

/** Compares ignoring crop points. A vehicle has a build picture's path, while pages send its URL. */
function isSame(image: string, photo: string): boolean {
  const [name = '', other] = [image, photo].map(withoutPoint)
  return name === other || pictureUrl(name) === other
}

/** @param places how many places later; negative for earlier */
export const movePhoto = (db: Db, change: PhotoChange, photo: string, places: number): Promise<string | undefined> =>
  changePhotos(db, change, (images) => {
    const from = images.findIndex((image) => isSame(image, photo))
    const [moved] = images.slice(from, from + 1)
    return from === -1 || moved === undefined
      ? images
      : images.toSpliced(from, 1).toSpliced(Math.max(0, from + places), 0, moved)
  })

export const removePhoto = (db: Db, change: PhotoChange, photo: string): Promise<string | undefined> =>
  changePhotos(db, change, (images) => images.filter((image) => !isSame(image, photo)))

/** @param point as in addresses of pictures; '' for the center */
export const cropPhoto = (db: Db, change: PhotoChange, photo: string, point: string): Promise<string | undefined> =>
  changePhotos(db, change, (images) =>
    images.map((image) => (isSame(image, photo) ? withoutPoint(image) + point : image)),
  )

/** Sets the order. Photos added since the person's page was loaded come last. */
export const orderPhotos = (db: Db, change: PhotoChange, order: Images): Promise<string | undefined> =>
  changePhotos(db, change, (images) => {
    const orderedImages = new Set(order.flatMap((photo) => images.find((image) => isSame(image, photo)) ?? []))
    return [...orderedImages, ...images.filter((image) => !orderedImages.has(image))]
  })

/** Puts a removed photo of the cart back in its place. */
export async function putPhotoBack(
  db: Db,
  change: PhotoChange,
  { photo, place, store }: { photo: string; place: number; store: PictureStore },
): Promise<string | undefined> {
  const image = await formerImage(db, change.cart, photo, store)
  if (image === undefined) return undefined
  return changePhotos(db, change, (images) =>
    images.some((one) => isSame(one, image)) ? images : images.toSpliced(Math.max(0, place), 0, image),
  )
}

async function formerImage(db: Db, { id }: PhotoCart, photo: string, store: PictureStore): Promise<string | undefined> {
  const changes = await changesOf(db, id, CHANGES_READ)
  const former = changes
    .flatMap(({ fields }) => fields.flatMap(({ field, before }) => (field === 'images' ? [before].flat() : [])))
    .map(String)
    .find((image) => isSame(image, photo))
  if (former !== undefined) return former
  // An address of the right form isn't enough, since anybody can write one: the photo's largest size must be stored, too.
  const name = nameOf(photo)
  return photoOf(id).test(name) && (await store.read(name)) ? photo : undefined
}
