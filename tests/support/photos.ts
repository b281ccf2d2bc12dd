import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Size = { width?: number; height?: number }

/** A photo from a phone held upright: stored on its side, with the location and time. */
export async function phonePhoto({ width = 2400, height = 1600 }: Size = {}): Promise<Buffer<ArrayBuffer>> {
  const photo = await sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .withExif({
      IFD0: { Make: 'Phone of the visitor' },
      IFD2: { DateTimeOriginal: '2026:07:04 10:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 24/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '75/1 2/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return Buffer.from(photo)
}

/** A picture that cannot be compressed: one byte for each color value of a pixel. */
export const noisyPng = async (side: number): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  )

/** A JPEG of noise, which hardly compresses. */
export const noisyJpeg = async (side: number): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp(await noisyPng(side))
      .jpeg({ quality: 80 })
      .toBuffer(),
  )

const made = new Map<string, Promise<Buffer>>()
/** A picture that takes seconds to encode, and that a file's tests on the second database send again. @returns a copy */
async function once(name: string, picture: () => Sharp): Promise<Buffer<ArrayBuffer>> {
  const making = made.get(name) ?? picture().toBuffer()
  made.set(name, making)
  return Buffer.from(await making)
}

/** A small file that decodes to many millions of pixels. */
export const bomb = (side = 8000): Promise<Buffer<ArrayBuffer>> =>
  once(`bomb ${side}`, () => sharp({ create: { width: side, height: side, channels: 3, background: '#000' } }).png())

const HOSTILE_SIDE = 6300
const plain = (channels: 3 | 4 = 3): Sharp => {
  const background = { r: 90, g: 140, b: 60, alpha: 0.5 }
  return sharp({ create: { width: HOSTILE_SIDE, height: HOSTILE_SIDE, channels, background } })
}
const hostile = {
  'eight-bit.avif': () => plain().avif({ effort: 0, chromaSubsampling: '4:2:0' }),
  'ten-bit-alpha.avif': () => plain(4).avif({ effort: 0, bitdepth: 10, chromaSubsampling: '4:2:0' }),
  'twelve-bit-alpha.avif': () => plain(4).avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' }),
  'interlaced.png': () => plain(4).png({ progressive: true }),
  'sixteen-bit.png': () => plain(4).toColourspace('rgb16').png(),
  'progressive.jpg': () => plain().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  'lossless.webp': () => plain(4).webp({ lossless: true, effort: 0 }),
}

/** A picture that a stranger may send: two megabytes at most, often only one kilobyte, for which a decoder needs up to a gigabyte. */
export const hostilePicture = (name: keyof typeof hostile): Promise<Buffer<ArrayBuffer>> => once(name, hostile[name])

/** All of these by file name. Making them takes seconds. */
export async function hostilePictures(): Promise<Record<string, Buffer<ArrayBuffer>>> {
  const photos: Record<string, Buffer<ArrayBuffer>> = {}
  for (const [name, picture] of Object.entries(hostile)) photos[name] = Buffer.from(await picture().toBuffer())
  // The header claims a small size.
  const liar = Buffer.from(photos['eight-bit.avif'] ?? [])
  for (let at = liar.indexOf('ispe'); at !== -1; at = liar.indexOf('ispe', at + 1)) {
    liar.writeUInt32BE(1000, at + 8)
    liar.writeUInt32BE(1000, at + 12)
  }
  return { ...photos, 'says-it-is-small.avif': liar }
}

/** A PNG whose header claims this number of pixels for its width and its height. */
export async function pngThatClaims(side: number): Promise<Buffer<ArrayBuffer>> {
  const png = await bomb(8)
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/**
 * A picture of 1200 by 1600 pixels, green above red, in the colors of a phone (Display P3). It is stored on its side,
 * with its location and time. It was made with heif-enc of libheif 1.15 and x265, and the box that rotates
 * it was added by hand.
 */
export const heicPhoto = async (): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await readFile(join(import.meta.dirname, '../fixtures/phone.heic')))
export const heicTop = [32, 160, 64]
export const heicBottom = [192, 48, 32]

/** A HEIC that claims this width and height. */
export async function heicThatClaims(width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const heic = await heicPhoto()
  const size = heic.indexOf('ispe') + 8
  heic.writeUInt32BE(width, size)
  heic.writeUInt32BE(height, size + 4)
  return heic
}
