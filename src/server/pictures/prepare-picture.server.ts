import sharp, { type Sharp } from 'sharp'
import { sharpInput } from './heic.server.ts'
import { pictureHeader } from './picture-header.server.ts'
import { original, placeholder, uprightSize } from './picture-sizes.server.ts'
import {
  maxDecoded,
  type PictureAnswer,
  type PictureHeader,
  type PictureTask,
  type PictureUse,
} from './picture-task.ts'
import './safe-decoders.server.ts'

sharp.concurrency(1)
sharp.cache(false)

const MESSAGE_SIDE = 2000
const SMALL_SIDE = 320
const QUALITY = 80

const messageKinds = ['jpeg', 'png', 'webp', 'avif', 'heic']
const kinds: Readonly<Record<PictureUse, readonly string[]>> = {
  message: messageKinds,
  photo: [...messageKinds, 'tiff', 'gif'],
  small: ['jpeg'],
}

const within = (side: number, picture: Sharp): Sharp =>
  picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })

/** Encodes the picture again, so that no metadata or hidden data is left. */
const encoders: Readonly<Record<PictureUse, (picture: Sharp) => Sharp>> = {
  message: (picture) => within(MESSAGE_SIDE, picture),
  photo: (picture) => uprightSize(picture).webp(original),
  small: (picture) => within(SMALL_SIDE, picture),
}

/** Runs in a separate process: src/server/pictures/picture-process.server.ts. */
export async function preparePicture({ use, picture }: PictureTask): Promise<PictureAnswer> {
  let header: PictureHeader | undefined
  try {
    const { icc: _, ...headerFields } = await pictureHeader(picture)
    header = headerFields
  } catch (error) {
    return { problem: 'unreadable', header, message: messageOf(error) }
  }
  if (!kinds[use].includes(header.kind)) return { problem: 'unreadable', header, message: header.kind }
  if (header.decoded > maxDecoded.sent) return { problem: 'too many pixels', header, message: '' }
  try {
    const decodable = await sharpInput(Buffer.from(picture), { maxBytes: maxDecoded.sent, isAlone: true })
    // sharp's own limit, which counts pixels, is off, since the memory for decoding was checked above.
    const { data, info } = await encoders[use](sharp(decodable, { limitInputPixels: false })).toBuffer({
      resolveWithObject: true,
    })
    const color = use === 'photo' ? await placeholder(data) : ''
    return { data, width: info.width, height: info.height, placeholder: color, header }
  } catch (error) {
    return { problem: 'damaged', header, message: messageOf(error) }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
