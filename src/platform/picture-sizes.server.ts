import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { sharpInput } from './heic.server.ts'
import { type PictureFormat, pictureFormats, pictureWidths } from './picture-address.ts'

const MAX_WIDTH = 2400

const PLACEHOLDER_WIDTH = 160

/** With less effort or tuning, AVIF shows blocks in soft shadows; with a lower alpha quality, WebP shows rings. */
const qualities = {
  avif: { quality: 44, effort: 3, tune: 'iq' },
  webp: { quality: 60, alphaQuality: 80, effort: 4 },
} as const
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
  const hash = pictureHash(bytes)
  const existing = await existingAddress(`${name}.${hash}`, directory)
  if (existing) return existing
  const upright = sharp(await sharpInput(bytes))
    .rotate()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
  const { data, info } = await upright.toBuffer({ resolveWithObject: true })
  const base = `${name}.${hash}.${info.width}x${info.height}.${await placeholder(data)}`
  for (const width of pictureWidths(info.width)) {
    for (const format of pictureFormats) {
      const file = join(directory, `${base}-${width}.${format}`)
      if (!existsSync(file)) await writePictureSize(data, file, { width, format })
    }
  }
  return `/pictures/${base}-${info.width}.webp`
}

async function placeholder(data: Uint8Array): Promise<string> {
  // The statistics take longer than all the rest, and a small copy has the same main color.
  const small = await sharp(data).resize({ width: PLACEHOLDER_WIDTH }).png().toBuffer()
  const { dominant, isOpaque } = await sharp(small).stats()
  if (!isOpaque) return 'clear'
  return [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')
}

async function existingAddress(stem: string, directory: string): Promise<string | undefined> {
  const folder = dirname(join(directory, stem))
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.startsWith(`${basename(stem)}.`))
  const base = files[0]?.replace(/-\d+\.\w+$/, '')
  const width = Number(/\.(\d+)x\d+\./.exec(base ?? '')?.[1])
  if (!base || !width) return undefined
  const expected = pictureWidths(width).flatMap((size) => pictureFormats.map((format) => `${base}-${size}.${format}`))
  const path = dirname(stem) === '.' ? base : `${dirname(stem)}/${base}`
  return expected.every((file) => files.includes(file)) ? `/pictures/${path}-${width}.webp` : undefined
}
