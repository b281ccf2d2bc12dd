import { createHash } from 'node:crypto'
import { parsePicture } from '../../ui/picture-address.ts'
import type { PictureStore } from './stored-pictures.ts'

/** With less effort or another `tune`, AVIF shows blocks in soft shadows; with a lower alpha quality, WebP shows rings. */
export const qualities = {
  avif: { quality: 44, effort: 3, tune: 'iq' },
  webp: { quality: 60, alphaQuality: 80, effort: 4 },
} as const
/** Part of the addresses, which browsers cache for a year, so new settings need new addresses. */
const recipe = JSON.stringify([qualities, 'clear'])

export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).update(recipe).digest('hex').slice(0, 8)

/** @param placeholder the main color, or 'clear' */
export const addressOf = (stem: string, placeholder: string, { width, height }: { width: number; height: number }) =>
  `/pictures/${stem}.${width}x${height}.${placeholder}-${width}.webp`

export const nameOf = (address: string): string => address.slice('/pictures/'.length)

/** Address of the stored picture whose name starts with the stem. */
export async function storedAddress(stem: string, store: PictureStore): Promise<string | undefined> {
  for await (const { name } of store.list(`${stem}.`)) {
    const picture = parsePicture(`/pictures/${name}`)
    if (picture) return `${picture.base}-${picture.width}.webp`
  }
  return undefined
}
