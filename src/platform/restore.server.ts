import { existsSync } from 'node:fs'
import { chmod, link, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { type DatabaseLocation, inUseFile, migrate, openDatabase, sqliteFile } from './database.server.ts'
import { tryProcessLock } from './process-lock.server.ts'
import { openSqlite } from './sqlite.server.ts'
import { copyDatabase, integrityProblem } from './sqlite-copy.server.ts'

/** Writes into the backup what must not go back in time with it. Not called when the live database is damaged. */
type CarryOver = (live: DatabaseSync, backup: DatabaseSync) => void

/** A damaged database cannot be replaced under a process that goes on using it. */
export class DatabaseInUse extends Error {}

/**
 * Puts a backup in place of the live database. The backup is brought up to date aside first, so that
 * the site only ever sees it whole. A sound database may be in use meanwhile; a damaged one may not.
 * @returns the file that what was there before is kept in; undefined when there was nothing
 * @throws DatabaseInUse
 */
export async function restoreDatabase(
  source: string,
  location: DatabaseLocation,
  carryOver: CarryOver,
): Promise<string | undefined> {
  const live = sqliteFile(location)
  const aside = await mkdtemp(join(location.DATA_DIR, 'restore-'))
  try {
    const prepared = await prepare(source, aside)
    if (!existsSync(live) || integrityProblem(live, 'quick_check')) return await putInPlace(prepared, location)
    carryOverInto(prepared, live, carryOver)
    const before = keptAs(live, 'before-restore')
    await copyDatabase(live, before)
    await chmod(before, 0o600)
    await copyDatabase(prepared, live)
    return before
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function prepare(source: string, aside: string): Promise<string> {
  const location = { DATA_DIR: aside }
  const prepared = sqliteFile(location)
  await copyDatabase(source, prepared)
  const db = openDatabase(location)
  await migrate(db, location)
  await db.destroy()
  return prepared
}

const keptAs = (live: string, why: string): string =>
  `${live}.${why}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`

/** Replaces the file itself. What SQLite had beside it goes with the old one: its log would be played into the new one. */
async function putInPlace(prepared: string, location: DatabaseLocation): Promise<string | undefined> {
  const unused = tryProcessLock(inUseFile(location), 'exclusive')
  if (!unused) throw new DatabaseInUse()
  try {
    const live = sqliteFile(location)
    const kept = existsSync(live) ? keptAs(live, 'damaged') : undefined
    if (kept) {
      await link(live, kept)
      for (const beside of ['-wal', '-shm']) if (existsSync(live + beside)) await rename(live + beside, kept + beside)
    }
    await rename(prepared, live)
    return kept
  } finally {
    unused.release()
  }
}

function carryOverInto(prepared: string, live: string, carryOver: CarryOver): void {
  const [backup, current] = [openSqlite(prepared), openSqlite(live)]
  try {
    carryOver(current, backup)
    // Into the file itself, from which it is copied.
    backup.exec('pragma wal_checkpoint(truncate)')
  } finally {
    backup.close()
    current.close()
  }
}
