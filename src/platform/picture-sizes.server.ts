import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { sharpInput } from './heic.server.ts'
import { type PictureFormat, parsePicture, pictureFormats } from './picture-address.ts'

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

/** Renamed once complete, so that no incomplete picture has the final name. @throws when sharp cannot read the source */
export async function writePictureSize(
  source: string | Buffer,
  file: string,
  { width, format }: { width: number; format: PictureFormat },
): Promise<void> {
  const part = `${file}.${process.pid}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(part, '')
    await writeFile(part, await encoders[format](sharp(source).autoOrient().resize({ width })).toBuffer())
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Existing files are kept: names contain a hash of the source. @throws when sharp cannot read the source */
export async function writePictureSizes(source: string, name: string, directory: string): Promise<string> {
  const bytes = await readFile(source)
  const stem = `${name}.${pictureHash(bytes)}`
  const existing = await addressOfStem(stem, directory)
  if (existing && missingSizes(existing, directory).length === 0) return existing
  const { data, info } = await (await uprightPicture(bytes)).toBuffer({ resolveWithObject: true })
  const address = await addressOf(stem, data, info)
  for (const size of await missingSizes(address, directory)) await writePictureSize(data, size.file, size)
  return address
}

/** The largest size alone, quickly and in good quality: completeSizes makes the others from it. @throws as above */
export async function writeFirstSize(bytes: Buffer, name: string, directory: string): Promise<string> {
  const stem = `${name}.${pictureHash(bytes)}`
  const existing = await addressOfStem(stem, directory)
  if (existing && existsSync(fileOf(existing, directory))) return existing
  const picture = (await uprightPicture(bytes)).webp(original)
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const address = await addressOf(stem, data, info)
  const file = fileOf(address, directory)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}.part`, data)
  await rename(`${file}.${process.pid}.part`, file)
  return address
}

/** @param address of writeFirstSize. Does nothing when its file is gone, or all sizes are there. */
export async function completeSizes(address: string, directory: string): Promise<void> {
  const largest = fileOf(address, directory)
  const missing = await missingSizes(address, directory)
  if (missing.length === 0 || !existsSync(largest)) return
  const data = await readFile(largest)
  for (const size of missing) await writePictureSize(data, size.file, size)
  // Last, since the others are made of it.
  const { width = MAX_WIDTH } = parsePicture(address) ?? {}
  await writePictureSize(data, largest, { width, format: 'webp' })
}

const uprightPicture = async (bytes: Buffer): Promise<Sharp> =>
  sharp(await sharpInput(bytes))
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })

const addressOf = async (stem: string, data: Buffer, { width, height }: { width: number; height: number }) =>
  `/pictures/${stem}.${width}x${height}.${await placeholder(data)}-${width}.webp`

const fileOf = (address: string, directory: string): string => join(directory, address.slice('/pictures/'.length))

async function placeholder(data: Uint8Array): Promise<string> {
  // The statistics take longer than all the rest, and a small copy has the same main color.
  const small = await sharp(data).resize({ width: PLACEHOLDER_WIDTH }).png().toBuffer()
  const { dominant, isOpaque } = await sharp(small).stats()
  if (!isOpaque) return 'clear'
  return [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')
}

/** Of the picture that has a size there. */
async function addressOfStem(stem: string, directory: string): Promise<string | undefined> {
  const files = await readdir(dirname(join(directory, stem))).catch(() => [])
  const file = files.find((name) => name.startsWith(`${basename(stem)}.`) && !name.endsWith('.part')) ?? ''
  const picture = parsePicture(`/pictures/${join(dirname(stem), file)}`)
  return picture && `${picture.base}-${picture.width}.webp`
}

type Size = { file: string; width: number; format: PictureFormat }

function missingSizes(address: string, directory: string): Size[] {
  const { base = '', widths = [] } = parsePicture(address) ?? {}
  return widths
    .flatMap((width) =>
      pictureFormats.map((format) => ({ file: fileOf(`${base}-${width}.${format}`, directory), width, format })),
    )
    .filter(({ file }) => !existsSync(file))
}
