import { join } from 'node:path'
import { writeFirstSize } from '../../platform/picture-sizes.server.ts'
import { inTurn } from '../../platform/picture-turns.server.ts'
import { checkPictureHeader, damaged } from '../import/check-picture.server.ts'

/** Tells photos of staff from other pictures under DATA_DIR/pictures. */
export const photoName = 'photo'

/** Upright, without its metadata, named by its content. @returns its address @throws UnreadableCell */
export const keepPhoto = (
  bytes: Buffer,
  { fileName, folder, dataDir }: { fileName: string; folder: string; dataDir: string },
): Promise<string> =>
  inTurn(async () => {
    await checkPictureHeader(bytes, bytes.length, fileName)
    return writeFirstSize(bytes, `${folder}/${photoName}`, join(dataDir, 'pictures')).catch((error: unknown) => {
      // The disk may be full, which is not the photo's fault.
      throw error instanceof Error && 'code' in error ? error : damaged(fileName, error)
    })
  })
