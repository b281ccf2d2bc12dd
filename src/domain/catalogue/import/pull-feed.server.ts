import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../../server/database/database.server.ts'
import type { PictureEnv } from '../../../server/pictures/picture-store.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { readColumnMap, UnusableMap } from './column-map.server.ts'
import { type DownloadedFeed, downloadFeed } from './download-feed.server.ts'
import { DownloadFailure, withoutPassword } from './download-from-source.server.ts'
import { isFormatName } from './feed-formats.ts'
import type { Reading } from './feed-layout.ts'
import { reportImport, type SourceState, sourceState } from './stock-sources.server.ts'
import { importUnattended, refusedReport, type UnattendedReport } from './unattended-import.server.ts'

export type FeedEnv = PictureEnv & Pick<Env, 'INVENTORY_FEED_FORMAT' | 'SITE_URL' | 'STOCK_EMAIL_TO' | 'SMTP_URL'>

export type PullOptions = {
  /** Email staff what changed or was refused, since nobody watches the import. */
  mailed?: boolean
  allowRemovals?: boolean
  again?: boolean
}

/** Only one process may do this at a time: see doNow. */
export async function pullFeed(db: Db, url: string, env: FeedEnv, options: PullOptions): Promise<UnattendedReport> {
  const before = await sourceState(db, 'feed')
  const folder = await mkdtemp(join(tmpdir(), 'larkway-feed-'))
  try {
    // reportImport keeps no validators of a refused feed, so it is fetched again: the cause may be corrected on our side.
    const { report, validators } = await pullInto(folder, db, url, env, options, before)
    await reportImport(db, 'feed', report, { env, from: 'feed', mailed: options.mailed ?? false, validators })
    return report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Validators = Pick<SourceState, 'etag' | 'last_modified' | 'content'>
type PullResult = { report: UnattendedReport; validators?: Validators }

async function pullInto(
  folder: string,
  db: Db,
  url: string,
  env: FeedEnv,
  { allowRemovals = false, again = false }: PullOptions,
  before: SourceState,
): Promise<PullResult> {
  const key = createHash('sha256')
    .update(`${url} ${env.INVENTORY_FEED_FORMAT ?? ''}`)
    .digest('hex')
  // Ignore validators from a different feed or a different way of reading it.
  const last = !again && before.content?.startsWith(`${key} `) ? before : undefined
  let download: DownloadedFeed | undefined
  try {
    download = await downloadFeed(url, join(folder, 'feed'), last)
  } catch (error) {
    if (!(error instanceof DownloadFailure)) throw error
    const text = `INVENTORY_FEED_URL ${error.message}`
    return { report: { outcome: 'failed', summary: 'The feed could not be downloaded', text } }
  }
  const unchanged: UnattendedReport = { outcome: 'unchanged', summary: 'The feed has not changed', text: '' }
  if (!download) return { report: unchanged }
  const { file, hash, ...headers } = download
  const validators = { ...headers, content: `${key} ${hash}` }
  if (last?.content === validators.content) return { report: unchanged, validators }
  try {
    const reading = await readingOf(env.INVENTORY_FEED_FORMAT)
    const base = withoutPassword(new URL(url)).href
    const pictures = { base, feedUrl: url, siteUrl: env.SITE_URL, confined: true }
    const report = await importUnattended(db, file, { source: 'feed', reading, pictures, env, allowRemovals })
    // Without validators, the next pull imports the feed again and downloads the remaining pictures.
    return report.unfinished ? { report } : { report, validators }
  } catch (error) {
    if (!(error instanceof UnusableMap)) throw error
    return { report: refusedReport(error.message) }
  }
}

/** How to read the feed. Ignores unknown columns, since a new one in the other system must not stop the imports. */
async function readingOf(format: string | undefined): Promise<Reading> {
  if (format === undefined) return { ignoreUnknown: 'feeds' }
  if (isFormatName(format)) return { format, ignoreUnknown: 'feeds' }
  return { map: await readColumnMap(format) }
}
