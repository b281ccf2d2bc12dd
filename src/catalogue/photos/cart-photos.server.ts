import { randomUUID } from 'node:crypto'
import { planJob } from '../../jobs/jobs.server.ts'
import type { Db } from '../../platform/database.server.ts'
import { parsePicture } from '../../platform/picture-address.ts'
import { pictureHash } from '../../platform/picture-sizes.server.ts'
import { changeByHand } from '../hand/change-by-hand.server.ts'
import { changesOf } from '../hand/hand-changes.server.ts'
import { beginKept, changeKeptImages, findKept } from '../hand/kept-carts.server.ts'
import { findStocked } from '../stock-changes.server.ts'
import { MAX_IMAGES } from '../vehicle-fields.ts'
import { keepPhoto, photoName } from './keep-photo.server.ts'

/** On the site, or kept for later. */
export type PhotoCart = { readonly kind: 'cart' | 'kept'; readonly id: string }

export type PhotoChange = { cart: PhotoCart; person: string; now: Date }

export class TooManyPhotos extends Error {}

type Images = readonly string[]

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** How far back a removed photo can be put back. */
const CHANGES_READ = 100

/** @returns undefined when there is no such cart */
export async function photosOf(db: Db, { kind, id }: PhotoCart): Promise<Images | undefined> {
  // The page of a new cart has an id before anything of it is kept.
  if (kind === 'kept') return (await findKept(db, id))?.images ?? (uuid.test(id) ? [] : undefined)
  return (await findStocked(db, id))?.vehicle.images
}

/** @returns the id of the recorded change, when there was one @throws TooManyPhotos */
export async function changePhotos(
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
    if (uuid.test(cart.id)) await beginKept(db, { id: cart.id, person }, now)
    await changeKeptImages(db, cart.id, checked, now)
    return undefined
  }
  const result = await changeByHand(db, {
    id: cart.id,
    person,
    change: ({ vehicle }) => ({ images: checked(vehicle.images) }),
    now,
  })
  return result.kind === 'changed' ? result.change.id : undefined
}

/** The same photo twice is one. @returns as above @throws UnreadableCell TooManyPhotos */
export async function addPhoto(
  db: Db,
  photo: { bytes: Buffer; fileName: string; dataDir: string },
  change: PhotoChange,
): Promise<string | undefined> {
  const { cart, now } = change
  const before = (await photosOf(db, cart)) ?? []
  const hash = pictureHash(photo.bytes)
  if (before.some((address) => address.includes(`/${photoName}.${hash}.`))) return undefined
  if (before.length >= MAX_IMAGES) throw new TooManyPhotos()
  const address = await keepPhoto(photo.bytes, { ...photo, folder: cart.id })
  await planJob(db, { id: randomUUID(), kind: 'photo sizes', payload: address }, now)
  return changePhotos(db, change, (images) => (images.includes(address) ? images : [...images, address]))
}

/** @param places how many later, or negative: earlier */
export const movePhoto = (db: Db, change: PhotoChange, photo: string, places: number): Promise<string | undefined> =>
  changePhotos(db, change, (images) => {
    const from = images.indexOf(photo)
    return from === -1 ? images : images.toSpliced(from, 1).toSpliced(Math.max(0, from + places), 0, photo)
  })

export const removePhoto = (db: Db, change: PhotoChange, photo: string): Promise<string | undefined> =>
  changePhotos(db, change, (images) => images.filter((image) => image !== photo))

/** Photos that have come since the person's page was made stay behind those it names. */
export const orderPhotos = (db: Db, change: PhotoChange, order: Images): Promise<string | undefined> =>
  changePhotos(db, change, (images) => {
    const named = [...new Set(order)].filter((photo) => images.includes(photo))
    return [...named, ...images.filter((photo) => !named.includes(photo))]
  })

/** One that the cart had: where it was. */
export async function putPhotoBack(
  db: Db,
  change: PhotoChange,
  photo: string,
  place: number,
): Promise<string | undefined> {
  if (!(await wasOf(db, change.cart, photo))) return undefined
  return changePhotos(db, change, (images) =>
    images.includes(photo) ? images : images.toSpliced(Math.max(0, place), 0, photo),
  )
}

async function wasOf(db: Db, { id }: PhotoCart, photo: string): Promise<boolean> {
  if (parsePicture(photo)?.base.startsWith(`/pictures/${id}/${photoName}.`)) return true
  const changes = await changesOf(db, id, CHANGES_READ)
  return changes.some(({ fields }) =>
    fields.some(({ field, before }) => field === 'images' && Array.isArray(before) && before.includes(photo)),
  )
}
