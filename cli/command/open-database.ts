import { existsSync } from 'node:fs'
import { Migrator } from 'kysely'
import { migrations } from '../../db/migrations.ts'
import { type Db, openDatabase, sqliteFile } from '../../src/platform/database.server.ts'
import { type Env, env } from '../../src/platform/env.server.ts'
import { Failure } from './failure.ts'

/** Lends the site's database, once it is sure that it is there and up to date, and closes it after. */
export async function withDatabase<T>(use: (db: Db, env: Env) => Promise<T>): Promise<T> {
  return withAnyDatabase(async (db, here) => {
    const pending = await pendingMigrations(db)
    if (pending.length > 0) {
      throw new Failure(`The database lacks ${pending.join(', ')}.`, 'Run `larkway db migrate`, then try again.')
    }
    return use(db, here)
  })
}

/** The same for a database that may be of an older version. */
export async function withAnyDatabase<T>(use: (db: Db, env: Env) => Promise<T>): Promise<T> {
  const here = env()
  if (!here.DATABASE_URL && !existsSync(sqliteFile(here))) {
    throw new Failure(
      `There is no database at ${sqliteFile(here)}.`,
      'Set DATA_DIR or DATABASE_URL as the site has it, run this in the folder where the site is started, or make a database with `larkway db migrate`.',
    )
  }
  const db = openDatabase(here)
  try {
    return await use(db, here)
  } catch (error) {
    throw explained(error)
  } finally {
    await db.destroy()
  }
}

/** Names of migrations that the database has not had, without writing anything. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return Object.keys(migrations)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const known = await migrator.getMigrations()
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
}

const hints: Record<string, string> = {
  ECONNREFUSED: 'Check that PostgreSQL runs and that DATABASE_URL names its host and port.',
  ENOTFOUND: 'Check the host in DATABASE_URL.',
  '28P01': 'Check user and password in DATABASE_URL.',
  '3D000': 'Check the database name in DATABASE_URL, or create that database.',
  ERR_SQLITE_ERROR:
    'Check that the file is a SQLite database, that you may write to its folder, and that the disk is not full.',
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Failure || !('code' in error)) return error
  const fix = hints[String(error.code)]
  return fix ? new Failure(`The database answered: ${error.message || String(error.code)}`, fix) : error
}
