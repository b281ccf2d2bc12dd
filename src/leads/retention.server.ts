import { SqliteAdapter, sql } from 'kysely'
import type { Db } from '../platform/database.server.ts'

const ONE_DAY_MS = 24 * 60 * 60 * 1000

/** Deletes messages older than so many days, with their deliveries. @returns how many */
export async function eraseExpired(db: Db, retentionDays: number, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - retentionDays * ONE_DAY_MS).toISOString()
  await overwriteDeleted(db)
  const { numDeletedRows } = await db
    .deleteFrom('contact_messages')
    .where('received_at', '<', oldest)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await forgetLog(db)
  return Number(numDeletedRows)
}

/** SQLite leaves deleted text in the file until it needs the space, unless told to overwrite it. */
export async function overwriteDeleted(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma secure_delete = on`.execute(db)
}

/** SQLite's write-ahead log still has the deleted pages until it is begun anew. A busy reader puts that off. */
export async function forgetLog(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
