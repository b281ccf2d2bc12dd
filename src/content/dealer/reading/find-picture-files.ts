import { existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { findFile } from './read-dealer-folder.ts'

const imagery = join(import.meta.dirname, '../../../../imagery')
const photoEndings = ['webp', 'jpg', 'jpeg', 'png'] as const

/** Renders to show if a dealer has no picture of a cart, by number of seats: `standIns` in imagery/fleet.ts. */
const standIns = ['cart-2', 'cart-4', 'cart-6', 'cart-8'] as const

export const standInFor = (seats: number): string => standIns.find((cart) => cart === `cart-${seats}`) ?? 'cart-4'

export const frontView = (cart: string): string => `${cart}/front34`

/** A folder's own photos, as paths relative to its brand/photos. */
export const photosIn = (folder: string): Promise<string[]> =>
  Array.fromAsync(glob(`**/*.{${photoEndings.join(',')}}`, { cwd: join(folder, 'brand/photos') }))

/** The dealer's own photo. @param name such as `hero/street` or `trail-4/front34` */
export const ownPhoto = (name: string): string | undefined =>
  photoEndings.map((ending) => findFile(`brand/photos/${name}.${ending}`)).find((file) => file !== undefined)

/** The dealer's own photo, else a render. */
export function pictureFile(name: string): string | undefined {
  const render = join(imagery, 'masters', `${name}.webp`)
  return ownPhoto(name) ?? (existsSync(render) ? render : undefined)
}
