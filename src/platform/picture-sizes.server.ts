import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { pictureWidths } from './picture-address.ts'

/** The largest width kept; anything wider is scaled down first. */
const MAX_WIDTH = 2400

/**
 * 95% of browsers take the AVIF. With less effort, or without the tuning for still images, it shows blocks in the soft
 * shadows; WebP with a lower alpha quality shows rings.
 */
const qualities = {
  avif: { quality: 44, effort: 3, tune: 'iq' },
  webp: { quality: 60, alphaQuality: 80, effort: 4 },
} as const
const encoders = {
  avif: (image: Sharp) => image.avif(qualities.avif),
  webp: (image: Sharp) => image.webp(qualities.webp),
}
/** Part of the addresses, which browsers cache for a year: other settings need other addresses. */
const recipe = JSON.stringify([qualities, 'clear'])

/** The part of a picture's address that changes with the source or the settings. */
export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).update(recipe).digest('hex').slice(0, 8)

/**
 * Writes a picture in every width and format that <Picture> uses. Existing files are kept: their names contain a hash of
 * the source.
 * @param name path below /pictures/, such as `denago-city/front34`
 * @returns its address (see picture-address.ts)
 * @throws when sharp cannot read the source
 */
export async function writePictureSizes(source: string, name: string, directory: string): Promise<string> {
  const bytes = await readFile(source)
  const hash = pictureHash(bytes)
  const existing = await existingAddress(`${name}.${hash}`, directory)
  if (existing) return existing
  const upright = sharp(bytes).rotate().resize({ width: MAX_WIDTH, withoutEnlargement: true })
  const { data, info } = await upright.toBuffer({ resolveWithObject: true })
  const color = await placeholder(data)
  const base = `${name}.${hash}.${info.width}x${info.height}.${color}`
  for (const width of pictureWidths(info.width)) {
    for (const [format, encode] of Object.entries(encoders)) {
      const file = join(directory, `${base}-${width}.${format}`)
      if (existsSync(file)) continue
      await mkdir(dirname(file), { recursive: true })
      // Renamed once complete, so that an interruption leaves no incomplete picture under its final name.
      await writeFile(`${file}.part`, await encode(sharp(data).resize({ width })).toBuffer())
      await rename(`${file}.part`, file)
    }
  }
  return `/pictures/${base}-${info.width}.webp`
}

/** Shown until the picture has loaded: its main color, or nothing behind a cut-out. */
async function placeholder(data: Buffer): Promise<string> {
  const { dominant, isOpaque } = await sharp(data).stats()
  if (!isOpaque) return 'clear'
  return [dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')
}

/** The address of a picture of which all files exist. */
async function existingAddress(stem: string, directory: string): Promise<string | undefined> {
  const folder = dirname(join(directory, stem))
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.startsWith(`${basename(stem)}.`))
  const base = files[0]?.replace(/-\d+\.\w+$/, '')
  const width = Number(/\.(\d+)x\d+\./.exec(base ?? '')?.[1])
  if (!base || !width) return undefined
  const expected = pictureWidths(width).flatMap((size) =>
    Object.keys(encoders).map((format) => `${base}-${size}.${format}`),
  )
  const path = dirname(stem) === '.' ? base : `${dirname(stem)}/${base}`
  return expected.every((file) => files.includes(file)) ? `/pictures/${path}-${width}.webp` : undefined
}
