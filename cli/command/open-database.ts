import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { count } from '../../src/content/format/number.ts'
import { followHours } from '../../src/domain/hours/hours-changes.server.ts'
import {
  type Db,
  isSqlite,
  openDatabase,
  othersUse,
  pendingMigrations,
  sqliteFile,
} from '../../src/server/database/database.server.ts'
import { databaseProblem } from '../../src/server/database/database-problem.ts'
import { openDataDir } from '../../src/server/settings/data-dir.server.ts'
import { type Env, env } from '../../src/server/settings/env.server.ts'
import { Failure } from './failure.ts'

type Use<T> = (db: Db, env: Env) => Promise<T>
type Access = 'shared' | 'exclusive'

/** @throws Failure when the database does not exist or has pending migrations */
export async function withDatabase<T>(use: Use<T>, access: Access = 'shared'): Promise<T> {
  return withAnyDatabase(async (db, environment) => {
    const pending = await pendingMigrations(db)
    if (pending.length > 0) {
      throw new Failure(
        `The database needs these migrations first: ${pending.join(', ')}.`,
        'Run `larkway db migrate`, then try again.',
      )
    }
    await followHours(db)
    return use(db, environment)
  }, access)
}

/** @throws SetupProblem while the site or another command has the database open */
export const withDatabaseAlone = <T>(use: Use<T>): Promise<T> =>
  withDatabase(async (db, environment) => {
    if (!isSqlite(db)) await refuseOthers(db)
    return use(db, environment)
  }, 'exclusive')

async function refuseOthers(db: Db): Promise<void> {
  const { rows } = await sql<{ others: string }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)
  const others = Number(rows[0]?.others)
  if (others > 0)
    throw othersUse(
      `PostgreSQL has ${count(others, 'other connection')} to this database, from the site or another program.`,
    )
}

/** Like withDatabase, but allows pending migrations. */
export async function withAnyDatabase<T>(use: Use<T>, access: Access = 'shared'): Promise<T> {
  const environment = env()
  // This comes first, since a file in a folder that this user may not open would seem missing.
  if (!environment.DATABASE_URL && existsSync(environment.DATA_DIR)) openDataDir(environment.DATA_DIR)
  if (!environment.DATABASE_URL && !existsSync(sqliteFile(environment))) {
    throw new Failure(
      `There is no database at ${sqliteFile(environment)}.`,
      'Set DATA_DIR or DATABASE_URL to the same value as for the site, or create a database with `larkway db migrate`.',
    )
  }
  return explained(environment, async () => {
    const db = openDatabase(environment, access)
    try {
      return await use(db, environment)
    } finally {
      await db.destroy()
    }
  })
}

/** @throws SetupProblem for a problem with the database that staff can fix */
export async function explained<T>(environment: Env, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Failure) throw error
    throw databaseProblem(error, { ...environment, file: sqliteFile(environment) })
  }
}
