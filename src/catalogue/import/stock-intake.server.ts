import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { PRIVATE_FOLDER } from '../../platform/data-dir.server.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Env } from '../../platform/env.server.ts'
import { log } from '../../platform/log.server.ts'
import { inboxFolder, readInbox, STILL_MS } from './inbox.server.ts'
import { sourceState } from './stock-sources.server.ts'

const POLL_MS = 2000
/** After a failure that has nothing to do with the feed, such as a database that does not respond. */
const RETRY_MS = 30_000

export type StockIntakeOptions = {
  db: Db
  env: Pick<Env, 'DATA_DIR' | 'INVENTORY_FEED_URL' | 'INVENTORY_FEED_MINUTES'>
  /** The program of the staff's command line, which runs the imports. */
  commandLine: string
}

export type StockIntake = { stop(): Promise<void> }

/**
 * Imports the dealer's feed when it is due and the inbox when something is in it, until it is stopped. Any number of
 * processes may do so on one database. Imports run in processes of their own, so that they take no memory and no time from
 * visitors.
 */
export function startStockIntake({ db, env, commandLine }: StockIntakeOptions): StockIntake {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run(...words: string[]): Promise<void> {
    const DATA_DIR = process.env.DATA_DIR_FILE ? {} : { DATA_DIR: resolve(env.DATA_DIR) }
    const child = spawn(
      process.execPath,
      ['--max-semi-space-size=8', commandLine, 'inventory', ...words, '--unattended', '--json'],
      { env: { ...process.env, ...DATA_DIR }, stdio: ['ignore', 'pipe', 'pipe'], signal },
    )
    const ended = new Promise<number | null>((settle) => {
      child.once('close', settle)
      child.once('error', () => settle(null))
    })
    // Visitors come first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
    if (signal.aborted) return
    if (code === 0) log.info({ import: words[0], result: parsed(out) }, 'an import of the stock has ended')
    else log.error({ import: words[0], code, result: parsed(err) }, 'an import of the stock did not succeed')
    if (code !== 0) await pause(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }

  async function loop(work: () => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      let wait = POLL_MS
      try {
        await work()
      } catch (error) {
        if (!signal.aborted) log.error({ err: error }, 'the stock could not be looked after and is tried again shortly')
        wait = RETRY_MS
      }
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const startedAt = Date.now()
  let asked = false
  async function watchFeed(): Promise<void> {
    const { attempted_at, lease_until } = await sourceState(db, 'feed')
    const now = Date.now()
    if (lease_until && Date.parse(lease_until) > now) return
    const attemptedAt = attempted_at ? Date.parse(attempted_at) : 0
    // Fetched at each start, unless a replica that started with this one already has.
    const dueAt = asked || attemptedAt > startedAt ? attemptedAt + env.INVENTORY_FEED_MINUTES * 60_000 : 0
    // A clock that was set back must not stop the imports.
    if (now < dueAt && attemptedAt <= now) return
    asked = true
    await run('pull')
  }

  const folder = inboxFolder(env.DATA_DIR)
  let seen = { signature: '', since: 0 }
  async function watchInbox(): Promise<void> {
    const { waiting, signature } = await readInbox(folder)
    if (signature !== seen.signature) seen = { signature, since: performance.now() }
    if (waiting.length === 0 || performance.now() - seen.since < STILL_MS) return
    await run('inbox')
  }

  const loops = [
    mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      .catch((error: unknown) => log.error({ err: error }, 'the inbox for stock cannot be created'))
      .then(() => loop(watchInbox)),
    ...(env.INVENTORY_FEED_URL ? [loop(watchFeed)] : []),
  ]
  return {
    async stop() {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return output.slice(0, 2000)
  }
}
