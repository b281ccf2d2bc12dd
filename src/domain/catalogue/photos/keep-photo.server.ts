import { addressOf, nameOf, pictureHash, storedAddress } from '../../../server/pictures/picture-name.server.ts'
import { preparePicture } from '../../../server/pictures/picture-process.server.ts'
import { maxDecoded } from '../../../server/pictures/picture-task.ts'
import type { PictureStore } from '../../../server/pictures/stored-pictures.ts'
import { checkPictureHeader, checkPictureSize, damaged } from './picture-limits.ts'

/** Distinguishes staff's photos from imported pictures. */
export const photoName = 'photo'

type Photo = { bytes: Buffer; fileName: string; person: string; signal: AbortSignal }

/**
 * Makes only the largest size, quickly and in good quality, upright and without its metadata: completeSizes makes the others from it.
 * @returns the photo's address, which contains a hash of its content
 * @throws UnreadableCell, or the reason of `signal`
 */
export async function keepPhoto(photo: Photo, folder: string, store: PictureStore): Promise<string> {
  const { bytes, fileName, person, signal } = photo
  checkPictureSize(bytes.length, fileName)
  const stem = `${folder}/${photoName}.${pictureHash(bytes)}`
  const existing = await storedAddress(stem, store)
  if (existing && (await store.read(nameOf(existing)))) return existing
  const { answer } = await preparePicture({ use: 'photo', picture: bytes }, { client: person, isStaff: true }, signal)
  if ('problem' in answer && answer.problem === 'damaged') throw damaged(fileName, new Error(answer.message))
  checkPictureHeader(answer.header, fileName, { decoded: maxDecoded.sent })
  // A picture may be refused for reasons that checkPictureHeader doesn't know.
  if ('problem' in answer) throw damaged(fileName, new Error(answer.problem))
  const address = addressOf(stem, answer.placeholder, answer)
  await store.write(nameOf(address), Buffer.from(answer.data))
  return address
}
