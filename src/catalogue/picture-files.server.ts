import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pictureUrl } from '../platform/pictures.server.ts'

/** What is wrong with a picture that a vehicle names, or undefined when the site can show it. */
export function pictureProblem(image: string, dataDir: string): string | undefined {
  const address = pictureUrl(image)
  if (!address) return `${image} is no picture of the site`
  const folders = [join(import.meta.dirname, '../../public'), dataDir]
  return folders.some((folder) => existsSync(join(folder, address))) ? undefined : `the file of ${image} is missing`
}
