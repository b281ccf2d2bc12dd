import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../../../server/database/database.server.ts'
import type { Work } from '../../../server/database/jobs/run-jobs.server.ts'
import { PRIVATE_FOLDER } from '../../../server/settings/data-dir.server.ts'
import type { Env } from '../../../server/settings/env.server.ts'
import { log } from '../../../server/system/log.server.ts'
import { runAtLowPriority } from '../../../server/system/low-priority.server.ts'
import {
  ageOf,
  type InboxFile,
  inboxFolder,
  LONG_STILL_MS,
  readInbox,
  readyFiles,
  takeBackChanged,
} from './import-inbox.server.ts'
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

/** Imports run in separate processes at low priority, so that they don't slow down the site. */
export function stockIntake({ db, env, importer, deadlineMs = DEADLINE_MS }: StockIntakeOptions): Work[] {
  const inboxWatch = new InboxWatch(inboxFolder(env.DATA_DIR))
  const importing = (kind: 'feed' | 'inbox', more: Partial<Work>): Work => ({
    queue: { table: 'jobs', kind },
    pollMs: POLL_MS,
    attemptMs: deadlineMs,
    ...more,
    async run(_claim, signal) {
      const words = kind === 'inbox' ? [kind, String(inboxWatch.stillMs)] : [kind]
      if (await succeeds(importer, words, signal)) return undefined
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
  const inbox = importing('inbox', { everyMs: 0, ready: () => inboxWatch.isReady() })
  if (!env.INVENTORY_FEED_URL) return [inbox]
  return [inbox, importing('feed', { everyMs: env.INVENTORY_FEED_MINUTES * 60_000, atStart: true })]
}

async function succeeds(importer: string, words: readonly string[], signal: AbortSignal): Promise<boolean> {
  const [source = ''] = words
  // This process removes the folder, since a killed import can't remove its downloads.
  const TMPDIR = await mkdtemp(join(tmpdir(), 'larkway-import-'))
  const { code, output } = await runAtLowPriority(importer, words, {
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

/** Measures by its own clock how long files have been unchanged. */
class InboxWatch {
  /** How long the ready files have been unchanged. */
  stillMs = 0
  readonly #folder: string
  #isCreated = false
  #seen = new Map<string, { signature: string; since: number }>()
  /** Files that were already tried once. They aren't tried again until they've been unchanged for longer. */
  #tried = new Set<string>()
  constructor(folder: string) {
    this.#folder = folder
  }

  async isReady(): Promise<boolean> {
    if (!this.#isCreated) await mkdir(this.#folder, { recursive: true, mode: PRIVATE_FOLDER })
    this.#isCreated = true
    await takeBackChanged(this.#folder)
    const files = await readInbox(this.#folder)
    const now = performance.now()
    this.#seen = new Map(
      files.map(({ path, signature }) => {
        const before = this.#seen.get(path)
        return [path, before?.signature === signature ? before : { signature, since: now }]
      }),
    )
    const seenMs = ({ path }: InboxFile) => now - (this.#seen.get(path)?.since ?? now)
    // readInbox lists nothing until there is a file to import, so a picture may have been there long before it was first seen.
    const stillMs = (file: InboxFile) => (file.isImportable ? seenMs(file) : Math.max(seenMs(file), ageOf(file)))
    const keyOf = ({ path, signature }: InboxFile) => `${path} ${signature}`
    const ready = (await readyFiles(this.#folder, files, stillMs)).filter(
      (file) => stillMs(file) >= LONG_STILL_MS || !this.#tried.has(keyOf(file)),
    )
    this.#tried = new Set([...files.map(keyOf).filter((key) => this.#tried.has(key)), ...ready.map(keyOf)])
    this.stillMs = Math.min(...ready.map(stillMs))
    return ready.length > 0
  }
}
