import { existsSync } from 'node:fs'
import { chmod, link, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { type DatabaseLocation, inUseFile, migrate, openDatabase, sqliteFile } from './database.server.ts'
import { tryProcessLock } from './process-lock.server.ts'
import { openSqlite } from './sqlite.server.ts'
import { copyDatabase, integrityProblem } from './sqlite-copy.server.ts'

/** A limit, because a replaced database holds messages that have been erased since. */
export const KEPT_COPY_DAYS = 30
const ONE_DAY_MS = 24 * 60 * 60 * 1000

/** Keeps values that must not go back, such as the stock's revision. Not called if the live database is missing or damaged. */
type CarryOver = (live: DatabaseSync, backup: DatabaseSync) => void

/** Thrown when the database is damaged or missing and cannot be replaced, because another process has it open. */
export class DatabaseInUse extends Error {}

/** The site may keep running, unless its database is damaged or missing. @throws DatabaseInUse */
export async function restoreDatabase(
  source: string,
  location: DatabaseLocation,
  carryOver: CarryOver,
): Promise<string | undefined> {
  const live = sqliteFile(location)
  const workFolder = await mkdtemp(join(location.DATA_DIR, 'restore-'))
  try {
    const prepared = await prepare(source, workFolder)
    if (!existsSync(live) || integrityProblem(live, 'quick_check')) return await replaceFile(prepared, location)
    applyCarryOver(prepared, live, carryOver)
    const before = copyName(live, 'before-restore')
    await copyDatabase(live, before)
    await chmod(before, 0o600)
    await copyDatabase(prepared, live)
    return before
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

async function prepare(source: string, folder: string): Promise<string> {
  const location = { DATA_DIR: folder }
  const prepared = sqliteFile(location)
  await copyDatabase(source, prepared)
  const db = openDatabase(location)
  await migrate(db, location)
  await db.destroy()
  return prepared
}

export const copyName = (live: string, why: string): string =>
  `${live}.${why}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`

/** The old -wal and -shm files move away too: SQLite would apply that log to the new file. */
async function replaceFile(prepared: string, location: DatabaseLocation): Promise<string | undefined> {
  const lock = tryProcessLock(inUseFile(location), 'exclusive')
  if (!lock) throw new DatabaseInUse()
  try {
    const live = sqliteFile(location)
    const copyOfLive = existsSync(live) ? copyName(live, 'damaged') : undefined
    if (copyOfLive) {
      await link(live, copyOfLive)
      for (const suffix of ['-wal', '-shm'])
        if (existsSync(live + suffix)) await rename(live + suffix, copyOfLive + suffix)
    }
    await rename(prepared, live)
    return copyOfLive
  } finally {
    lock.release()
  }
}

function applyCarryOver(prepared: string, live: string, carryOver: CarryOver): void {
  const [backup, current] = [openSqlite(prepared), openSqlite(live)]
  try {
    carryOver(current, backup)
    backup.exec('pragma wal_checkpoint(truncate)')
  } finally {
    backup.close()
    current.close()
  }
}

export async function deleteKeptCopies(dataDir: string, now: Date): Promise<void> {
  const live = basename(sqliteFile({ DATA_DIR: dataDir }))
  for (const name of existsSync(dataDir) ? await readdir(dataDir) : []) {
    const [, day] = /\.(?:before-restore|damaged)-(\d{4}-\d{2}-\d{2})T/.exec(name) ?? []
    if (!day || !name.startsWith(live) || now.getTime() - Date.parse(day) < KEPT_COPY_DAYS * ONE_DAY_MS) continue
    // Another process may have just deleted it.
    await rm(join(dataDir, name), { force: true })
  }
}
