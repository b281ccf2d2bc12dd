import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../platform/env.server.ts'
import { type PictureFolders, pictureFolders, pictureSizes, pictureUrl } from '../platform/pictures.server.ts'

/** A build picture can be shown in any size while its original is there. @param folders required in the built server */
export function pictureProblem(
  image: string,
  env: Pick<Env, 'DATA_DIR' | 'PICTURES_DIR'>,
  { masters, sizes }: PictureFolders = pictureFolders(env),
): string | undefined {
  const address = pictureUrl(image)
  if (!address) return `${image} is not a picture on the site`
  const file = address.replace(/^\/pictures\//, '')
  const { master } = pictureSizes().get(file) ?? {}
  const sources = [join(sizes, file), join(env.DATA_DIR, address), ...(master ? [join(masters, master)] : [])]
  return sources.some((source) => existsSync(source)) ? undefined : `the file of ${image} is missing`
}
