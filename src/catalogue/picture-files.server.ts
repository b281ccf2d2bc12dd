import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../platform/env.server.ts'
import { type PictureFolders, pictureFolders, pictureSizes, pictureUrl } from '../platform/pictures.server.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Why the site cannot show one of a vehicle's pictures; undefined if it can. A picture of the build can be shown in any size as
 * long as its original is there.
 * @param folders those of the build's pictures; in the built server they have to be given
 */
export function pictureProblem(
  image: string,
  env: Pick<Env, 'DATA_DIR' | 'PICTURES_DIR'>,
  { masters, sizes }: PictureFolders = pictureFolders(root, env),
): string | undefined {
  const address = pictureUrl(image)
  if (!address) return `${image} is not a picture on the site`
  const file = address.replace(/^\/pictures\//, '')
  const { master } = pictureSizes().get(file) ?? {}
  const sources = [join(sizes, file), join(env.DATA_DIR, address), ...(master ? [join(masters, master)] : [])]
  return sources.some((source) => existsSync(source)) ? undefined : `the file of ${image} is missing`
}
