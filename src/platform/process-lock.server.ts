import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './sqlite.server.ts'

export type ProcessLock = { release(): void }

/**
 * A lock between the processes of one machine: a transaction in a SQLite file that holds nothing. It
 * goes with the process, however that ends, so a crash leaves none behind.
 * @returns undefined when others hold it in a way that keeps this one out
 */
export function tryProcessLock(file: string, kind: 'shared' | 'exclusive'): ProcessLock | undefined {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select * from sqlite_schema')
    return { release: () => database.close() }
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
}
