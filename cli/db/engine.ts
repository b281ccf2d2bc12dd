import { existsSync } from 'node:fs'
import { sqliteFile } from '../../src/platform/database.server.ts'
import { type Env, env } from '../../src/platform/env.server.ts'
import { Failure } from '../command/failure.ts'

type Here = { file: string; env: Env }

/** Where the SQLite database is, or would be. @throws Failure when the site has another */
export function sqliteHere(instead: string): Here {
  const here = env()
  if (here.DATABASE_URL) throw new Failure('The site runs on PostgreSQL, which brings its own tools for this.', instead)
  return { file: sqliteFile(here), env: here }
}

/** The same for one that has to be there. */
export function requireSqlite(instead: string): Here {
  const here = sqliteHere(instead)
  if (existsSync(here.file)) return here
  throw new Failure(
    `There is no database at ${here.file}.`,
    'Set DATA_DIR as the site has it, or make a database with `larkway db migrate`.',
  )
}
