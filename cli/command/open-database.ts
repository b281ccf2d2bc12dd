import { existsSync } from 'node:fs'
import { followHours } from '../../src/area/hours-changes.server.ts'
import { openDataDir } from '../../src/platform/data-dir.server.ts'
import { type Db, openDatabase, pendingMigrations, sqliteFile } from '../../src/platform/database.server.ts'
import { databaseProblem } from '../../src/platform/database-problem.ts'
import { type Env, env } from '../../src/platform/env.server.ts'
import { Failure } from './failure.ts'

/** @throws Failure when the database does not exist or has pending migrations */
export async function withDatabase<T>(use: (db: Db, env: Env) => Promise<T>): Promise<T> {
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
  })
}

/** Like withDatabase, but allows pending migrations. */
export async function withAnyDatabase<T>(use: (db: Db, env: Env) => Promise<T>): Promise<T> {
  const environment = env()
  // First, since a file in a folder that this user may not open would seem missing.
  if (!environment.DATABASE_URL && existsSync(environment.DATA_DIR)) openDataDir(environment.DATA_DIR)
  if (!environment.DATABASE_URL && !existsSync(sqliteFile(environment))) {
    throw new Failure(
      `There is no database at ${sqliteFile(environment)}.`,
      'Set DATA_DIR or DATABASE_URL to the same value as for the site, or create a database with `larkway db migrate`.',
    )
  }
  return explained(environment, async () => {
    const db = openDatabase(environment)
    try {
      return await use(db, environment)
    } finally {
      await db.destroy()
    }
  })
}

/** @throws SetupProblem for what staff can put right about the database */
export async function explained<T>(environment: Env, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Failure) throw error
    throw databaseProblem(error, { ...environment, file: sqliteFile(environment) })
  }
}
