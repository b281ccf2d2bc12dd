import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { pictureHash, writePictureSizes } from '../../platform/picture-sizes.server.ts'
import { pictureUrl } from '../../platform/pictures.server.ts'
import { isPictureView, photoSuffix } from '../picture-views.ts'
import type { StockedVehicle } from '../vehicle.ts'
import { UnreadableCell } from '../vehicle-fields.ts'
import { idFromName } from '../vehicle-patch.ts'

const FETCH_TIMEOUT_MS = 30_000
const MEGABYTE = 1024 * 1024
const MAX_BYTES = 25 * MEGABYTE
const MAX_PIXELS = 80_000_000
const MIN_WIDTH = 600
const MIN_HEIGHT = 400
const formats = ['jpeg', 'png', 'webp', 'avif', 'tiff']

/** Marks an image that is still a file on this machine, not yet resized and published. */
const FILE_PREFIX = 'file:'

export const needsPublishing = (image: string): boolean => image.startsWith(FILE_PREFIX)

/**
 * What to store for one image of a vehicle: the address of a picture that is already on this site, or
 * FILE_PREFIX and a path for one to publish later. A URL is fetched only once, because a vehicle that already
 * has its picture keeps it.
 * @param folder what relative paths are relative to
 * @param present images that the vehicle already has
 * @throws UnreadableCell
 */
export async function imageReference(image: string, folder: string, present: readonly string[]): Promise<string> {
  if (image.startsWith('/pictures/')) {
    if (!pictureUrl(image))
      throw new UnreadableCell(`there is no picture ${image} on the site; give the path of a file`)
    return image
  }
  const remote = /^https?:/i.test(image)
  const kept = remote && present.find((address) => address.includes(`/${remoteName(image)}.`))
  if (kept) return kept
  const path = remote ? await fetchPicture(image, MAX_BYTES) : resolve(folder, image)
  await checkPicture(path, image)
  const hash = pictureHash(await readFile(path))
  return present.find((address) => address.includes(`.${hash}.`)) ?? `${FILE_PREFIX}${path}`
}

async function checkPicture(path: string, named: string): Promise<void> {
  const file = await stat(path).catch(() => undefined)
  if (!file?.isFile()) throw new UnreadableCell(`there is no file ${named}`)
  if (file.size > MAX_BYTES) {
    throw new UnreadableCell(
      `${named} has ${Math.ceil(file.size / MEGABYTE)} MB; the limit is ${MAX_BYTES / MEGABYTE} MB`,
    )
  }
  const { format, width, height } = await sharp(path)
    .metadata()
    .catch(() => {
      throw new UnreadableCell(`${named} is not a picture that can be read; use JPEG, PNG, WebP, AVIF or TIFF`)
    })
  const kind = format === 'heif' ? 'avif' : format
  if (!formats.includes(kind)) throw new UnreadableCell(`${named} is ${format}; use JPEG, PNG, WebP, AVIF or TIFF`)
  if (width < MIN_WIDTH || height < MIN_HEIGHT) {
    throw new UnreadableCell(`${named} is ${width} by ${height} pixels; the minimum is ${MIN_WIDTH} by ${MIN_HEIGHT}`)
  }
  if (width * height > MAX_PIXELS) {
    throw new UnreadableCell(
      `${named} is ${width} by ${height} pixels; the limit is ${MAX_PIXELS / 1_000_000} million pixels`,
    )
  }
}

/** Resizes a vehicle's new pictures into DATA_DIR and replaces the file paths with their addresses. */
export async function publishPictures(vehicle: StockedVehicle, dataDir: string): Promise<StockedVehicle> {
  const images: string[] = []
  for (const image of vehicle.images) {
    const path = needsPublishing(image) && image.slice(FILE_PREFIX.length)
    images.push(
      path ? await writePictureSizes(path, `${vehicle.id}/${photoName(path)}`, join(dataDir, 'pictures')) : image,
    )
  }
  return { ...vehicle, images }
}

/** A photo must not be named like a view, or pages would treat it as a drawing. */
function photoName(path: string): string {
  const name = idFromName(basename(path, extname(path))) || 'picture'
  return isPictureView(name) ? `${name}${photoSuffix}` : name
}

/** File name for a picture from another site, derived from its URL. */
function remoteName(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  const name = idFromName(basename(path, extname(path))).slice(0, 60)
  const hash = createHash('sha256').update(url).digest('hex').slice(0, 8)
  return `${name || 'picture'}-${hash}`
}

let scratch: string | undefined

/** Where fetched pictures are kept until they are resized. Deleted when the process ends. */
function scratchFolder(): string {
  if (!scratch) {
    const folder = mkdtempSync(join(tmpdir(), 'larkway-pictures-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    scratch = folder
  }
  return scratch
}

/**
 * Downloads a picture to a file, which the caller validates.
 * @throws UnreadableCell when it is missing, larger than `maxBytes`, or too slow
 */
async function fetchPicture(url: string, maxBytes: number): Promise<string> {
  const file = join(scratchFolder(), remoteName(url))
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).catch(unreachable(url))
  if (!response.ok || !response.body)
    throw new UnreadableCell(`${url} responds with ${response.status}; open it in a browser to see why`)
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response.body) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new UnreadableCell(`${url} has more than ${maxBytes / MEGABYTE} MB, the limit`)
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof UnreadableCell) throw error
    unreachable(url)(error)
  }
  await writeFile(file, chunks)
  return file
}

const unreachable =
  (url: string) =>
  (error: unknown): never => {
    const late = error instanceof Error && error.name === 'TimeoutError'
    const why = late ? `did not arrive within ${FETCH_TIMEOUT_MS / 1000} seconds` : 'cannot be fetched'
    throw new UnreadableCell(`${url} ${why}; save the picture next to the file and give its name`)
  }
