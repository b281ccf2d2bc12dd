import { DatabaseSync } from 'node:sqlite'
import { createPrivateFile } from '../settings/data-dir.server.ts'
import { isBusy } from './sqlite.server.ts'

export type ProcessLock = { release(): void }

/** A transaction in an empty SQLite file. It ends with the process, so a crash leaves no lock behind. */
export function tryProcessLock(file: string, kind: 'shared' | 'exclusive'): ProcessLock | undefined {
  createPrivateFile(file)
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
