import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ownByFolder, PRIVATE_FOLDER } from '../data-dir.server.ts'
import { type DatabaseLocation, type Db, inUseFile, openDatabase, sqliteFile } from '../database.server.ts'
import { findMove, moveIn } from '../move-record.server.ts'
import { tryProcessLock } from '../process-lock.server.ts'
import { copyName } from '../restore.server.ts'
import { SetupProblem } from '../setup-problem.ts'

export type MoveTarget = {
  location: DatabaseLocation
  db: Db
  /** A file in its place from which an earlier move has copied. */
  replaces: string | undefined
  close(): Promise<void>
  /** Puts a SQLite file where the site looks for it. @returns where the one before it is kept */
  settle(): Promise<string | undefined>
}

/** Where a SQLite file is filled. */
const folderOf = (dataDir: string): string => join(dataDir, 'moving')

export const discardUnfinished = (dataDir: string): Promise<void> =>
  rm(folderOf(dataDir), { recursive: true, force: true })

export function targetAt(location: DatabaseLocation): MoveTarget {
  const db = openDatabase(location)
  return { location, db, replaces: undefined, close: () => db.destroy(), settle: async () => undefined }
}

/** @param id of the move in the source, if it has begun. @throws SetupProblem when there is a database that is not closed */
export async function sqliteTarget(dataDir: string, id: string | undefined): Promise<MoveTarget> {
  const live = { DATA_DIR: dataDir }
  const file = sqliteFile(live)
  // It was stopped in its very last step.
  if (id !== undefined && moveIn(file, 'incoming')?.id === id) return targetAt(live)
  refuseOpenDatabase(live)
  const location = { DATA_DIR: folderOf(dataDir) }
  let db = await openIn(location)
  if ((await findMove(db, 'incoming'))?.id !== id) {
    await db.destroy()
    await discardUnfinished(dataDir)
    db = await openIn(location)
  }
  return {
    location,
    db,
    replaces: existsSync(file) ? file : undefined,
    close: () => db.destroy(),
    settle: async () => {
      await db.destroy()
      return settleFile(sqliteFile(location), live)
    },
  }
}

async function openIn(location: DatabaseLocation): Promise<Db> {
  await mkdir(location.DATA_DIR, { recursive: true, mode: PRIVATE_FOLDER })
  ownByFolder(location.DATA_DIR)
  return openDatabase(location)
}

/** A file that was moved out of is put aside. */
function refuseOpenDatabase(live: DatabaseLocation): void {
  const file = sqliteFile(live)
  if (!existsSync(file)) return
  if (moveIn(file, 'outgoing')?.state !== 'moved') {
    throw new SetupProblem(
      `There is a database at ${file} already.`,
      'If it is no longer needed, move it aside with the files beside it; or set DATA_DIR to another folder.',
    )
  }
  const lock = tryProcessLock(inUseFile(live), 'exclusive')
  if (!lock) {
    throw new SetupProblem(
      `A process of the site, or another command, still has ${file} open.`,
      'Stop what runs without DATABASE_URL, then try again.',
    )
  }
  lock.release()
}

async function settleFile(filled: string, live: DatabaseLocation): Promise<string | undefined> {
  refuseOpenDatabase(live)
  const lock = tryProcessLock(inUseFile(live), 'exclusive')
  const file = sqliteFile(live)
  try {
    const kept = existsSync(file) ? copyName(file, 'before-move') : undefined
    for (const suffix of ['-wal', '-shm', '']) {
      if (kept && existsSync(file + suffix)) await rename(file + suffix, kept + suffix)
    }
    await rename(filled, file)
    ownByFolder(file)
    await discardUnfinished(live.DATA_DIR)
    return kept
  } finally {
    lock?.release()
  }
}
