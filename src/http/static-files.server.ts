import { createReadStream } from 'node:fs'
import { glob, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
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
/** Names below these hold a hash of what is in the file. */
const hashed = /^\/(assets|pictures|models)\//
/** Many and large: read from disk, where the system keeps the ones that are asked for in memory. */
const fromDisk = /^\/(pictures|og|models)\//

const headersOf = (path: string): Record<string, string> => ({
  'content-type': types[extname(path)] ?? 'application/octet-stream',
  'cache-control': hashed.test(path) ? ONE_YEAR : ONE_DAY,
})

/** Scripts, styles, fonts and icons of the build, in memory in every encoding. */
export async function loadAssets(
  directory: string,
  headers: Record<string, string>,
): Promise<Map<string, CachedResponse>> {
  const answers = new Map<string, CachedResponse>()
  for await (const file of glob('**/*.*', { cwd: directory })) {
    const path = `/${file.replaceAll('\\', '/')}`
    if (fromDisk.test(path) || /\.(br|gz)$/.test(path)) continue
    answers.set(path, await loadAsset(join(directory, file), { ...headersOf(path), ...headers }))
  }
  return answers
}

async function loadAsset(file: string, headers: Record<string, string>): Promise<CachedResponse> {
  const body = await readFile(file)
  // bin/build.ts has compressed what is worth it.
  const [br, gzip] = await Promise.all(
    ['br', 'gz'].map((ending) => readFile(`${file}.${ending}`).catch(() => undefined)),
  )
  return cachedResponseOf({ status: 200, headers, body }, br && gzip ? { br, gzip } : undefined)
}

/**
 * Sends a picture or model from the first of the directories that has it.
 * @returns false when none has
 */
export async function sendFromDisk(
  request: IncomingMessage,
  response: ServerResponse,
  { path, directories, headers }: { path: string; directories: readonly string[]; headers: Record<string, string> },
): Promise<boolean> {
  if (!fromDisk.test(path)) return false
  for (const directory of directories) {
    const file = join(directory, path)
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) continue
    const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`
    const all = { ...headersOf(path), ...headers, etag }
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, all).end()
    } else {
      response.writeHead(200, { ...all, 'content-length': found.size })
      if (request.method === 'HEAD') response.end()
      // A visitor who leaves midway ends the pipeline; that is no fault of ours.
      else await pipeline(createReadStream(file), response).catch(() => response.destroy())
    }
    return true
  }
  return false
}
