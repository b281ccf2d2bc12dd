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

const WAIT_MS = 5000
const RETRY_MS = 25

/** Retries while the database is locked, so that pages are served: Node's driver would block the whole process. */
class BusyRetryConnection implements DatabaseConnection {
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

function fileIdentity(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.dev}:${stats.ino}`
}

class BusyRetryDriver extends SqliteDriver {
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
    return new BusyRetryConnection(await super.acquireConnection())
  }

  /** Takes the lock at the start, since SQLite can refuse it to a transaction under way, however long it waits. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Otherwise a message written to a file that was moved away would be confirmed to its sender and lost.
    const { file } = this.#open
    if (fileIdentity(file) !== this.#identity) {
      throw new Error(`${file} was moved away or replaced while the site runs. Put it back, or restart the site.`)
    }
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** Does nothing if SQLite has already rolled back, as it does when the disk is full. */
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
    return new BusyRetryDriver(this.#database, this.#open)
  }
}
