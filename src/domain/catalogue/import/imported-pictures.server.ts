import { createHash } from 'node:crypto'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, extname, join, resolve, sep } from 'node:path'
import { pictureHash } from '../../../server/pictures/picture-name.server.ts'
import { type PictureEnv, pictureStore } from '../../../server/pictures/picture-store.server.ts'
import { pictureUrl } from '../../../server/pictures/pictures.server.ts'
import type { PictureStore } from '../../../server/pictures/stored-pictures.ts'
import { withoutPoint } from '../../../ui/picture-address.ts'
import { idFromName } from '../edits/vehicle-patch.ts'
import { checkPicture } from '../photos/check-cart-picture.server.ts'
import { type PictureCheck, pictureCheck } from '../photos/check-picture-files.server.ts'
import { MAX_PICTURE_BYTES } from '../photos/picture-limits.ts'
import { UnreadableCell } from '../vehicle-fields.ts'
import { withoutPassword } from './download-from-source.server.ts'

export type PictureSource = {
  base: string
  store: PictureStore
  check: PictureCheck
  /** Refuse files outside the folder: the import comes from a program, not from staff. */
  confined?: boolean
  siteUrl?: string
  /** Includes the user name and password; see DownloadOptions.trusted. */
  feedUrl?: string
}

/** Where an import stores pictures, and a check for those already there. */
export const pictureTarget = (env: PictureEnv): Pick<PictureSource, 'store' | 'check'> => ({
  store: pictureStore(env),
  check: pictureCheck(env),
})

export type NewPicture = { kind: 'file' | 'url'; at: string }

/** Until a new picture is published, `images` contains its location after `file:` or `url:`. */
const newPicture = ({ kind, at }: NewPicture): string => `${kind}:${at}`

export function readNewPicture(image: string): NewPicture | undefined {
  const [, kind, at = ''] = /^(file|url):(.*)$/s.exec(image) ?? []
  return kind === 'file' || kind === 'url' ? { kind, at } : undefined
}

export const needsPublishing = (image: string): boolean => readNewPicture(image) !== undefined

/** @param present the vehicle's pictures so far @throws UnreadableCell */
export async function imageReference(
  image: string,
  source: PictureSource,
  present: readonly string[],
): Promise<string> {
  const local = pathOnThisSite(image, source, present)
  if (local) {
    const same = present.find((address) => pictureUrl(withoutPoint(address)) === pictureUrl(local))
    if (same) return same
    if (await source.check(local)) {
      throw new UnreadableCell(
        `there is no picture ${local} on the site; copy the pictures of the other site, or give the path of a file`,
      )
    }
    return local
  }
  const url = remoteUrl(image, source)
  if (url === undefined) return fileReference(image, source, present)
  return present.find((address) => address.includes(`/${remoteName(url)}.`)) ?? newPicture({ kind: 'url', at: url })
}

/** The address may include the origin that our own feeds add. */
function pathOnThisSite(image: string, { siteUrl }: PictureSource, present: readonly string[]): string | undefined {
  if (image.startsWith('/pictures/')) return image
  if (!URL.canParse(image)) return undefined
  const { origin, pathname } = new URL(image)
  const known = present.some((address) => pictureUrl(withoutPoint(address)) === pathname)
  return known || (origin === siteUrl && pathname.startsWith('/pictures/')) ? pathname : undefined
}

function remoteUrl(image: string, { base }: PictureSource): string | undefined {
  const relative = /^https?:/i.test(base) && URL.canParse(image, base) ? new URL(image, base).href : undefined
  const url = /^https?:/i.test(image) ? image : relative
  if (url === undefined || !URL.canParse(url)) return url
  const { username, password } = new URL(url)
  return username || password ? withoutPassword(new URL(url)).href : url
}

async function fileReference(image: string, source: PictureSource, present: readonly string[]): Promise<string> {
  const path = await pathOfFile(image, source)
  const real = await realpath(path).catch(() => undefined)
  if (source.confined) {
    const inside = real === undefined || real.startsWith((await realpath(source.base)) + sep)
    if (!inside || !path.startsWith(resolve(source.base) + sep)) {
      throw new UnreadableCell(`${image} is outside the folder; put the picture beside the file`)
    }
  }
  if (real === undefined || !(await stat(real)).isFile()) throw new UnreadableCell(`there is no file ${image}`)
  const existing = await presentByContent(real, present)
  if (existing) return existing
  await checkPicture(real, image)
  return newPicture({ kind: 'file', at: real })
}

const namesIn = new WeakMap<PictureSource, Map<string, Promise<string[]>>>()

/** File names in a folder, read once per import. */
function listFolder(folder: string, source: PictureSource): Promise<string[]> {
  const folders = namesIn.get(source) ?? new Map<string, Promise<string[]>>()
  namesIn.set(source, folders)
  const names = folders.get(folder) ?? readdir(folder).catch(() => [])
  folders.set(folder, names)
  return names
}

/** File systems differ in case sensitivity and Unicode normalization. */
const looseName = (name: string): string => name.normalize('NFC').toLowerCase()

/** `photos\\IMG%201.jpg` matches `Photos/img 1.JPG`, unless there is a file with exactly that name. */
async function pathOfFile(image: string, source: PictureSource): Promise<string> {
  const exact = resolve(source.base, image)
  if (await realpath(exact).catch(() => undefined)) return exact
  for (const text of [image, decoded(image)]) {
    let path = source.base
    for (const part of text.split(/[\\/]+/).filter((each) => each !== '' && each !== '.')) {
      const names = part === '..' ? [] : await listFolder(path, source)
      const name = names.includes(part) ? part : names.find((each) => looseName(each) === looseName(part))
      path = join(path, name ?? part)
    }
    if (await realpath(path).catch(() => undefined)) return path
  }
  return exact
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export async function presentByContent(path: string, present: readonly string[]): Promise<string | undefined> {
  if (present.length === 0 || (await stat(path)).size > MAX_PICTURE_BYTES) return undefined
  const hash = pictureHash(await readFile(path))
  return present.find((address) => address.includes(`.${hash}.`))
}

export function remoteName(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  const name = idFromName(basename(path, extname(path))).slice(0, 60)
  const hash = createHash('sha256').update(url).digest('hex').slice(0, 8)
  return `${name || 'picture'}-${hash}`
}
