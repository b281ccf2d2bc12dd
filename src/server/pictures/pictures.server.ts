import { join } from 'node:path'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { allPictures } from '../../content/dealer/generated/pictures.generated.ts'
import { placedPictures } from '../../content/dealer/generated/placed-pictures.generated.ts'
import { buildDir } from '../../content/dealer/paths/dealer-paths.ts'
import { type PictureFormat, parsePicture, sizesOf, withoutPoint } from '../../ui/picture-address.ts'
import type { Env } from '../settings/env.server.ts'

/** The build's pictures are given without hash and size (`/pictures/trail-4/front34`), all others by their full address. */
export function pictureUrl(image: string): string | undefined {
  if (parsePicture(image)) return image
  const name = withoutPoint(image)
  const address = allPictures[name.replace(/^\/pictures\//, '')]?.address
  return address && address + image.slice(name.length)
}

export type PictureFolders = {
  masters: string
  sizes: string
}

const root = join(import.meta.dirname, '../../..')

/** The bundled server can't use this, because these paths start at the folder of this source file. */
export const pictureFolders = ({ PICTURES_DIR }: Pick<Env, 'PICTURES_DIR'>): PictureFolders => ({
  masters: join(root, 'imagery/masters'),
  // Sizes are kept from build to build.
  sizes: PICTURES_DIR ?? join(buildDir, '../pictures'),
})

export type PictureSize = {
  file: string
  /** Path relative to the folder of masters; a dealer's own photo is elsewhere. */
  master: string
  width: number
  format: PictureFormat
  /** Whether pages open with this picture. If so, its sizes come first, among the AVIF files and then among the rest. */
  onPages: boolean
}

const firstSeen = new Set([...Object.values(pagePictures), placedPictures.hero])

let byFile: ReadonlyMap<string, PictureSize> | undefined

/** By path below /pictures/, in the order in which pages need them. */
export function pictureSizes(): ReadonlyMap<string, PictureSize> {
  byFile ??= new Map(
    Object.values(allPictures)
      .flatMap(filesOf)
      .sort((a, b) => rank(a) - rank(b) || a.width - b.width)
      .map((size) => [size.file, size]),
  )
  return byFile
}

function filesOf({ address, file: master }: (typeof allPictures)[string]): PictureSize[] {
  const picture = parsePicture(address)
  return (picture ? sizesOf(picture) : []).map(({ path, width, format }) => ({
    file: path.slice('/pictures/'.length),
    master,
    onPages: firstSeen.has(address),
    width,
    format,
  }))
}

const rank = ({ onPages, format }: PictureSize): number => (format === 'avif' ? 0 : 2) + (onPages ? 0 : 1)
