import { SqliteAdapter, sql } from 'kysely'
import type { Db } from '../platform/database.server.ts'
import { log } from '../platform/log.server.ts'

const ONE_DAY_MS = 24 * 60 * 60 * 1000
/** How long the clock must have run on its own before anything is erased by it: time to set a wrong one right. */
const STEADY_FOR_MS = 10 * 60 * 1000
/** A clock that differs by this much from the time that has passed since the last look has been set. */
const LEAP_MS = 60 * 1000

export type ErasureOptions = { db: Db; retentionDays: number; now: () => Date; steady: () => number }

/**
 * Erases what is past its retention once a day, when it is called often. A clock that has leapt ahead
 * would make every message look old, so one that was set is not believed at once.
 * @returns a function that says there is nothing more to do
 */
export function dailyErasure({ db, retentionDays, now, steady }: ErasureOptions): () => Promise<false> {
  let last = { clock: now().getTime(), steady: steady() }
  let steadySince = last.steady
  let erasedAt = Number.NEGATIVE_INFINITY
  return async () => {
    const seen = { clock: now().getTime(), steady: steady() }
    if (Math.abs(seen.clock - last.clock - (seen.steady - last.steady)) > LEAP_MS) steadySince = seen.steady
    last = seen
    if (seen.steady - steadySince < STEADY_FOR_MS || seen.steady - erasedAt < ONE_DAY_MS) return false
    const erased = await eraseExpired(db, retentionDays, new Date(seen.clock))
    erasedAt = seen.steady
    if (erased > 0) log.info({ erased, retentionDays }, 'erased messages that are past their retention')
    return false
  }
}

/** Deletes messages older than so many days, with their deliveries. @returns how many */
async function eraseExpired(db: Db, retentionDays: number, now: Date): Promise<number> {
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
