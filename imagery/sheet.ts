/** All pictures on one sheet, to look through them: docs/images/contact-sheet.webp. */
import { join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { pictureViews } from '../src/catalogue/picture-views.ts'
import { fleet } from './fleet.ts'
import { heroes } from './heroes.ts'
import { masters } from './jobs.ts'

export const sheetFile = join(import.meta.dirname, '../docs/images/contact-sheet.webp')
const background = '#f4f4f2'
const hero = { width: 576, height: 246, columns: 4 }
const cart = { width: 256, height: 160, columns: 9 }

type Cell = { file: string; left: number; top: number; width: number; height: number }

/** Scenes first, then every vehicle from the front, the side and the rear. */
export async function drawSheet(): Promise<Sharp> {
  const scenes = grid(
    heroes.map(({ id }) => `hero/${id}.webp`),
    hero,
    0,
  )
  const fleetTop = Math.ceil(heroes.length / hero.columns) * hero.height
  const carts = grid(
    fleet.flatMap(({ id }) => pictureViews.map((view) => `${id}/${view}.webp`)),
    cart,
    fleetTop,
  )
  const height = fleetTop + Math.ceil((fleet.length * pictureViews.length) / cart.columns) * cart.height
  const sheet = sharp({ create: { width: hero.width * hero.columns, height, channels: 3, background } })
  // Flattened here, because sharp composites last: callers resize and encode the finished sheet.
  return sharp(
    await sheet
      .composite(await Promise.all([...scenes, ...carts].map(overlay)))
      .png()
      .toBuffer(),
  )
}

export async function writeSheet(): Promise<void> {
  const sheet = await drawSheet()
  await sheet.webp({ quality: 80, effort: 6 }).toFile(sheetFile)
}

function grid(files: readonly string[], { width, height, columns }: typeof hero, top: number): Cell[] {
  return files.map((file, index) => ({
    file,
    left: (index % columns) * width,
    top: top + Math.floor(index / columns) * height,
    width,
    height,
  }))
}

async function overlay({ file, left, top, width, height }: Cell): Promise<OverlayOptions> {
  return { input: await sharp(join(masters, file)).resize(width, height).png().toBuffer(), left, top }
}
