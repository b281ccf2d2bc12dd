/** Puts all pictures on one sheet for review: docs/images/contact-sheet.webp. */
import { join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { pictureViews } from '../src/domain/catalogue/photos/picture-views.ts'
import { closeUps, closeUpVehicles, fleet, makerVehicles } from './fleet.ts'
import { masters } from './jobs.ts'
import { scenes } from './scenes.ts'

export const sheetFile = join(import.meta.dirname, '../docs/images/contact-sheet.webp')
const background = '#f4f4f2'
const hero = { width: 576, height: 246, columns: 4 }
const maker = { width: 384, height: 240, columns: 6 }
const close = { width: 384, height: 288, columns: 6 }
const cart = { width: 256, height: 160, columns: 9 }

type Cell = { file: string; left: number; top: number; width: number; height: number }

/** Scenes, a vehicle of each maker side by side, close-ups, then every vehicle from the front, the side and the rear. */
export async function drawSheet(): Promise<Sharp> {
  const rows = [
    { cell: hero, files: scenes.map(({ id }) => `${id}.webp`) },
    { cell: maker, files: Object.values(makerVehicles).map((id) => `${id}/front34.webp`) },
    { cell: close, files: closeUpVehicles.flatMap((id) => closeUps.map((view) => `${id}/${view}.webp`)) },
    { cell: cart, files: fleet.flatMap(({ id }) => pictureViews.map((view) => `${id}/${view}.webp`)) },
  ]
  let height = 0
  const cells = rows.flatMap(({ cell, files }) => {
    const rowCells = grid(files, cell, height)
    height += Math.ceil(files.length / cell.columns) * cell.height
    return rowCells
  })
  const sheet = sharp({ create: { width: hero.width * hero.columns, height, channels: 3, background } })
  // The sheet is flattened here, because callers resize it and sharp would resize before it composites.
  return sharp(
    await sheet
      .composite(await Promise.all(cells.map(overlay)))
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
