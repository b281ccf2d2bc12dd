import { createReadStream } from 'node:fs'
import { glob, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { standIns } from '../../ui/picture-address.ts'
import { type PictureFolders, pictureSizes } from '../pictures/pictures.server.ts'
import type { PictureStore } from '../pictures/stored-pictures.ts'
import { type CachedResponse, cachedResponseOf } from './cached-response.server.ts'
import { matchesEtag } from './responses.server.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const ONE_YEAR = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'
/** For a file sent in place of a missing size, which is most likely ready after 30 seconds. */
const UNTIL_MADE = 'public, max-age=30'
/** File names in these folders contain a hash of the content. */
const hashed = /^\/(assets|pictures|models)\//
/** build/separate-assets.ts writes it. */
const serviceWorker = '/staff-sw.js'
/** Matches pictures, which are too many and too large to keep in memory. The operating system caches the popular ones. */
const fromDisk = /^\/(pictures|og)\//

const typeOf = (path: string): string => types[extname(path)] ?? 'application/octet-stream'

const headersOf = (path: string): Record<string, string> => ({
  'content-type': typeOf(path),
  'cache-control': hashed.test(path) ? ONE_YEAR : path === serviceWorker ? 'no-cache' : ONE_DAY,
})

export async function loadAssets(
  directory: string,
  headers: Record<string, string>,
): Promise<Map<string, CachedResponse>> {
  const assets = new Map<string, CachedResponse>()
  for await (const file of glob('**/*.*', { cwd: directory })) {
    const path = `/${file.replaceAll('\\', '/')}`
    if (fromDisk.test(path) || /\.(br|gz)$/.test(path)) continue
    assets.set(path, await loadAsset(join(directory, file), { ...headersOf(path), ...headers }))
  }
  return assets
}

/** Adds hashed files from earlier builds, for pages that visitors still have open. */
export async function addOlderAssets(
  assets: Map<string, CachedResponse>,
  directories: readonly string[],
  headers: Record<string, string>,
): Promise<void> {
  for (const directory of directories) {
    for await (const file of glob('assets/*.{js,css}', { cwd: directory })) {
      const path = `/${file}`
      if (!assets.has(path))
        assets.set(path, await loadAsset(join(directory, file), { ...headersOf(path), ...headers }))
    }
  }
}

const frameStyles = /^\/assets\/frame-.*\.css$/

export function frameStylesheet(paths: Iterable<string>): string {
  const sheet = [...paths].find((path) => frameStyles.test(path))
  if (!sheet)
    throw new Error(
      'The build names the styles of the frame in another way now: see src/server/http/static-files.server.ts',
    )
  return sheet
}

async function loadAsset(file: string, headers: Record<string, string>): Promise<CachedResponse> {
  const body = await readFile(file)
  const [br, gzip] = await Promise.all(
    ['br', 'gz'].map((extension) => readFile(`${file}.${extension}`).catch(() => undefined)),
  )
  return cachedResponseOf({ status: 200, headers, body }, br && gzip ? { br, gzip } : undefined)
}

export type FileFolders = PictureFolders & { client: string; store: PictureStore }

const pictureName = (path: string): string => path.slice('/pictures/'.length)

async function* candidates(
  path: string,
  { client, sizes, masters, store }: FileFolders,
): AsyncGenerator<{ file: string; cache?: string }> {
  if (!path.startsWith('/pictures/')) {
    yield { file: join(client, path) }
    return
  }
  const name = pictureName(path)
  yield { file: join(sizes, name) }
  const size = pictureSizes().get(name)
  if (size) yield { file: join(masters, size.master), cache: UNTIL_MADE }
  const picture = await store.file(name)
  if (picture) yield { file: picture }
  for (const other of standIns(path)) {
    const instead = await store.file(pictureName(other))
    if (instead) yield { file: instead, cache: UNTIL_MADE }
  }
}

/** A missing size is replaced by the original, or by another size of a photo that staff have just sent. Decision 11 explains why no package does this. @returns false if the path is of another kind of file, or no folder has the file */
export async function sendFromDisk(
  request: IncomingMessage,
  response: ServerResponse,
  { path, folders, headers }: { path: string; folders: FileFolders; headers: Record<string, string> },
): Promise<boolean> {
  if (!fromDisk.test(path)) return false
  for await (const { file, cache } of candidates(path, folders)) {
    const stats = await stat(file).catch(() => undefined)
    if (!stats?.isFile()) continue
    const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`
    const allHeaders = {
      ...headersOf(path),
      ...headers,
      'content-type': typeOf(file),
      ...(cache && { 'cache-control': cache }),
      etag,
    }
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, allHeaders).end()
    } else {
      response.writeHead(200, { ...allHeaders, 'content-length': stats.size })
      if (request.method === 'HEAD') response.end()
      // The pipeline also fails when a visitor leaves midway.
      else await pipeline(createReadStream(file), response).catch(() => response.destroy())
    }
    return true
  }
  return false
}
