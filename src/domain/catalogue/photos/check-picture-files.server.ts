import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type PictureEnv, pictureStore } from '../../../server/pictures/picture-store.server.ts'
import {
  type PictureFolders,
  pictureFolders,
  pictureSizes,
  pictureUrl,
} from '../../../server/pictures/pictures.server.ts'
import type { PictureStore } from '../../../server/pictures/stored-pictures.ts'
import { withoutPoint } from '../../../ui/picture-address.ts'

/** @returns why the picture can't be shown; undefined if it can */
export type PictureCheck = (image: string) => Promise<string | undefined>

/**
 * Use one check for many pictures, because it lists the stored files only once. A build picture can be shown in any size while its original is there.
 * @param folders required in the built server
 */
export function pictureCheck(env: PictureEnv, folders: PictureFolders = pictureFolders(env)): PictureCheck {
  const isStored = storedNames(pictureStore(env))
  return async (image) => {
    const address = pictureUrl(image)
    if (!address) return `${image} is not a picture on the site`
    const name = withoutPoint(address).replace(/^\/pictures\//, '')
    const { master } = pictureSizes().get(name) ?? {}
    const sources = [join(folders.sizes, name), ...(master ? [join(folders.masters, master)] : [])]
    const isThere = sources.some((source) => existsSync(source)) || (await isStored(name))
    return isThere ? undefined : `the file of ${image} is missing`
  }
}

/** Lists the stored names once, since asking a bucket for each picture would take minutes. */
function storedNames(store: PictureStore): (name: string) => Promise<boolean> {
  let names: Promise<ReadonlySet<string>> | undefined
  return async (name) => {
    names ??= Array.fromAsync(store.list(), (picture) => picture.name).then((all) => new Set(all))
    return (await names).has(name)
  }
}
