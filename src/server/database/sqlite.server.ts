import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'
import { createPrivateFile } from '../settings/data-dir.server.ts'

const BUSY_TIMEOUT_MS = 10_000

/** A commit that has returned survives a crash of the process or the machine (WAL with synchronous=FULL). */
export function openSqlite(file: string): DatabaseSync {
  createPrivateFile(file)
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS })
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  return database
}

const SQLITE_BUSY = 5

export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  (error.errcode & 255) === SQLITE_BUSY

const isInput = (value: unknown): value is SQLInputValue =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  typeof value === 'string' ||
  value instanceof Uint8Array

function inputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (!isInput(value)) throw new TypeError(`SQLite cannot store a ${typeof value}`)
    return value
  })
}

export function kyselyDriver(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...inputs(parameters)),
        iterate: (parameters) => statement.iterate(...inputs(parameters)),
        run(parameters) {
          const { changes, lastInsertRowid } = statement.run(...inputs(parameters))
          return { changes, lastInsertRowid }
        },
      }
    },
  }
}
