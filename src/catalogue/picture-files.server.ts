import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pictureUrl } from '../platform/pictures.server.ts'

/** Why the site cannot show one of a vehicle's pictures; undefined if it can. */
export function pictureProblem(image: string, dataDir: string): string | undefined {
  const address = pictureUrl(image)
  if (!address) return `${image} is not a picture on the site`
  const folders = [join(import.meta.dirname, '../../public'), dataDir]
  return folders.some((folder) => existsSync(join(folder, address))) ? undefined : `the file of ${image} is missing`
}
