import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Kysely, Migrator, PostgresDialect, SqliteAdapter, sql } from 'kysely'
import { openDataDir } from '../settings/data-dir.server.ts'
import { SetupProblem } from '../settings/setup-problem.ts'
import { BusyRetrySqliteDialect } from './busy-retry-sqlite.server.ts'
import { migrations } from './migrations.ts'
import { openPool } from './postgres-pool.server.ts'
import { tryProcessLock } from './process-lock.server.ts'
import type { Database } from './schema.ts'
import { openSqlite } from './sqlite.server.ts'

export type Db = Kysely<Database>

export type DatabaseLocation = { DATA_DIR: string; DATABASE_URL?: string | undefined }

export const sqliteFile = (location: DatabaseLocation): string => join(location.DATA_DIR, 'larkway.sqlite')

const POOL_SIZE = 8

export const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter

export const othersUse = (what: string): SetupProblem =>
  new SetupProblem(what, 'Nothing was changed. Stop the site, and run this again.')

/** @param use with 'exclusive', no other process may have the SQLite file open @throws SetupProblem if this user may not open the SQLite file, or if use is 'exclusive' and others have it open */
export function openDatabase(location: DatabaseLocation, use: 'shared' | 'exclusive' = 'shared'): Db {
  if (location.DATABASE_URL) {
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool(location.DATABASE_URL, POOL_SIZE) }) })
  }
  openDataDir(location.DATA_DIR)
  const inUse = tryProcessLock(inUseFile(location), use)
  if (!inUse && use === 'exclusive')
    throw othersUse(`${sqliteFile(location)} is open in a process of the site, or in another command.`)
  if (!inUse) throw new Error(`${sqliteFile(location)} is being restored or copied. Try again in a few seconds.`)
  const file = sqliteFile(location)
  return new Kysely<Database>({ dialect: new BusyRetrySqliteDialect(openSqlite(file), { file, inUse }) })
}

/** Processes that have the SQLite file open share this lock, so a process that gets it exclusively is the only one. */
export const inUseFile = (location: DatabaseLocation): string => join(location.DATA_DIR, 'in-use.lock')

/** Safe to run in several processes. @throws SetupProblem when a later version of the site has migrated the database */
export function migrate(db: Db, location: DatabaseLocation): Promise<string[]> {
  return exclusively(db, location, async () => {
    await refuseNewerDatabase(db)
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw error
    return results.map(({ migrationName }) => migrationName)
  })
}

async function refuseNewerDatabase(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in migrations))
  if (unknown.length === 0) return
  throw new SetupProblem(
    `The database was written by a later version of the site (it has ${unknown.join(', ')}), and has been left as it is.`,
    `Run that version again. To stay on this one, restore a backup from before the upgrade: see 'Roll back' in docs/operations/upgrade.md.`,
  )
}

/** Runs in the caller's transaction, if there is one, or in a new one. */
export const inTransaction = <T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

/** A check may call this, since it only reads. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return Object.keys(migrations)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const all = await migrator.getMigrations()
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
}

const ADVISORY_LOCK = 7_205_510

/** Runs in one process at a time. The lock ends with its process, so a crash leaves none behind. */
export async function exclusively<T>(db: Db, location: DatabaseLocation, work: () => Promise<T>): Promise<T> {
  if (location.DATABASE_URL) {
    return db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx)
      return work()
    })
  }
  const file = join(location.DATA_DIR, 'prepare.lock')
  let lock = tryProcessLock(file, 'exclusive')
  while (!lock) {
    await setTimeout(LOCK_RETRY_MS)
    lock = tryProcessLock(file, 'exclusive')
  }
  try {
    return await work()
  } finally {
    lock.release()
  }
}

const LOCK_RETRY_MS = 50
