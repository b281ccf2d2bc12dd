import sharp from 'sharp'
import { sharpInput } from '../../platform/heic.server.ts'
import { pictureHeader } from '../../platform/picture-header.server.ts'
import '../../platform/safe-decoders.server.ts'
import { inTurn } from '../../platform/picture-turns.server.ts'
import { pictureProblems as words } from '../../words/lead-pictures.ts'
import type { PreparedPicture } from '../lead-pictures.server.ts'
import {
  MAX_ATTACHED_BYTES,
  MAX_PICTURE_MEGABYTES,
  MAX_PICTURES_BYTES,
  MAX_PICTURES_MEGABYTES,
  MOST_PICTURES,
} from './picture-limits.ts'
import { PicturesRefused } from './pictures-refused.ts'

const kinds = ['jpeg', 'png', 'webp', 'avif', 'heic']
const LONGEST_SIDE = 2000
const QUALITY = 80
const SMALL_SIDE = 320
const MAX_NAME_LENGTH = 60

/** @throws PicturesRefused */
export async function preparePictures(files: readonly File[]): Promise<PreparedPicture[]> {
  if (files.length > MOST_PICTURES) throw new PicturesRefused(422, words.tooMany(MOST_PICTURES, files.length))
  const large = files.find(({ size }) => size > MAX_ATTACHED_BYTES)
  if (large) throw new PicturesRefused(422, words.tooLarge(shownName(large), MAX_PICTURE_MEGABYTES))
  if (files.reduce((sum, { size }) => sum + size, 0) > MAX_PICTURES_BYTES) {
    throw new PicturesRefused(422, words.allTooLarge(MAX_PICTURES_MEGABYTES))
  }
  const prepared: PreparedPicture[] = []
  for (const file of files) prepared.push(await inTurn(() => preparePicture(file)))
  return prepared
}

async function preparePicture(file: File): Promise<PreparedPicture> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const unreadable = () => new PicturesRefused(422, words.unreadable(shownName(file)))
  const header = await pictureHeader(bytes).catch(() => undefined)
  if (!header || !kinds.includes(header.kind)) throw unreadable()
  if (header.limit) throw new PicturesRefused(422, words.tooManyPixels(shownName(file)))
  // Encoded again, so that nothing is left of metadata or of anything hidden behind the picture.
  const { data, info } = await sharpInput(bytes)
    .then((decodable) =>
      sharp(decodable)
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true }),
    )
    .catch(() => {
      throw unreadable()
    })
  return { content: data, width: info.width, height: info.height }
}

/** Of one that is stored: a JPEG for a phone on a slow line. */
export const smallPicture = (content: Uint8Array): Promise<Buffer> =>
  inTurn(() =>
    sharp(content)
      .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  )

/** Goes back to the visitor who sent it, and nowhere else. */
const shownName = ({ name }: File): string => `‘${name.replaceAll(/\p{Cc}/gu, '').slice(0, MAX_NAME_LENGTH)}’`
