import { PicturesUnreachable } from '../../platform/bucket-store.server.ts'
import { writeFirstSize } from '../../platform/picture-sizes.server.ts'
import type { PictureStore } from '../../platform/picture-store.server.ts'
import { inTurn } from '../../platform/picture-turns.server.ts'
import { checkPictureHeader, damaged } from '../import/check-picture.server.ts'

/** Tells photos of staff from pictures of imports. */
export const photoName = 'photo'

/** Upright, without its metadata, named by its content. @returns its address @throws UnreadableCell */
export const keepPhoto = (
  bytes: Buffer,
  { fileName, folder, store }: { fileName: string; folder: string; store: PictureStore },
): Promise<string> =>
  inTurn(async () => {
    await checkPictureHeader(bytes, bytes.length, fileName)
    return writeFirstSize(bytes, `${folder}/${photoName}`, store).catch((error: unknown) => {
      // The disk may be full, or the bucket away, which is not the photo's fault.
      const isOurs = error instanceof PicturesUnreachable || (error instanceof Error && 'code' in error)
      throw isOurs ? error : damaged(fileName, error)
    })
  })
