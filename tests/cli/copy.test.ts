/** @module-tag long */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { siteTables } from '../../src/server/database/copy-tables.server.ts'
import { type Db, migrate, openDatabase, sqliteFile } from '../../src/server/database/database.server.ts'
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
let DATABASE_URL: string
let onSqlite: Larkway
let onPostgres: Larkway
let databases = 0

/** Keeps the database open during `use`. Meanwhile, it cannot be copied. */
async function withOpen<T>(location: { DATABASE_URL?: string }, use: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ DATA_DIR, ...location })
  return use(db).finally(() => db.destroy())
}

beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'larkway-copy-'))
  ended.push(() => rm(DATA_DIR, { recursive: true }))
  await withOpen({}, (db) => migrate(db, { DATA_DIR }))
  const name = `target${++databases}`
  await postgres.server.createDatabase(name)
  DATABASE_URL = postgres.url.replace(/larkway$/, name)
  onSqlite = larkwayAt({ DATA_DIR })
  onPostgres = larkwayAt({ DATA_DIR, DATABASE_URL })
})

test('copies everything to PostgreSQL and back, and leaves the original unchanged', async () => {
  const tables = await withOpen({}, siteTables)
  await withOpen({}, (db) => fillEveryTable(db, 1500))
  const before = await withOpen({}, (db) => contents(db, tables))
  expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([before.notices])

  const there = await onSqlite('db', 'copy', '--to', DATABASE_URL, '--yes', '--json')
  expect(there.code, there.err).toBe(0)
  expect(there.out).not.toContain('larkway:larkway')
  expect(await withOpen({ DATABASE_URL }, (db) => contents(db, tables))).toEqual(before)
  expect(await withOpen({}, (db) => contents(db, tables))).toEqual(before)
  const { tables: sums, next } = JSON.parse(there.out)
  expect(Object.keys(sums).sort()).toEqual(tables.map(({ name }) => name).sort())
  expect(sums.contact_messages.rows).toBe(1500)
  expect(next[0]).toContain('Set DATABASE_URL')

  expect((await onPostgres('leads', 'delete', 'contact_messages id 00001', '--yes')).code).toBe(0)
  const occupied = await onPostgres('db', 'copy', '--to', 'sqlite', '--yes')
  expect([occupied.code, occupied.err]).toEqual([1, expect.stringContaining(sqliteFile({ DATA_DIR }))])
  for (const suffix of ['', '-wal', '-shm']) await rm(sqliteFile({ DATA_DIR }) + suffix, { force: true })
  const back = await onPostgres('db', 'copy', '--to', 'sqlite', '--yes', '--json')
  expect(back.code, back.err).toBe(0)
  const changed = await withOpen({ DATABASE_URL }, (db) => contents(db, tables))
  const returned = await withOpen({}, (db) => contents(db, tables))
  expect(returned).toEqual(changed)
  expect(returned.contact_messages).toHaveLength(1499)
  expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('copy-'))).toEqual([])
})

test('accepts the password in PGPASSWORD, which keeps it out of the process list', async () => {
  const withoutPassword = DATABASE_URL.replace(':larkway@', '@')
  const copied = await larkwayAt({ DATA_DIR }, { PGPASSWORD: 'larkway' })(
    'db',
    'copy',
    '--to',
    withoutPassword,
    '--yes',
  )
  expect(copied.code, copied.err).toBe(0)
})

test('leaves the target empty when a table cannot be copied', async () => {
  await withOpen({}, (db) => fillEveryTable(db, 3))
  await withOpen({ DATABASE_URL }, (db) => migrate(db, { DATA_DIR, DATABASE_URL }))
  await withOpen({ DATABASE_URL }, (db) =>
    sql`alter table watches add constraint refuses check (email = '')`.execute(db),
  )
  expect((await onSqlite('db', 'copy', '--to', DATABASE_URL, '--yes')).code).toBe(1)
  await withOpen({ DATABASE_URL }, async (db) => {
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
    await sql`alter table watches drop constraint refuses`.execute(db)
  })
  const again = await onSqlite('db', 'copy', '--to', DATABASE_URL, '--yes')
  expect(again.code, again.err).toBe(0)
})

describe('larkway db copy', () => {
  test.each([
    [[], 2, '--to'],
    [['--to', 'sqlite'], 2, 'already runs on SQLite'],
    [['--to', 'mysql://somewhere'], 2, 'postgres://'],
    [['--to', 'postgres://nobody@127.0.0.1:1/none', '--yes'], 1, 'Nothing accepts connections'],
  ])('rejects %j and says what to do', async (words, code, says) => {
    const { err, code: exit } = await onSqlite('db', 'copy', ...words)
    expect(err).toContain(says)
    expect(exit).toBe(code)
  })

  test('refuses to copy while a process has the database open', async () => {
    const open = await withOpen({}, () => onSqlite('db', 'copy', '--to', DATABASE_URL, '--yes'))
    expect([open.code, open.err]).toEqual([1, expect.stringContaining('Stop the site')])
    await withOpen({ DATABASE_URL }, async (db) => {
      await migrate(db, { DATA_DIR, DATABASE_URL })
      for (const suffix of ['', '-wal', '-shm']) await rm(sqliteFile({ DATA_DIR }) + suffix, { force: true })
      // A connection stays in use. The pool closes one that is idle for ten seconds. A site uses one twice a second.
      const back = await db.connection().execute(() => onPostgres('db', 'copy', '--to', 'sqlite', '--yes'))
      expect([back.code, back.err]).toEqual([1, expect.stringContaining('Stop the site')])
    })
    expect(await readdir(DATA_DIR)).not.toContain('larkway.sqlite')
  })

  test('refuses a target that is not empty, and asks before copying', async () => {
    const question = await onSqlite('db', 'copy', '--to', DATABASE_URL)
    expect([question.code, question.err]).toEqual([4, expect.stringContaining('--yes')])
    await withOpen({ DATABASE_URL }, async (db) => {
      await migrate(db, { DATA_DIR, DATABASE_URL })
      await db.insertInto('privacy_requests').values({ id: '1', kind: 'erased', message_id: '2', at: '' }).execute()
    })
    const filled = await onSqlite('db', 'copy', '--to', DATABASE_URL, '--yes')
    expect([filled.code, filled.err]).toEqual([1, expect.stringContaining('rows in privacy_requests')])
  })

  test('refuses to copy a database with a table that does not belong to the site', async () => {
    await withOpen({}, (db) => db.schema.createTable('of_the_office').addColumn('id', 'integer').execute())
    const unknown = await onSqlite('db', 'copy', '--to', DATABASE_URL, '--yes')
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('of_the_office')])
  })
})
