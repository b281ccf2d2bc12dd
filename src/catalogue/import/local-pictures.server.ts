import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { pictureHash, writePictureSizes } from '../../platform/picture-sizes.server.ts'
import { pictureUrl } from '../../platform/pictures.server.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { BadCell } from './columns.ts'
import { fetchPicture, plainName, remoteName } from './remote-pictures.server.ts'

const MEGABYTE = 1024 * 1024
const MAX_BYTES = 25 * MEGABYTE
const MAX_PIXELS = 80_000_000
const MIN_WIDTH = 600
const MIN_HEIGHT = 400
const formats = ['jpeg', 'png', 'webp', 'avif', 'tiff']

/** Begins an entry of a vehicle's images that is still a file on staff's machine. */
const marker = 'file:'

export const localFile = (image: string): string | undefined =>
  image.startsWith(marker) ? image.slice(marker.length) : undefined

/**
 * What to write down for one image of a vehicle: an address of ours as it is, a picture that the
 * vehicle has already by its address, any other file marked, to be made into sizes later. What another site has is
 * fetched once: a picture of the same URL is not asked for again.
 * @param folder where relative paths begin
 * @param present what the vehicle has so far
 * @throws BadCell
 */
export async function imageReference(image: string, folder: string, present: readonly string[]): Promise<string> {
  if (image.startsWith('/pictures/')) {
    if (!pictureUrl(image)) throw new BadCell(`there is no picture ${image} on the site; give the path of a file`)
    return image
  }
  const remote = /^https?:/i.test(image)
  const known = remote && present.find((address) => address.includes(`/${remoteName(image)}.`))
  if (known) return known
  const path = remote ? await fetchPicture(image, MAX_BYTES) : resolve(folder, image)
  await checkPicture(path, image)
  const hash = pictureHash(await readFile(path))
  return present.find((address) => address.includes(`.${hash}.`)) ?? `${marker}${path}`
}

async function checkPicture(path: string, named: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new BadCell(`there is no file ${named}`)
  if (found.size > MAX_BYTES) {
    throw new BadCell(
      `${named} has ${Math.ceil(found.size / MEGABYTE)} MB; ${MAX_BYTES / MEGABYTE} MB is the most that fits`,
    )
  }
  const { format, width, height } = await sharp(path)
    .metadata()
    .catch(() => {
      throw new BadCell(`${named} is not a picture that can be read; use JPEG, PNG, WebP, AVIF or TIFF`)
    })
  const kind = format === 'heif' ? 'avif' : format
  if (!formats.includes(kind)) throw new BadCell(`${named} is ${format}; use JPEG, PNG, WebP, AVIF or TIFF`)
  if (width < MIN_WIDTH || height < MIN_HEIGHT) {
    throw new BadCell(
      `${named} is ${width} by ${height} pixels; ${MIN_WIDTH} by ${MIN_HEIGHT} is the least that looks right`,
    )
  }
  if (width * height > MAX_PIXELS) {
    throw new BadCell(
      `${named} is ${width} by ${height} pixels; ${MAX_PIXELS / 1_000_000} million pixels is the most that fits`,
    )
  }
}

/** All images of a vehicle as addresses, with the sizes of marked files made. */
export async function publishPictures(vehicle: StockedVehicle, dataDir: string): Promise<StockedVehicle> {
  const images: string[] = []
  for (const image of vehicle.images) images.push(await publishPicture(image, vehicle.id, dataDir))
  return { ...vehicle, images }
}

/** Makes the sizes of a marked file under DATA_DIR and answers the address to write down. */
export async function publishPicture(image: string, vehicle: string, dataDir: string): Promise<string> {
  const path = localFile(image)
  if (!path) return image
  return writePictureSizes(path, `${vehicle}/${photoName(path)}`, join(dataDir, 'pictures'))
}

/** Names of the views that imagery/ draws: a page takes pictures of these names for drawn ones. */
const drawnViews = ['front34', 'side', 'rear34']

function photoName(path: string): string {
  const name = plainName(basename(path, extname(path))) || 'picture'
  return drawnViews.includes(name) ? `${name}-photo` : name
}
