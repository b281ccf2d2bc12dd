import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { isThumb, type PictureFormat, parsePicture, sizesOf } from '../../ui/picture-address.ts'
import { writeWhole } from '../system/write-whole.server.ts'
import { MAX_WIDTH, sharpInput } from './heic.server.ts'
import { addressOf, nameOf, pictureHash, qualities, storedAddress } from './picture-name.server.ts'
import type { PictureStore } from './stored-pictures.ts'

const PLACEHOLDER_WIDTH = 160

/** Encodes ten times faster than the final settings, into a file twice as big. */
export const original = { quality: 90, effort: 0 }
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(qualities.avif),
  webp: (image) => image.webp(qualities.webp),
}
/** @param name such as `trail-4/front34` @throws when sharp cannot read the picture */
export async function pictureAddress(bytes: Uint8Array, name: string): Promise<string> {
  const { autoOrient: upright } = await sharp(bytes).metadata()
  const width = Math.min(upright.width, MAX_WIDTH)
  const height = Math.round((upright.height * width) / upright.width)
  return `/pictures/${name}.${pictureHash(bytes)}.${width}x${height}.${await placeholder(bytes)}-${width}.webp`
}

type Shape = { width: number; format: PictureFormat }

const encode = (source: string | Buffer, { width, format }: Shape): Promise<Buffer> =>
  encoders[format](sharp(source).autoOrient().resize({ width })).toBuffer()

/** @throws when sharp cannot read the source */
export const writePictureSize = (source: string | Buffer, file: string, shape: Shape): Promise<void> =>
  writeWhole(file, () => encode(source, shape))

/** Keeps existing files: names contain a hash of the source. @throws when sharp cannot read the source */
export async function writePictureSizes(source: string, name: string, store: PictureStore): Promise<string> {
  const bytes = await readFile(source)
  const stem = `${name}.${pictureHash(bytes)}`
  const existing = await storedAddress(stem, store)
  if (existing && (await missingSizes(existing, store)).length === 0) return existing
  const { data, info } = await uprightSize(sharp(await sharpInput(bytes))).toBuffer({ resolveWithObject: true })
  const address = addressOf(stem, await placeholder(data), info)
  for (const size of await missingSizes(address, store)) await store.write(size.name, await encode(data, size))
  return address
}

/** Makes the other sizes from the largest, then encodes that one again into a smaller file. Does nothing if its file is gone or all sizes exist. */
export async function completeSizes(address: string, store: PictureStore): Promise<void> {
  const missing = await missingSizes(address, store)
  const data = missing.length > 0 ? await store.read(nameOf(address)) : undefined
  if (!data) return
  for (const size of missing) await store.write(size.name, await encode(data, size))
  // A picture stored by an earlier version of the site lacks only its thumbnails; its largest size is final.
  if (missing.every(({ name }) => isThumb(name))) return
  // The largest comes last, since the others are made from it.
  const { width = MAX_WIDTH } = parsePicture(address) ?? {}
  await store.write(nameOf(address), await encode(data, { width, format: 'webp' }))
}

export const uprightSize = (picture: Sharp): Sharp =>
  picture.autoOrient().resize({ width: MAX_WIDTH, withoutEnlargement: true })

/** The main color, or 'clear' if parts of the picture are transparent. */
export async function placeholder(data: Uint8Array): Promise<string> {
  // Statistics of the full size would take longer than all other steps, and a small copy has the same main color.
  const small = await sharp(data).resize({ width: PLACEHOLDER_WIDTH }).png().toBuffer()
  const { dominant, isOpaque } = await sharp(small).stats()
  if (!isOpaque) return 'clear'
  return [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')
}

async function missingSizes(address: string, store: PictureStore): Promise<(Shape & { name: string })[]> {
  const picture = parsePicture(address)
  if (!picture) return []
  const storedNames = new Set(await Array.fromAsync(store.list(nameOf(`${picture.base}-`)), ({ name }) => name))
  return sizesOf(picture)
    .map(({ path, width, format }) => ({ name: nameOf(path), width, format }))
    .filter(({ name }) => !storedNames.has(name))
}
