import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../platform/database.server.ts'
import type { Env } from '../../platform/env.server.ts'
import { readColumnMap, UnusableMap } from './column-map.server.ts'
import { isFormatName } from './feed-formats.ts'
import type { Reading } from './layout.ts'
import { reportImport, type SourceState, sourceState } from './stock-sources.server.ts'
import { importUnattended, refusedReport, type UnattendedReport } from './unattended-import.server.ts'

const DOWNLOAD_TIMEOUT_MS = 5 * 60_000
const MAX_BYTES = 200 * 1024 * 1024

export type FeedEnv = Pick<Env, 'INVENTORY_FEED_FORMAT' | 'SITE_URL' | 'DATA_DIR' | 'STOCK_EMAIL_TO' | 'SMTP_URL'>

export type PullOptions = {
  /** Nobody watches, so staff are mailed what changed or was refused. */
  mailed?: boolean
  allowRemovals?: boolean
  /** Import it even if it has not changed since the last time. */
  again?: boolean
}

/** Only one process may do so at a time: see doNow. */
export async function pullFeed(db: Db, url: string, env: FeedEnv, options: PullOptions): Promise<UnattendedReport> {
  const before = await sourceState(db, 'feed')
  const folder = await mkdtemp(join(tmpdir(), 'larkway-feed-'))
  try {
    // A refused feed is fetched again: what is wrong may be put right on the side of the site.
    const { report, validators } = await pullInto(folder, db, url, env, options, before)
    await reportImport(db, 'feed', report, { env, from: 'feed', mailed: options.mailed ?? false, validators })
    return report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Validators = Pick<SourceState, 'etag' | 'last_modified' | 'content'>
type Pulled = { report: UnattendedReport; validators?: Validators }

async function pullInto(
  folder: string,
  db: Db,
  url: string,
  env: FeedEnv,
  { allowRemovals = false, again = false }: PullOptions,
  before: SourceState,
): Promise<Pulled> {
  const key = createHash('sha256')
    .update(`${url} ${env.INVENTORY_FEED_FORMAT ?? ''}`)
    .digest('hex')
  // What was stored for another feed, or another way of reading it, says nothing of this one.
  const last = !again && before.content?.startsWith(`${key} `) ? before : undefined
  let download: Download | undefined
  try {
    download = await downloadFeed(url, join(folder, 'feed'), last)
  } catch (error) {
    return { report: { outcome: 'failed', summary: 'The feed could not be downloaded', text: downloadProblem(error) } }
  }
  const unchanged: UnattendedReport = { outcome: 'unchanged', summary: 'The feed has not changed', text: '' }
  if (!download) return { report: unchanged }
  const { file, hash, ...headers } = download
  const validators = { ...headers, content: `${key} ${hash}` }
  if (last?.content === validators.content) return { report: unchanged, validators }
  try {
    const reading = await readingOf(env.INVENTORY_FEED_FORMAT)
    const pictures = { base: url, siteUrl: env.SITE_URL, confined: true }
    const report = await importUnattended(db, file, { reading, pictures, dataDir: env.DATA_DIR, allowRemovals })
    return { report, validators }
  } catch (error) {
    if (!(error instanceof UnusableMap)) throw error
    return { report: refusedReport(error.message) }
  }
}

/** Columns that a system adds to its feed one day must not stop the imports. */
async function readingOf(format: string | undefined): Promise<Reading> {
  if (format === undefined) return { ignoreUnknown: 'feeds' }
  if (isFormatName(format)) return { format, ignoreUnknown: 'feeds' }
  return { map: await readColumnMap(format) }
}

type Download = { file: string; hash: string; etag: string | null; last_modified: string | null }

/** @returns undefined when the server says that it has not changed */
async function downloadFeed(url: string, file: string, last: Validators | undefined): Promise<Download | undefined> {
  const address = new URL(url)
  const headers = new Headers({ accept: 'text/csv, text/tab-separated-values, application/xml, application/json, */*' })
  if (address.username) {
    const [user, password] = [address.username, address.password].map(decodeURIComponent)
    headers.set('authorization', `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
    address.username = ''
    address.password = ''
  }
  if (last?.etag) headers.set('if-none-match', last.etag)
  if (last?.last_modified) headers.set('if-modified-since', last.last_modified)
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) })
  if (response.status === 304) return undefined
  if (!response.ok || !response.body) throw new Error(`the server responds with ${response.status}`)
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    Readable.from(response.body),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES / 1024 / 1024} MB`)
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(file),
  )
  const named = `${file}${await extensionOf(file)}`
  await rename(file, named)
  return {
    file: named,
    hash: hash.digest('hex'),
    etag: response.headers.get('etag'),
    last_modified: response.headers.get('last-modified'),
  }
}

/** By what it begins with, since addresses of feeds end in anything. */
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

/** Without the address, which may hold a password. */
function downloadProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `it has not arrived after ${DOWNLOAD_TIMEOUT_MS / 60_000} minutes`
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
