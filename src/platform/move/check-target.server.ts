import { sql } from 'kysely'
import { type Db, migrate } from '../database.server.ts'
import { findMove } from '../move-record.server.ts'
import { SetupProblem } from '../setup-problem.ts'
import type { MoveTarget } from './move-target.server.ts'
import { notMoved } from './site-tables.server.ts'

/** Brings the target's tables up to date. @throws SetupProblem unless it is empty, or holds the beginning of this move */
export async function checkTarget(
  { db, location }: MoveTarget,
  name: string,
  id: string | undefined,
): Promise<'new' | 'copying' | 'arrived'> {
  const incoming = await findMove(db, 'incoming')
  if (incoming && incoming.id === id) return incoming.state === 'arrived' ? 'arrived' : 'copying'
  if (incoming?.state === 'copying') {
    throw new SetupProblem(
      `${name} holds the beginning of another move, or of one that was cancelled.`,
      'Make an empty database (dropdb and createdb), or give the name of one.',
    )
  }
  if (location.DATABASE_URL) await refuseWrongEncoding(db, name)
  const filled = await filledTables(db)
  if (filled.length > 0) {
    throw new SetupProblem(
      `${name} is not empty: there are rows in ${filled.join(', ')}.`,
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

async function refuseWrongEncoding(db: Db, name: string): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db)
  if (rows[0]?.encoding === 'UTF8') return
  throw new SetupProblem(
    `The encoding of ${name} is ${rows[0]?.encoding}, which cannot hold every message.`,
    'Make one in UTF8: createdb --encoding=UTF8 --template=template0 NAME',
  )
}
