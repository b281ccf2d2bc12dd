import { SqliteAdapter, sql } from 'kysely'
import type { Db } from '../../server/database/database.server.ts'
import { forgetEnded } from '../../server/database/jobs/jobs.server.ts'
import type { Work } from '../../server/database/jobs/run-jobs.server.ts'
import { deleteKeptCopies } from '../../server/database/restore.server.ts'
import type { PictureStore } from '../../server/pictures/stored-pictures.ts'
import { log } from '../../server/system/log.server.ts'
import { forgetOldCustomers } from '../catalogue/edits/cart-sales.server.ts'
import { forgetChanges } from '../catalogue/edits/edit-history.server.ts'
import { planThumbs } from '../catalogue/photos/plan-thumbs.server.ts'
import { deleteUnusedPhotos } from '../catalogue/photos/unused-photos.server.ts'
import { deleteOldHolds } from '../rentals/customer-holds.server.ts'
import { forgetActions } from '../staff/staff-log.server.ts'

const ONE_DAY_MS = 24 * 60 * 60 * 1000
/** How long the clock must run without being set before anything is erased, which leaves time to correct a wrong clock. */
const TRUST_CLOCK_AFTER_MS = 10 * 60 * 1000
/** If, between two checks, the clock has moved by this much more or less than the time that really passed, somebody has set it. */
const CLOCK_SET_MS = 60 * 1000

export type ErasureOptions = {
  db: Db
  retentionDays: number
  dataDir?: string | undefined
  pictures?: PictureStore | undefined
  now?: () => Date
  monotonicNow?: () => number
}

/** A clock set ahead would make everything look old, so one that was just set is not trusted. @returns whether the clock is trusted; call it often */
export function clockTrust(now: () => Date, monotonicNow: () => number): () => boolean {
  let last = { clock: now().getTime(), monotonic: monotonicNow() }
  let clockSetAt = last.monotonic
  return () => {
    const current = { clock: now().getTime(), monotonic: monotonicNow() }
    const drift = current.clock - last.clock - (current.monotonic - last.monotonic)
    if (Math.abs(drift) > CLOCK_SET_MS) clockSetAt = current.monotonic
    last = current
    return current.monotonic - clockSetAt >= TRUST_CLOCK_AFTER_MS
  }
}

export function erasure({
  db,
  retentionDays,
  dataDir,
  pictures,
  now = () => new Date(),
  monotonicNow = () => performance.now(),
}: ErasureOptions): Work {
  const isTrusted = clockTrust(now, monotonicNow)
  return {
    queue: { table: 'jobs', kind: 'erasure' },
    everyMs: ONE_DAY_MS,
    ready: async () => isTrusted(),
    async run() {
      const erased = await eraseExpired(db, retentionDays, now())
      if (erased > 0) log.info({ erased, retentionDays }, 'erased leads and rental holds past their retention')
      if (dataDir) await deleteKeptCopies(dataDir, now())
      await forgetEnded(db, now())
      await forgetChanges(db, now())
      await forgetActions(db, now())
      if (pictures) {
        await deleteUnusedPhotos(db, pictures, now())
        await planThumbs(db, pictures, now())
      }
      return undefined
    },
  }
}

async function eraseExpired(db: Db, retentionDays: number, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - retentionDays * ONE_DAY_MS).toISOString()
  await overwriteDeleted(db)
  const { numDeletedRows } = await db
    .deleteFrom('contact_messages')
    .where('received_at', '<', oldest)
    .executeTakeFirstOrThrow()
  await forgetOldCustomers(db, oldest)
  const holds = await deleteOldHolds(db, oldest.slice(0, 10))
  const erased = Number(numDeletedRows) + holds
  if (erased > 0) await truncateLog(db)
  return erased
}

/** Makes SQLite overwrite deleted text, which it otherwise leaves in the file until it needs the space. */
export async function overwriteDeleted(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma secure_delete = on`.execute(db)
}

/** Empties SQLite's write-ahead log, which still holds deleted text. It stays as it is while somebody is reading the database. */
export async function truncateLog(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
