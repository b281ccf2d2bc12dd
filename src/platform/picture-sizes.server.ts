import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { sharpInput } from './heic.server.ts'
import { type PictureFormat, parsePicture, pictureFormats } from './picture-address.ts'
import type { PictureStore } from './picture-store.server.ts'
import { writeWhole } from './write-whole.server.ts'

const MAX_WIDTH = 2400

const PLACEHOLDER_WIDTH = 160

/** With less effort or tuning, AVIF shows blocks in soft shadows; with a lower alpha quality, WebP shows rings. */
const qualities = {
  avif: { quality: 44, effort: 3, tune: 'iq' },
  webp: { quality: 60, alphaQuality: 80, effort: 4 },
} as const
/** Ten times as quick as the largest size of the site, and twice as large. */
const original = { quality: 90, effort: 0 }
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(qualities.avif),
  webp: (image) => image.webp(qualities.webp),
}
/** Part of the addresses, which browsers cache for a year: other settings need other addresses. */
const recipe = JSON.stringify([qualities, 'clear'])

export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).update(recipe).digest('hex').slice(0, 8)

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

/** Existing ones are kept: names contain a hash of the source. @throws when sharp cannot read the source */
export async function writePictureSizes(source: string, name: string, store: PictureStore): Promise<string> {
  const bytes = await readFile(source)
  const stem = `${name}.${pictureHash(bytes)}`
  const existing = await storedAddress(stem, store)
  if (existing && (await missingSizes(existing, store)).length === 0) return existing
  const { data, info } = await (await uprightPicture(bytes)).toBuffer({ resolveWithObject: true })
  const address = await addressOf(stem, data, info)
  for (const size of await missingSizes(address, store)) await store.write(size.name, await encode(data, size))
  return address
}

/** The largest size alone, quickly and in good quality: completeSizes makes the others from it. @throws as above */
export async function writeFirstSize(bytes: Buffer, name: string, store: PictureStore): Promise<string> {
  const stem = `${name}.${pictureHash(bytes)}`
  const existing = await storedAddress(stem, store)
  if (existing && (await store.read(nameOf(existing)))) return existing
  const picture = (await uprightPicture(bytes)).webp(original)
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const address = await addressOf(stem, data, info)
  await store.write(nameOf(address), data)
  return address
}

/** @param address of writeFirstSize. Does nothing when its file is gone, or all sizes are there. */
export async function completeSizes(address: string, store: PictureStore): Promise<void> {
  const missing = await missingSizes(address, store)
  const data = missing.length > 0 ? await store.read(nameOf(address)) : undefined
  if (!data) return
  for (const size of missing) await store.write(size.name, await encode(data, size))
  // Last, since the others are made of it.
  const { width = MAX_WIDTH } = parsePicture(address) ?? {}
  await store.write(nameOf(address), await encode(data, { width, format: 'webp' }))
}

const uprightPicture = async (bytes: Buffer): Promise<Sharp> =>
  sharp(await sharpInput(bytes))
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })

const addressOf = async (stem: string, data: Buffer, { width, height }: { width: number; height: number }) =>
  `/pictures/${stem}.${width}x${height}.${await placeholder(data)}-${width}.webp`

const nameOf = (address: string): string => address.slice('/pictures/'.length)

async function placeholder(data: Uint8Array): Promise<string> {
  // The statistics take longer than all the rest, and a small copy has the same main color.
  const small = await sharp(data).resize({ width: PLACEHOLDER_WIDTH }).png().toBuffer()
  const { dominant, isOpaque } = await sharp(small).stats()
  if (!isOpaque) return 'clear'
  return [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')
}

/** Of the picture that has a size there. */
async function storedAddress(stem: string, store: PictureStore): Promise<string | undefined> {
  for await (const { name } of store.list(`${stem}.`)) {
    const picture = parsePicture(`/pictures/${name}`)
    if (picture) return `${picture.base}-${picture.width}.webp`
  }
  return undefined
}

async function missingSizes(address: string, store: PictureStore): Promise<(Shape & { name: string })[]> {
  const { base = '', widths = [] } = parsePicture(address) ?? {}
  const stored = new Set(await Array.fromAsync(store.list(nameOf(`${base}-`)), ({ name }) => name))
  return widths
    .flatMap((width) => pictureFormats.map((format) => ({ name: nameOf(`${base}-${width}.${format}`), width, format })))
    .filter(({ name }) => !stored.has(name))
}
