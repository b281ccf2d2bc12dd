import { join } from 'node:path'
import { pagePictures } from '../content/page-pictures.gen.ts'
import { allPictures } from '../content/pictures.gen.ts'
import type { Env } from './env.server.ts'
import { type PictureFormat, parsePicture, pictureFormats } from './picture-address.ts'

const addresses: Readonly<Record<string, string>> = allPictures

/** Pictures of the build have no hash and size (`/pictures/denago-city/front34`), imported ones have their full address. */
export function pictureUrl(image: string): string | undefined {
  if (parsePicture(image)) return image
  return addresses[image.replace(/^\/pictures\//, '')]
}

export type PictureFolders = {
  masters: string
  sizes: string
}

export const pictureFolders = (root: string, { PICTURES_DIR }: Pick<Env, 'PICTURES_DIR'>): PictureFolders => ({
  masters: join(root, 'imagery/masters'),
  sizes: PICTURES_DIR ?? join(root, 'public/pictures'),
})

export type PictureSize = {
  file: string
  master: string
  width: number
  format: PictureFormat
}

let byFile: ReadonlyMap<string, PictureSize> | undefined

/** By path below /pictures/, in the order in which pages need them. */
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

function rank({ master, format }: PictureSize): number {
  const onPages = master.replace(/\.webp$/, '') in pagePictures
  return (format === 'avif' ? 0 : 2) + (onPages ? 0 : 1)
}
