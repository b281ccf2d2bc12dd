import { existsSync } from 'node:fs'
import { sqliteFile } from '../../src/platform/database.server.ts'
import { type Env, env } from '../../src/platform/env.server.ts'
import { Failure } from '../failure.ts'

/** Where the SQLite database is. @throws Failure when the site has another, or there is none */
export function requireSqlite(instead: string): { file: string; env: Env } {
  const here = env()
  if (here.DATABASE_URL) throw new Failure('The site runs on PostgreSQL, which brings its own tools for this.', instead)
  const file = sqliteFile(here)
  if (!existsSync(file)) {
    throw new Failure(
      `There is no database at ${file}.`,
      'Set DATA_DIR as the site has it, or make a database with `larkway db migrate`.',
    )
  }
  return { file, env: here }
}
