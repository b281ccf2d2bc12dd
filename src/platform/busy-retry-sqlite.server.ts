import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type { ProcessLock } from './process-lock.server.ts'
import { isBusy, kyselyDriver } from './sqlite.server.ts'

/** How long a statement waits for another process's transaction before it is given up. */
const WAIT_MS = 5000
const RETRY_MS = 25

/**
 * Node's driver waits for a lock with the whole process at a stand. Here the wait lies between
 * tries, so that pages go on being served while another process writes.
 */
class PatientConnection implements DatabaseConnection {
  #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = performance.now() + WAIT_MS
    for (;;) {
      try {
        return await this.#connection.executeQuery<R>(query)
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error
        await setTimeout(RETRY_MS)
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize)
  }
}

export type OpenFile = { file: string; inUse: ProcessLock }

/** Which file lies at a path; undefined when there is none. */
function fileIdentity(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

class PatientDriver extends SqliteDriver {
  #database: DatabaseSync
  #open: OpenFile
  #identity: string | undefined

  constructor(database: DatabaseSync, open: OpenFile) {
    super({ database: kyselyDriver(database) })
    this.#database = database
    this.#open = open
    this.#identity = fileIdentity(open.file)
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection())
  }

  /** A transaction takes the lock first: one that takes it midway can be refused however long it waits. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // What is written to a file that has been moved away would be lost, and thanked for.
    const { file } = this.#open
    if (fileIdentity(file) !== this.#identity) {
      throw new Error(`${file} was moved away or replaced while the site runs. Put it back, or restart the site.`)
    }
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** After a full disk, SQLite has rolled back by itself. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }

  override async destroy(): Promise<void> {
    await super.destroy()
    this.#open.inUse.release()
  }
}

export class BusyRetrySqliteDialect extends SqliteDialect {
  #database: DatabaseSync
  #open: OpenFile

  constructor(database: DatabaseSync, open: OpenFile) {
    super({ database: kyselyDriver(database) })
    this.#database = database
    this.#open = open
    database.exec('pragma busy_timeout = 0')
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#database, this.#open)
  }
}
