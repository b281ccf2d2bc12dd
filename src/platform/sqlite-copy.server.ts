import { backup, DatabaseSync } from 'node:sqlite'

/** In one step: between two, a writer could make the copy begin anew. */
const ALL_PAGES = 2 ** 31 - 1

/**
 * Copies a SQLite database, page by page and as of one moment, while others read and write it. An
 * existing target is replaced in one transaction, so that a process which has it open goes on with
 * the new content.
 */
export async function copyDatabase(source: string, target: string): Promise<void> {
  const from = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
  try {
    await backup(from, target, { rate: ALL_PAGES })
  } finally {
    from.close()
  }
}

/** What SQLite finds wrong with a file; undefined when it is sound. The quick check leaves out the indexes. */
export function integrityProblem(
  file: string,
  check: 'integrity_check' | 'quick_check' = 'integrity_check',
): string | undefined {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
    try {
      const found = database.prepare(`pragma ${check}`).get()?.[check]
      return found === 'ok' ? undefined : String(found)
    } finally {
      database.close()
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Names of the migrations that a database file has had; empty when it is not one of this site. */
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
