import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve, sep } from 'node:path'
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
const formats = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif', 'heic']
const USE_ANOTHER = 'use JPEG, PNG, WebP, AVIF, TIFF or GIF'
/** After this many failed connections, an import stops trying a site. */
const MAX_UNREACHABLE = 3

/** Marks an image that is still a file on this machine, not resized and published yet. */
const FILE_PREFIX = 'file:'

export const needsPublishing = (image: string): boolean => image.startsWith(FILE_PREFIX)

/** A picture on another site that cannot be downloaded or used. */
export class RemotePictureFailure extends UnreadableCell {}

/** Where pictures come from. */
export type PictureSource = {
  /** What relative paths are relative to: a folder, or the URL of a feed. */
  base: string
  /** Refuse files outside the folder, because the import comes from a program, not from staff. */
  confined?: boolean
  /** The origin of this site, whose own pictures are not downloaded. */
  siteUrl?: string
  /** Leave out pictures on other sites that fail, instead of refusing the vehicle. */
  skipUnfetched?: boolean
  /** Number of failed connections by site, during one import. */
  unreachable?: Map<string, number>
  /** Files of pictures that have been fetched or are being fetched, by URL, during one import. */
  fetched?: Map<string, Promise<string>>
}

/**
 * What to store for one image of a vehicle: the address of a picture that is already on this site, or
 * FILE_PREFIX and the path of one to publish later. A picture that the vehicle already has from the same URL is kept and
 * not downloaded again.
 * @param present the addresses of the pictures that the vehicle already has
 * @throws UnreadableCell
 */
export async function imageReference(
  image: string,
  source: PictureSource,
  present: readonly string[],
): Promise<string> {
  const local = pathOnThisSite(image, source, present)
  if (local) {
    const same = present.find((address) => pictureUrl(address) === pictureUrl(local))
    if (!pictureUrl(local))
      throw new UnreadableCell(`there is no picture ${local} on the site; give the path of a file`)
    return same ?? local
  }
  const url = remoteUrl(image, source)
  const kept = url && present.find((address) => address.includes(`/${remoteName(url)}.`))
  if (kept) return kept
  if (url) return remoteReference(url, source, present)
  const path = resolve(source.base, image)
  if (source.confined && !path.startsWith(resolve(source.base) + sep)) {
    throw new UnreadableCell(`${image} is outside the folder; put the picture beside the file`)
  }
  return fileReference(path, image, present)
}

/** The path of a picture on this site, with or without the origin that our own feeds add; undefined for any other. */
function pathOnThisSite(image: string, { siteUrl }: PictureSource, present: readonly string[]): string | undefined {
  if (image.startsWith('/pictures/')) return image
  if (!URL.canParse(image)) return undefined
  const { origin, pathname } = new URL(image)
  const known = present.some((address) => pictureUrl(address) === pathname)
  return known || (origin === siteUrl && pathname.startsWith('/pictures/')) ? pathname : undefined
}

function remoteUrl(image: string, { base }: PictureSource): string | undefined {
  if (/^https?:/i.test(image)) return image
  return /^https?:/i.test(base) && URL.canParse(image, base) ? new URL(image, base).href : undefined
}

async function fileReference(path: string, displayName: string, present: readonly string[]): Promise<string> {
  const file = await stat(path).catch(() => undefined)
  if (!file?.isFile()) throw new UnreadableCell(`there is no file ${displayName}`)
  const kept = file.size <= MAX_BYTES && (await presentByContent(path, present))
  if (kept) return kept
  await checkPicture(path, displayName, file.size)
  return `${FILE_PREFIX}${path}`
}

async function presentByContent(path: string, present: readonly string[]): Promise<string | undefined> {
  if (present.length === 0) return undefined
  const hash = pictureHash(await readFile(path))
  return present.find((address) => address.includes(`.${hash}.`))
}

