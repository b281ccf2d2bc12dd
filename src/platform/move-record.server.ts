import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/schema.ts'
import type { Db } from './database.server.ts'

const side = z.enum(['outgoing', 'incoming'])
/** Outgoing: draining, closed, moved. Incoming: copying, arrived. */
const state = z.enum(['draining', 'closed', 'moved', 'copying', 'arrived'])

const record = z.object({
  side,
  /** The same on both sides. */
  id: z.string(),
  state,
  /** Of the other database, without user and password. */
  other: z.string(),
  progress: z.string(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
})

export type MoveRecord = z.infer<typeof record>
type Side = MoveRecord['side']

/** Made by the command, and not by a migration, so that a site of the previous version is held too. */
export const MOVES = 'database_moves'

const moves = (db: Db): Kysely<Database & { database_moves: MoveRecord }> =>
  db.withTables<{ database_moves: MoveRecord }>()

async function hasRecords(db: Db): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === MOVES)
}

export async function findMove(db: Db, of: Side): Promise<MoveRecord | undefined> {
  if (!(await hasRecords(db))) return undefined
  return moves(db).selectFrom(MOVES).selectAll().where('side', '=', of).executeTakeFirst()
}

/** Whether it takes no writes. False too when it does not answer. */
export async function isClosed(db: Db): Promise<boolean> {
  try {
    const open: readonly MoveRecord['state'][] = ['draining', 'arrived']
    if (!(await hasRecords(db))) return false
    const closing = moves(db).selectFrom(MOVES).select('side').where('state', 'not in', open)
    return (await closing.executeTakeFirst()) !== undefined
  } catch {
    return false
  }
}

export async function beginMove(db: Db, begun: Pick<MoveRecord, 'side' | 'id' | 'state' | 'other'>): Promise<void> {
  await db.schema
    .createTable(MOVES)
    .ifNotExists()
    .addColumn('side', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('progress', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  const row = { ...begun, progress: '{}', started_at: new Date().toISOString(), ended_at: null }
  await moves(db).deleteFrom(MOVES).where('side', '=', begun.side).execute()
  await moves(db).insertInto(MOVES).values(row).execute()
}

export async function noteMove(
  db: Db,
  of: Side,
  changes: Partial<Pick<MoveRecord, 'state' | 'progress' | 'ended_at'>>,
): Promise<void> {
  await moves(db).updateTable(MOVES).set(changes).where('side', '=', of).execute()
}

export async function forgetMoves(db: Db, of: readonly Side[] = side.options): Promise<void> {
  if (await hasRecords(db)) await moves(db).deleteFrom(MOVES).where('side', 'in', of).execute()
}

/** Of a SQLite file that nobody has to have open. */
export function moveIn(file: string, of: Side): MoveRecord | undefined {
  if (!existsSync(file)) return undefined
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    if (!database.prepare('select 1 from sqlite_master where name = ?').get(MOVES)) return undefined
    const row = database.prepare(`select * from ${MOVES} where side = ?`).get(of)
    return row && record.parse(row)
  } finally {
    database.close()
  }
}
