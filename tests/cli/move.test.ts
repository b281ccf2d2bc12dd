/** @module-tag long */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Db, migrate, openDatabase, sqliteFile } from '../../src/platform/database.server.ts'
import { siteTables } from '../../src/platform/move/site-tables.server.ts'
import { beginMove } from '../../src/platform/move-record.server.ts'
import { deleteKeptCopies } from '../../src/platform/restore.server.ts'
import { startPostgres, type TestPostgres } from '../support/databases.ts'
import { contents, fillEveryTable } from '../support/every-table.ts'
import { type Larkway, larkwayAt } from '../support/larkway.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

let DATA_DIR: string
let sqlite: Db
let onSqlite: Larkway
let onPostgres: Larkway
let DATABASE_URL: string
let pg: Db
let databases = 0
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'larkway-move-'))
  ended.push(() => rm(DATA_DIR, { recursive: true }))
  sqlite = openDatabase({ DATA_DIR })
  ended.push(() => sqlite.destroy())
  await migrate(sqlite, { DATA_DIR })
  const name = `target${++databases}`
  await postgres.server.createDatabase(name)
  DATABASE_URL = postgres.url.replace(/larkway$/, name)
  pg = openDatabase({ DATA_DIR, DATABASE_URL })
  ended.push(() => pg.destroy())
  onSqlite = larkwayAt({ DATA_DIR })
  onPostgres = larkwayAt({ DATA_DIR, DATABASE_URL })
})

const revision = (rows: Record<string, string[]>) => Number(JSON.parse(rows.stock_revision?.[0] ?? '[]')[1])
const apartFromRevision = ({ stock_revision: _, ...tables }: Record<string, string[]>) => tables

test('everything moves to PostgreSQL and back, and the database that was left takes no writes until it is opened again', async () => {
  await fillEveryTable(sqlite, 1500)
  const tables = await siteTables(sqlite)
  const before = await contents(sqlite, tables)
  expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([before.notices])

  const there = await onSqlite('db', 'move', '--to', DATABASE_URL, '--yes', '--json')
  expect(there.code, there.err).toBe(0)
  expect(there.out).not.toContain('larkway:larkway')
  const moved = await contents(pg, tables)
  expect(apartFromRevision(moved)).toEqual(apartFromRevision(before))
  expect(revision(moved)).toBeGreaterThan(revision(before))
  const { tables: sums } = JSON.parse(there.out)
  expect(Object.keys(sums).sort()).toEqual(tables.map(({ name }) => name).sort())
  expect(sums.contact_messages.rows).toBe(1500)

  // A process that still runs on the old one.
  const insert = sqlite.insertInto('write_probe').values({ id: 1, content: '' }).execute()
  await expect(insert).rejects.toThrow('closed')
  await expect(sqlite.deleteFrom('contact_messages').execute()).rejects.toThrow('closed')
  const refused = await onSqlite('leads', 'delete', 'contact_messages id 00001', '--yes')
  expect(refused.code).toBe(1)
  expect(refused.err).toContain('is being moved, or has been')
  expect((await onSqlite('db', 'move', '--to', DATABASE_URL, '--yes')).err).toContain('This database moved to')
  const doctor = await onSqlite('doctor', '--json')
  expect(JSON.parse(doctor.out).checks).toContainEqual(
    expect.objectContaining({ name: 'database', ok: false, says: expect.stringContaining('has moved to 127.0.0.1') }),
  )
  expect((await onPostgres('doctor', '--json')).out).toContain('PostgreSQL responds and is writable')

  // Erased rows stay erased.
  expect((await onPostgres('leads', 'delete', 'contact_messages id 00001', '--yes')).code).toBe(0)
  const changed = await contents(pg, tables)
  const inUse = await onPostgres('db', 'move', '--to', 'sqlite', '--yes')
  expect(inUse.code).toBe(1)
  expect(inUse.err).toContain('still has')
  await sqlite.destroy()
  const back = await onPostgres('db', 'move', '--to', 'sqlite', '--yes', '--json')
  expect(back.code, back.err).toBe(0)
  sqlite = openDatabase({ DATA_DIR })
  const returned = await contents(sqlite, tables)
  expect(apartFromRevision(returned)).toEqual(apartFromRevision(changed))
  expect(revision(returned)).toBeGreaterThan(revision(changed))
  expect(returned.contact_messages).toHaveLength(1499)
  expect((await readdir(DATA_DIR)).filter((name) => /before-move-.+Z$/.test(name))).toHaveLength(1)
  expect(await readdir(DATA_DIR)).not.toContain('moving')
  await expect(pg.deleteFrom('contact_messages').execute()).rejects.toThrow('closed')
  expect((await onSqlite('leads', 'delete', 'contact_messages id 00002', '--yes')).code).toBe(0)

  const opened = await onPostgres('db', 'move', '--cancel', '--yes', '--json')
  expect(opened.code, opened.err).toBe(0)
  await pg.deleteFrom('jobs').execute()
  expect((await onPostgres('db', 'move', '--cancel', '--yes')).err).toContain('not closed')
})

