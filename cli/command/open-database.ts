import { existsSync } from 'node:fs'
import { Migrator } from 'kysely'
import { migrations } from '../../db/migrations.ts'
import { type Db, openDatabase, sqliteFile } from '../../src/platform/database.server.ts'
import { type Env, env } from '../../src/platform/env.server.ts'
import { Failure } from './failure.ts'

/**
 * Opens the site's database for a command, and closes it afterwards.
 * @throws Failure when it does not exist or has pending migrations
 */
export async function withDatabase<T>(use: (db: Db, env: Env) => Promise<T>): Promise<T> {
  return withAnyDatabase(async (db, environment) => {
    const pending = await pendingMigrations(db)
    if (pending.length > 0) {
      throw new Failure(
        `The database needs these migrations first: ${pending.join(', ')}.`,
        'Run `larkway db migrate`, then try again.',
      )
    }
    return use(db, environment)
  })
}

/** Like withDatabase, but allows pending migrations. */
export async function withAnyDatabase<T>(use: (db: Db, env: Env) => Promise<T>): Promise<T> {
  const environment = env()
  if (!environment.DATABASE_URL && !existsSync(sqliteFile(environment))) {
    throw new Failure(
      `There is no database at ${sqliteFile(environment)}.`,
      'Set DATA_DIR or DATABASE_URL to the same value as for the site, or create a database with `larkway db migrate`.',
    )
  }
  const db = openDatabase(environment)
  try {
    return await use(db, environment)
  } catch (error) {
    throw withHint(error)
  } finally {
    await db.destroy()
  }
}

/** Names of migrations that have not been applied. Writes nothing. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return Object.keys(migrations)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const all = await migrator.getMigrations()
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
}

const hints: Record<string, string> = {
  ECONNREFUSED: 'Check that PostgreSQL is running and that DATABASE_URL has its host and port.',
  ENOTFOUND: 'Check the host in DATABASE_URL.',
  '28P01': 'Check the user and password in DATABASE_URL.',
  '3D000': 'Check the database name in DATABASE_URL, or create that database.',
  ERR_SQLITE_ERROR:
    'Check that the file is a SQLite database, that you may write to its folder, and that the disk is not full.',
}

function withHint(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Failure || !('code' in error)) return error
  const fix = hints[String(error.code)]
  return fix ? new Failure(`The database failed: ${error.message || String(error.code)}`, fix) : error
}