/** @throws RemotePictureFailure */
async function remoteReference(url: string, source: PictureSource, present: readonly string[]): Promise<string> {
  const { unreachable = new Map<string, number>(), fetched = new Map<string, Promise<string>>() } = source
  const site = URL.canParse(url) ? new URL(url).host : url
  const failures = () => unreachable.get(site) ?? 0
  if (failures() >= MAX_UNREACHABLE)
    throw new RemotePictureFailure(`${url} was not tried, because ${site} does not respond`)
  try {
    const fetching = fetched.get(url) ?? fetchPicture(url, MAX_BYTES, () => unreachable.set(site, failures() + 1))
    fetched.set(url, fetching)
    return await fileReference(await fetching, url, present)
  } catch (error) {
    fetched.delete(url)
    throw error instanceof UnreadableCell ? new RemotePictureFailure(error.message) : error
  }
}

async function checkPicture(path: string, displayName: string, bytes: number): Promise<void> {
  if (bytes > MAX_BYTES) {
    throw new UnreadableCell(
      `${displayName} is ${Math.ceil(bytes / MEGABYTE)} MB; the limit is ${MAX_BYTES / MEGABYTE} MB`,
    )
  }
  const { format, compression, width, height } = await sharp(path)
    .metadata()
    .catch(async () => {
      if (await isHeic(path)) throw new UnreadableCell(`${displayName} ${HEIC_UNREADABLE}`)
      throw new UnreadableCell(`${displayName} is not a picture that can be read; ${USE_ANOTHER}`)
    })
  const kind = format !== 'heif' ? format : compression === 'av1' ? 'avif' : 'heic'
  if (!formats.includes(kind)) throw new UnreadableCell(`${displayName} is ${format}; ${USE_ANOTHER}`)
  if (width < MIN_WIDTH || height < MIN_HEIGHT) {
    throw new UnreadableCell(
      `${displayName} is ${width} by ${height} pixels; the minimum is ${MIN_WIDTH} by ${MIN_HEIGHT}`,
    )
  }
  if (width * height > MAX_PIXELS) {
    throw new UnreadableCell(
      `${displayName} is ${width} by ${height} pixels; the limit is ${MAX_PIXELS / 1_000_000} million pixels`,
    )
  }
  // Decodes the whole picture: one that was cut off in transit has valid metadata.
  await sharp(path)
    .resize(64)
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      if (kind === 'heic') throw new UnreadableCell(`${displayName} ${HEIC_UNREADABLE}`)
      const why = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
      throw new UnreadableCell(`${displayName} is damaged or cut off (${why}); save or copy it again`)
    })
}

const HEIC_UNREADABLE = 'is a HEIC picture, which cannot be read here; save it as JPEG'

/** Checks the brand in the file's first box. */
async function isHeic(path: string): Promise<boolean> {
  const start = (await readFile(path)).subarray(4, 12).toString('latin1')
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(start)
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

/** A photo must not have the name of a view, or pages would take it for a rendering. */
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

let tempFolder: string | undefined

/** Where downloaded pictures are kept until they are resized. Deleted when the process exits. */
function downloadFolder(): string {
  if (!tempFolder) {
    const folder = mkdtempSync(join(tmpdir(), 'larkway-pictures-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    tempFolder = folder
  }
  return tempFolder
}

/**
 * Downloads a picture to a file, which the caller validates.
 * @throws UnreadableCell when it is missing, larger than `maxBytes`, or too slow
 */
async function fetchPicture(url: string, maxBytes: number, onUnreachable: () => void): Promise<string> {
  const file = join(downloadFolder(), remoteName(url))
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).catch((error: unknown) => {
    onUnreachable()
    return unreachable(url)(error)
  })
  if (!response.ok || !response.body)
    throw new UnreadableCell(`${url} responds with ${response.status}; open it in a browser to see why`)
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response.body) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new UnreadableCell(`${url} is over the limit of ${maxBytes / MEGABYTE} MB`)
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
    const timedOut = error instanceof Error && error.name === 'TimeoutError'
    const why = timedOut ? `did not arrive within ${FETCH_TIMEOUT_MS / 1000} seconds` : 'cannot be fetched'
    throw new UnreadableCell(`${url} ${why}; save the picture next to the file and give its name`)
  }
