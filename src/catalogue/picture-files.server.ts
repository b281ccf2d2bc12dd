import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pictureUrl } from '../platform/pictures.server.ts'

const publicFiles = join(import.meta.dirname, '../../public')

/**
 * Why the site cannot show one of a vehicle's pictures; undefined if it can.
 * @param siteFiles where the files of the site itself are
 */
export function pictureProblem(image: string, dataDir: string, siteFiles = publicFiles): string | undefined {
  const address = pictureUrl(image)
  if (!address) return `${image} is not a picture on the site`
  return [siteFiles, dataDir].some((folder) => existsSync(join(folder, address)))
    ? undefined
    : `the file of ${image} is missing`
}
