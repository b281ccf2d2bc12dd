import { join } from 'node:path'
import { pagePictures } from '../content/page-pictures.gen.ts'
import { allPictures } from '../content/pictures.gen.ts'
import type { Env } from './env.server.ts'
import { type PictureFormat, parsePicture, pictureFormats } from './picture-address.ts'

const addresses: Readonly<Record<string, string>> = allPictures

/**
 * The full address of a picture. Vehicles name pictures of the build without hash and size
 * (`/pictures/denago-city/front34`), and imported ones by their full address.
 * @returns undefined when there is none: the page then shows its placeholder
 */
export function pictureUrl(image: string): string | undefined {
  if (parsePicture(image)) return image
  return addresses[image.replace(/^\/pictures\//, '')]
}

export type PictureFolders = {
  /** The originals of the build's pictures. The image has none, and every size instead. */
  masters: string
  /** The sizes that have been made of them. */
  sizes: string
}

/** @param root the folder of the project */
export const pictureFolders = (root: string, { PICTURES_DIR }: Pick<Env, 'PICTURES_DIR'>): PictureFolders => ({
  masters: join(root, 'imagery/masters'),
  sizes: PICTURES_DIR ?? join(root, 'public/pictures'),
})

/** One file of a picture of the build. */
export type PictureSize = {
  /** Path below /pictures/. */
  file: string
  /** The original, below imagery/masters. */
  master: string
  width: number
  format: PictureFormat
}

let byFile: ReadonlyMap<string, PictureSize> | undefined

/** Every size of the pictures of the build by its path below /pictures/, in the order in which pages need them. */
export function pictureSizes(): ReadonlyMap<string, PictureSize> {
  byFile ??= new Map(
    Object.entries(addresses)
      .flatMap(([name, address]) => sizesOf(name, address))
      .sort((a, b) => rank(a) - rank(b) || a.width - b.width)
      .map((size) => [size.file, size]),
  )
  return byFile
}

function sizesOf(name: string, address: string): PictureSize[] {
  const { base = '', widths = [] } = parsePicture(address) ?? {}
  const stem = base.slice('/pictures/'.length)
  return widths.flatMap((width) =>
    pictureFormats.map((format) => ({ file: `${stem}-${width}.${format}`, master: `${name}.webp`, width, format })),
  )
}

/** Most browsers take the AVIF; vehicles' pages alone show more than one view of a cart. */
function rank({ master, format }: PictureSize): number {
  const onPages = master.replace(/\.webp$/, '') in pagePictures
  return (format === 'avif' ? 0 : 2) + (onPages ? 0 : 1)
}
