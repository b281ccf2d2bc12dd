import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate, openDatabase, sqliteFile } from './database.server.ts'
import { openSqlite } from './sqlite.server.ts'
import { copyDatabase } from './sqlite-copy.server.ts'

/**
 * Puts a backup in place of the live database, which may be in use. The backup is brought up to date
 * aside first, so that the site only ever sees it whole.
 * @returns the file that what was there before is kept in
 */
export async function restoreDatabase(source: string, live: string, dataDir: string): Promise<string> {
  const aside = await mkdtemp(join(dataDir, 'restore-'))
  try {
    const location = { DATA_DIR: aside }
    const prepared = sqliteFile(location)
    await copyDatabase(source, prepared)
    const db = openDatabase(location)
    await migrate(db, location)
    await db.destroy()
    raiseStockRevision(prepared, live)

    const before = `${live}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    await copyDatabase(live, before)
    await chmod(before, 0o600)
    await copyDatabase(prepared, live)
    return before
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** Replicas drop their pages when the revision differs from what they saw, which the backup's might not. */
function raiseStockRevision(prepared: string, live: string): void {
  const [backup, current] = [openSqlite(prepared), openSqlite(live)]
  try {
    const seen = Number(current.prepare('select revision from stock_revision').get()?.revision ?? 0)
    backup.prepare('update stock_revision set revision = max(revision, ?) + 1').run(seen)
    // Into the file itself, from which it is copied.
    backup.exec('pragma wal_checkpoint(truncate)')
  } finally {
    backup.close()
    current.close()
  }
}