test('a closed database is not restored over; a backup of it is open; and it is deleted after thirty days', async () => {
  // The password is in no list of processes.
  const withoutPassword = DATABASE_URL.replace(':larkway@', '@')
  const moved = await larkwayAt({ DATA_DIR }, { PGPASSWORD: 'larkway' })('db', 'move', '--to', withoutPassword, '--yes')
  expect(moved.code, moved.err).toBe(0)
  const backup = join(DATA_DIR, 'backup.sqlite')
  expect((await onSqlite('db', 'backup', backup)).code).toBe(0)
  const over = await onSqlite('db', 'restore', backup, '--yes')
  expect([over.code, over.err]).toEqual([1, expect.stringContaining('is closed')])
  const elsewhere = join(DATA_DIR, 'elsewhere')
  expect((await larkwayAt({ DATA_DIR: elsewhere })('db', 'restore', backup, '--yes')).code).toBe(0)
  const restored = openDatabase({ DATA_DIR: elsewhere })
  await restored.deleteFrom('jobs').execute()
  await restored.destroy()

  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  const isThere = async () => (await readdir(DATA_DIR)).includes('larkway.sqlite')
  await deleteKeptCopies(DATA_DIR, inDays(31))
  // A process has it open.
  expect(await isThere()).toBe(true)
  await sqlite.destroy()
  await deleteKeptCopies(DATA_DIR, inDays(29))
  expect(await isThere()).toBe(true)
  await deleteKeptCopies(DATA_DIR, inDays(31))
  expect(await readdir(DATA_DIR)).not.toContain('larkway.sqlite')
  expect(await readdir(DATA_DIR)).not.toContain('larkway.sqlite-wal')
  // One that has not moved is nobody's to delete.
  await deleteKeptCopies(elsewhere, inDays(1000))
  expect(await readdir(elsewhere)).toContain('larkway.sqlite')
})

describe('refused, with what to do, and the database stays open', () => {
  test.each([
    [[], 2, '--to'],
    [['--to', 'sqlite'], 2, 'SQLite already'],
    [['--to', 'mysql://somewhere'], 2, 'postgres://'],
    [['--to', 'postgres://nobody@127.0.0.1:1/none', '--yes'], 1, 'Nothing accepts connections'],
  ])('%j', async (words, code, says) => {
    const { err, code: exit } = await onSqlite('db', 'move', ...words)
    expect(err).toContain(says)
    expect(exit).toBe(code)
    await sqlite.deleteFrom('jobs').execute()
  })

  test('a target that is not empty, and one that holds the beginning of another move', async () => {
    const asked = await onSqlite('db', 'move', '--to', DATABASE_URL)
    expect([asked.code, asked.err]).toEqual([4, expect.stringContaining('--yes')])
    // It has been migrated, and is as empty as before.
    await pg.insertInto('privacy_requests').values({ id: '1', kind: 'erased', message_id: '2', at: '' }).execute()
    const filled = await onSqlite('db', 'move', '--to', DATABASE_URL, '--yes')
    expect([filled.code, filled.err]).toEqual([1, expect.stringContaining('rows in privacy_requests')])
    await pg.deleteFrom('privacy_requests').execute()

    await beginMove(pg, { side: 'incoming', id: 'of another', state: 'copying', other: 'elsewhere' })
    const begun = await onSqlite('db', 'move', '--to', DATABASE_URL, '--yes')
    expect([begun.code, begun.err]).toEqual([1, expect.stringContaining('another move')])
    await sqlite.deleteFrom('jobs').execute()
  })

  test('a table that is none of the site’s, and a SQLite file that is in use', async () => {
    await sqlite.schema.createTable('of_the_office').addColumn('id', 'integer').execute()
    const unknown = await onSqlite('db', 'move', '--to', DATABASE_URL, '--yes')
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('of_the_office')])
    await migrate(pg, { DATA_DIR, DATABASE_URL })
    const there = await onPostgres('db', 'move', '--to', 'sqlite', '--yes')
    expect([there.code, there.err]).toEqual([1, expect.stringContaining(sqliteFile({ DATA_DIR }))])
    for (const db of [sqlite, pg]) await db.deleteFrom('jobs').execute()
  })
})
