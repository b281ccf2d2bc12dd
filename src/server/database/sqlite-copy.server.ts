import { backup, DatabaseSync } from 'node:sqlite'
import { createPrivateFile } from '../settings/data-dir.server.ts'

/** Copies in one step, since a write between two steps would restart the copy. */
const ALL_PAGES = 2 ** 31 - 1

/** Works while others read and write. An existing target is replaced in one transaction, so they see the new content. */
export async function copyDatabase(source: string, target: string): Promise<void> {
  createPrivateFile(target)
  const from = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
  try {
    await backup(from, target, { rate: ALL_PAGES })
  } finally {
    from.close()
  }
}

export async function copyAsOneFile(source: string, target: string): Promise<void> {
  await copyDatabase(source, target)
  const copy = new DatabaseSync(target)
  try {
    copy.exec('pragma journal_mode = delete')
  } finally {
    copy.close()
  }
}

/** Does the full check by default, since the quick one leaves out the indexes. */
export function integrityProblem(
  file: string,
  check: 'integrity_check' | 'quick_check' = 'integrity_check',
): string | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
    try {
      const result = database.prepare(`pragma ${check}`).get()?.[check]
      return result === 'ok' ? undefined : String(result)
    } finally {
      database.close()
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export function migrationsIn(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare('select name from kysely_migration order by name')
      .all()
      .map(({ name }) => String(name))
  } catch {
    return []
  } finally {
    database.close()
  }
}
