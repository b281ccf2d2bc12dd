import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ownByFolder, PRIVATE_FOLDER } from '../data-dir.server.ts'
import { type DatabaseLocation, type Db, inUseFile, migrate, openDatabase, sqliteFile } from '../database.server.ts'
import { tryProcessLock } from '../process-lock.server.ts'
import { copyName } from '../restore.server.ts'
import { SetupProblem } from '../setup-problem.ts'
import { findMove, moveIn } from './move-record.server.ts'
import { notMoved } from './site-tables.server.ts'

export type MoveTarget = {
  location: DatabaseLocation
  db: Db
  /** A file in its place that has been moved out of before. */
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

/** Brings the target's tables up to date. @throws SetupProblem unless it is empty, or holds the beginning of this move */
export async function checkTarget(
  { db, location }: MoveTarget,
  id: string | undefined,
): Promise<'new' | 'copying' | 'arrived'> {
  const incoming = await findMove(db, 'incoming')
  if (incoming && incoming.id === id) return incoming.state === 'arrived' ? 'arrived' : 'copying'
  if (incoming?.state === 'copying') {
    throw new SetupProblem(
      'It holds the beginning of another move, or of one that was cancelled.',
      'Make an empty database (dropdb and createdb), or give the name of one.',
    )
  }
  if (location.DATABASE_URL) await refuseWrongEncoding(db)
  const filled = await filledTables(db)
  if (filled.length > 0) {
    throw new SetupProblem(
      `It is not empty: there are rows in ${filled.join(', ')}.`,
      'Nothing was changed. Make an empty database (createdb), or give the name of one.',
    )
  }
  await migrate(db, location)
  return 'new'
}

/** Migrations write one row there. */
const filledByMigrations = ['stock_revision']

async function filledTables(db: Db): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await ownTables(db)) {
    if (name in notMoved || filledByMigrations.includes(name)) continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) filled.push(name)
  }
  return filled
}

async function ownTables(db: Db): Promise<{ name: string }[]> {
  const tables = (await db.introspection.getTables()).filter(({ isView }) => !isView)
  if (tables.every(({ schema }) => schema === undefined)) return tables
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  return tables.filter(({ schema }) => schema === rows[0]?.schema)
}

/** Nothing may be forgotten. @throws SetupProblem for tables that no migration made */
export async function refuseUnknownTables(source: Db, target: Db): Promise<void> {
  const known = (await ownTables(target)).map(({ name }) => name)
  const unknown = (await ownTables(source))
    .map(({ name }) => name)
    .filter((name) => !(name in notMoved) && !known.includes(name))
  if (unknown.length === 0) return
  throw new SetupProblem(
    `The database has tables that are not the site's: ${unknown.join(', ')}.`,
    'Nothing was changed. Keep them in a database of their own.',
  )
}

async function refuseWrongEncoding(db: Db): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
  if (rows[0]?.encoding === 'UTF8') return
  throw new SetupProblem(
    `Its encoding is ${rows[0]?.encoding}, which cannot hold every message.`,
    'Make one in UTF8: createdb --encoding=UTF8 --template=template0 NAME',
  )
}
