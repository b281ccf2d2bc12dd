import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { sharpInput } from '../../../server/pictures/heic.server.ts'
import { pictureHeader } from '../../../server/pictures/picture-header.server.ts'
import { maxDecoded } from '../../../server/pictures/picture-task.ts'
import '../../../server/pictures/safe-decoders.server.ts'
import { checkPictureHeader, checkPictureSize, damaged } from './picture-limits.ts'

const MAX_MEGAPIXELS = 40
/** Progressive images are decoded whole, which takes five times the memory. */
const MAX_PROGRESSIVE_MEGAPIXELS = 20

/** Decoding can take hundreds of megabytes: check one at a time. @throws UnreadableCell */
export async function checkPicture(path: string, displayName: string): Promise<void> {
  checkPictureSize((await stat(path)).size, displayName)
  const header = await pictureHeader(path).catch(() => undefined)
  const megapixels = header?.isProgressive ? MAX_PROGRESSIVE_MEGAPIXELS : MAX_MEGAPIXELS
  checkPictureHeader(header, displayName, { decoded: maxDecoded.imported, megapixels })
  // Checking the metadata isn't enough, since it's valid even if the file was cut off in transit.
  await sharpInput(await readFile(path))
    .then((decodable) => sharp(decodable).resize(64).raw().toBuffer())
    .catch((error: unknown) => {
      throw damaged(displayName, error)
    })
}
