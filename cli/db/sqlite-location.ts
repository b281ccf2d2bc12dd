import { existsSync } from 'node:fs'
import { type DatabaseLocation, sqliteFile } from '../../src/server/database/database.server.ts'
import { type Env, env } from '../../src/server/settings/env.server.ts'
import { Failure } from '../command/failure.ts'

type SqliteLocation = { file: string; env: Env }

/** @param postgresHint what to do on PostgreSQL instead. @throws Failure when the site runs on PostgreSQL */
export function sqliteLocation(postgresHint: string): SqliteLocation {
  const environment = env()
  if (environment.DATABASE_URL) {
    throw new Failure('The site runs on PostgreSQL, which has its own tools for this.', postgresHint)
  }
  return { file: sqliteFile(environment), env: environment }
}

/** Like sqliteLocation, but the database must exist. */
export function requireSqlite(postgresHint: string): SqliteLocation {
  const location = sqliteLocation(postgresHint)
  if (existsSync(location.file)) return location
  throw new Failure(
    `There is no database at ${location.file}.`,
    'Set DATA_DIR to the same value as for the site, or create a database with `larkway db migrate`.',
  )
}

/** Leaves out the user name and password. */
export function databaseName(location: DatabaseLocation): string {
  if (!location.DATABASE_URL) return sqliteFile(location)
  const { host, pathname } = new URL(location.DATABASE_URL)
  return host + pathname
}
