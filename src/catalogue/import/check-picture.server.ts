import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { sharpInput } from '../../platform/heic.server.ts'
import { pictureHeader } from '../../platform/picture-header.server.ts'
import '../../platform/safe-decoders.server.ts'
import { UnreadableCell } from '../vehicle-fields.ts'

export const MAX_PICTURE_BYTES = 25 * 1024 * 1024
const MIN_WIDTH = 600
const MIN_HEIGHT = 400
const formats = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif', 'heic']
const USE_ANOTHER = 'use JPEG, PNG, WebP, AVIF, HEIC, TIFF or GIF'

/** Decoding can take hundreds of megabytes: check one at a time. @throws UnreadableCell */
export async function checkPicture(path: string, displayName: string): Promise<void> {
  const { size } = await stat(path)
  await checkPictureHeader(path, size, displayName)
  // Metadata stays valid when a file is cut off in transit.
  await sharpInput(await readFile(path))
    .then((decodable) => sharp(decodable).resize(64).raw().toBuffer())
    .catch((error: unknown) => {
      throw damaged(displayName, error)
    })
}

export function damaged(displayName: string, error: unknown): UnreadableCell {
  const why = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
  return new UnreadableCell(`${displayName} is damaged or cut off (${why}); save or copy it again`)
}

/** Decodes nothing. @throws UnreadableCell */
export async function checkPictureHeader(picture: string | Buffer, size: number, displayName: string): Promise<void> {
  if (size > MAX_PICTURE_BYTES) {
    const [megabytes, limit] = [size, MAX_PICTURE_BYTES].map((bytes) => Math.ceil(bytes / 1024 / 1024))
    throw new UnreadableCell(`${displayName} is ${megabytes} MB; the limit is ${limit} MB`)
  }
  const { kind, width, height, isProgressive, limit } = await pictureHeader(picture).catch(() => {
    throw new UnreadableCell(`${displayName} is not a picture that can be read; ${USE_ANOTHER}`)
  })
  if (!formats.includes(kind)) throw new UnreadableCell(`${displayName} is ${kind}; ${USE_ANOTHER}`)
  if (width < MIN_WIDTH || height < MIN_HEIGHT) {
    throw new UnreadableCell(
      `${displayName} is ${width} by ${height} pixels; the minimum is ${MIN_WIDTH} by ${MIN_HEIGHT}`,
    )
  }
  if (limit) {
    const what = isProgressive ? ' in a progressive or interlaced file' : ''
    throw new UnreadableCell(
      `${displayName} is ${width} by ${height} pixels; the limit${what} is ${limit} million pixels`,
    )
  }
}
