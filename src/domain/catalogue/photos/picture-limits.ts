import type { PictureHeader } from '../../../server/pictures/picture-task.ts'
import { UnreadableCell } from '../vehicle-fields.ts'

export const MAX_PICTURE_BYTES = 25 * 1024 * 1024
const MIN_WIDTH = 600
const MIN_HEIGHT = 400
export const pictureKinds: readonly string[] = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif', 'heic']
const USE_ANOTHER = 'use JPEG, PNG, WebP, AVIF, HEIC, TIFF or GIF'
const MEGAPIXEL = 1_000_000

export function damaged(displayName: string, error: unknown): UnreadableCell {
  const why = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
  return new UnreadableCell(`${displayName} is damaged or cut off (${why}); save or copy it again`)
}

/** @throws UnreadableCell */
export function checkPictureSize(bytes: number, displayName: string): void {
  if (bytes <= MAX_PICTURE_BYTES) return
  const [megabytes, limit] = [bytes, MAX_PICTURE_BYTES].map((size) => Math.ceil(size / 1024 / 1024))
  throw new UnreadableCell(`${displayName} is ${megabytes} MB; the limit is ${limit} MB`)
}

type Limits = { decoded: number; megapixels?: number }

/**
 * @param header undefined when it can't be read
 * @param limits on decoding
 * @throws UnreadableCell
 */
export function checkPictureHeader(header: PictureHeader | undefined, displayName: string, limits: Limits): void {
  if (!header) throw new UnreadableCell(`${displayName} is not a picture that can be read; ${USE_ANOTHER}`)
  const { kind, width, height, isProgressive, decoded } = header
  if (!pictureKinds.includes(kind)) throw new UnreadableCell(`${displayName} is ${kind}; ${USE_ANOTHER}`)
  if (width < MIN_WIDTH || height < MIN_HEIGHT) {
    throw new UnreadableCell(
      `${displayName} is ${width} by ${height} pixels; the minimum is ${MIN_WIDTH} by ${MIN_HEIGHT}`,
    )
  }
  const decodable = Math.floor((limits.decoded * width * height) / decoded / MEGAPIXEL)
  const limit = Math.min(decodable, limits.megapixels ?? decodable)
  if (width * height > limit * MEGAPIXEL) {
    const what = isProgressive ? ' in a progressive or interlaced file' : ''
    throw new UnreadableCell(
      `${displayName} is ${width} by ${height} pixels; the limit${what} is ${limit} million pixels`,
    )
  }
}
