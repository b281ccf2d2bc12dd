import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { download } from './download-from-source.server.ts'
import { MAX_FILE_BYTES } from './read-vehicle-file.server.ts'

const TIMEOUT_MS = 5 * 60_000

export type DownloadedFeed = { file: string; hash: string; etag: string | null; last_modified: string | null }

/** @returns undefined if the feed hasn't changed since `last`. @throws DownloadFailure */
export async function downloadFeed(
  url: string,
  file: string,
  last: Pick<DownloadedFeed, 'etag' | 'last_modified'> | undefined,
): Promise<DownloadedFeed | undefined> {
  const { status, headers } = await download(url, file, {
    maxBytes: MAX_FILE_BYTES,
    timeoutMs: TIMEOUT_MS,
    headers: {
      accept: 'text/csv, text/tab-separated-values, application/xml, application/json, */*',
      ...(last?.etag ? { 'if-none-match': last.etag } : {}),
      ...(last?.last_modified ? { 'if-modified-since': last.last_modified } : {}),
    },
    trusted: url,
  })
  if (status === 304) return undefined
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  const fileWithEnding = `${file}${await extensionOf(file)}`
  await rename(file, fileWithEnding)
  return {
    file: fileWithEnding,
    hash: hash.digest('hex'),
    etag: headers.etag ?? null,
    last_modified: headers['last-modified'] ?? null,
  }
}

/** Looks at the first character, because feeds' addresses can end in anything. */
async function extensionOf(file: string): Promise<string> {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0).finally(() => handle.close())
  const [first] = buffer
    .subarray(0, bytesRead)
    .toString('latin1')
    .replaceAll(/[^!-~]/g, '')
  if (first === '<') return '.xml'
  return first === '[' || first === '{' ? '.json' : '.csv'
}
