import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Work } from '../../jobs/run-jobs.server.ts'
import { PRIVATE_FOLDER } from '../../platform/data-dir.server.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Env } from '../../platform/env.server.ts'
import { log } from '../../platform/log.server.ts'
import { runAtLowPriority } from '../../platform/low-priority.server.ts'
import { inboxFolder, readInbox, STILL_MS } from './inbox.server.ts'
import { reportImport } from './stock-sources.server.ts'

const POLL_MS = 2000
const DEADLINE_MS = 30 * 60_000

export type StockIntakeOptions = {
  db: Db
  env: Env
  /** Path of bin/import-stock.ts. */
  importer: string
  deadlineMs?: number
}

/** Imports run in separate processes, so that they take no memory and no time from visitors. */
export function stockIntake({ db, env, importer, deadlineMs = DEADLINE_MS }: StockIntakeOptions): Work[] {
  const importing = (kind: 'feed' | 'inbox', more: Partial<Work>): Work => ({
    queue: { table: 'jobs', kind },
    pollMs: POLL_MS,
    attemptMs: deadlineMs,
    ...more,
    async run(_claim, signal) {
      if (await succeeds(importer, kind, signal)) return undefined
      const timedOut = signal.reason instanceof Error && signal.reason.name === 'TimeoutError'
      if (signal.aborted && !timedOut) throw signal.reason
      const summary = timedOut
        ? `The import was stopped after ${deadlineMs / 60_000} minutes`
        : 'The import ended before it was done'
      const report = { outcome: 'refused', summary, text: 'It is tried again. The log of the site says more.' } as const
      await reportImport(db, kind, report, { env, from: kind, mailed: true })
      throw new Error(summary)
    },
  })
  const inbox = importing('inbox', { everyMs: 0, ready: inboxIsStill(inboxFolder(env.DATA_DIR)) })
  if (!env.INVENTORY_FEED_URL) return [inbox]
  return [inbox, importing('feed', { everyMs: env.INVENTORY_FEED_MINUTES * 60_000, atStart: true })]
}

async function succeeds(importer: string, source: 'feed' | 'inbox', signal: AbortSignal): Promise<boolean> {
  // Removed here: a process that is killed cannot remove what it has downloaded.
  const TMPDIR = await mkdtemp(join(tmpdir(), 'larkway-import-'))
  const { code, output } = await runAtLowPriority(importer, [source], {
    env: { TMPDIR },
    signal,
    onMessage: (result) => log.info({ import: source, result }, 'an import of the stock has ended'),
  })
  await rm(TMPDIR, { recursive: true, force: true })
  if (code !== 0) {
    log.error({ import: source, code, output }, 'an import of the stock has failed')
  }
  return code === 0
}

function inboxIsStill(folder: string): () => Promise<boolean> {
  let created = false
  let seen = { signature: '', since: 0 }
  return async () => {
    if (!created) await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
    created = true
    const { waiting, signature } = await readInbox(folder)
    if (signature !== seen.signature) seen = { signature, since: performance.now() }
    return waiting.length > 0 && performance.now() - seen.since >= STILL_MS
  }
}
