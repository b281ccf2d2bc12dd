/** @module-tag long */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type DatabaseLocation,
  type Db,
  migrate,
  openDatabase,
  sqliteFile,
} from '../../src/platform/database.server.ts'
import { siteTables } from '../../src/platform/move/site-tables.server.ts'
import { findMove, moveIn } from '../../src/platform/move-record.server.ts'
import { openSqlite } from '../../src/platform/sqlite.server.ts'
import { startPostgres, type TestPostgres } from '../support/databases.ts'
import { contents, fillEveryTable } from '../support/every-table.ts'
import { larkwayAt } from '../support/larkway.ts'

const root = join(import.meta.dirname, '../..')

let DATA_DIR: string
let sqlite: Db
let server: TestPostgres
let target: Db
let holder: pg.Client
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'larkway-move-'))
  sqlite = openDatabase({ DATA_DIR })
  await migrate(sqlite, { DATA_DIR })
  await fillEveryTable(sqlite, 1500)
  server = await startPostgres({ keepData: true })
  target = openDatabase({ DATA_DIR, DATABASE_URL: server.url })
  await connect()
})
afterEach(async () => {
  await holder.end().catch(() => undefined)
  await Promise.all([sqlite.destroy(), target.destroy()])
  await server.stop()
  await rm(DATA_DIR, { recursive: true })
})

async function connect(): Promise<void> {
  holder = new pg.Client({ connectionString: server.url })
  holder.on('error', () => undefined)
  await holder.connect()
}

/** In a separate process, detached from the one that starts it, so that a kill hits it. */
function begin(location: DatabaseLocation, to: string) {
  const child = spawn(process.execPath, [join(root, 'cli/larkway.ts'), 'db', 'move', '--to', to, '--yes'], {
    cwd: root,
    env: { ...process.env, DATA_DIR, DATABASE_URL: location.DATABASE_URL ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code, output }))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { ended, kill, output: () => output }
}

const isHeld = async () => {
  const { rows } = await sql<{ waiting: string }>`
    select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock'`.execute(target)
  return Number(rows[0]?.waiting) > 0
}

const copiedRows = async (): Promise<number> => {
  const progress: Record<string, { rows: number }> = JSON.parse((await findMove(target, 'incoming'))?.progress ?? '{}')
  return Object.values(progress).reduce((sum, { rows }) => sum + rows, 0)
}

const expectSame = async (from: Db, to: Db) => {
  const tables = await siteTables(sqlite)
  const [{ stock_revision: before, ...rest }, { stock_revision: after, ...copied }] = await Promise.all([
    contents(from, tables),
    contents(to, tables),
  ])
  expect(copied).toEqual(rest)
  expect(after).not.toEqual(before)
}

test('killed at any point, or with the server gone, it goes on where it was', async () => {
  const location = { DATA_DIR }
  let before = -1
  for (const rows of [0, 1000, 4000, 12_000]) {
    const move = begin(location, server.url)
    await expect
      .poll(async () => (await findMove(target, 'incoming')) && (await copiedRows()))
      .toBeGreaterThanOrEqual(rows)
    // The note of how far it has come is written with every page of rows.
    await holder.query("begin; select * from database_moves where side = 'incoming' for update")
    await expect.poll(isHeld).toBe(true)
    await move.kill()
    await holder.query('rollback')
    await expect.poll(isHeld).toBe(false)
    const copied = await copiedRows()
    expect(copied).toBeGreaterThanOrEqual(Math.max(rows, before))
    before = copied
    await expect(sqlite.deleteFrom('jobs').execute()).rejects.toThrow('closed')
    await expect(target.insertInto('write_probe').values({ id: 1, content: '' }).execute()).rejects.toThrow('closed')
  }

  const cutOff = begin(location, server.url)
  await holder.query("begin; select * from database_moves where side = 'incoming' for update")
  await expect.poll(isHeld).toBe(true)
  await server.server.stop()
  const { code, output } = await cutOff.ended
  expect(code).toBe(1)
  expect(output).toContain('The move has stopped')
  expect(output).toContain('run the same command again')
  await server.server.start()
  await connect()
  const copied = await copiedRows()
  expect(copied).toBeGreaterThanOrEqual(before)

  // While it compares: deliveries were copied long ago, and no table refers to them.
  const comparing = begin(location, server.url)
  await expect.poll(copiedRows).toBeGreaterThan(copied)
  await holder.query('begin; lock table deliveries in access exclusive mode')
  await expect.poll(isHeld).toBe(true)
  await comparing.kill()
  await holder.query('rollback')

  // Nothing but somebody's own SQL changes a copy: it is noticed, and the source stays as it was.
  const change = (before: string, after: string) =>
    holder.query(`begin; select set_config('larkway.move', 'copying', true);
      update lead_steps set action = replace(action, '${before}', '${after}') where step = 8; commit`)
  await change('b', 'q')
  const differs = await larkwayAt(location)('db', 'move', '--to', server.url, '--yes')
  expect([differs.code, differs.err]).toEqual([1, expect.stringContaining('The copy of lead_steps differs')])
  expect((await findMove(target, 'incoming'))?.state).toBe('copying')
  await change('q', 'b')

  // Between the target's last step and the source's.
  await holder.query('begin; lock table stock_revision in exclusive mode')
  const last = begin(location, server.url)
  await expect.poll(isHeld).toBe(true)
  const writer = openSqlite(sqliteFile(location))
  writer.exec('begin immediate')
  await holder.query('rollback')
  await expect.poll(async () => (await findMove(target, 'incoming'))?.state).toBe('arrived')
  await last.kill()
  writer.exec('rollback')
  writer.close()
  expect((await findMove(sqlite, 'outgoing'))?.state).toBe('closed')
  await expectSame(sqlite, target)
  // A site may run on it by now.
  await target.deleteFrom('jobs').execute()
  const done = await larkwayAt(location)('db', 'move', '--to', server.url, '--yes')
  expect([done.code, done.out]).toEqual([0, expect.stringContaining('already')])
  expect((await findMove(sqlite, 'outgoing'))?.state).toBe('moved')
  expect(await target.selectFrom('jobs').selectAll().execute()).toEqual([])
})

test('on the way back too, up to the very last step', async () => {
  expect((await larkwayAt({ DATA_DIR })('db', 'move', '--to', server.url, '--yes')).code).toBe(0)
  await sqlite.destroy()
  const location = { DATA_DIR, DATABASE_URL: server.url }
  const file = sqliteFile({ DATA_DIR: join(DATA_DIR, 'moving') })
  const progress = () => (existsSync(file) && moveIn(file, 'incoming')?.progress) || ''
  for (const table of ['vehicles', 'contact_messages', 'watches']) {
    const move = begin(location, 'sqlite')
    await expect.poll(progress).toContain(`"${table}"`)
    const writer = openSqlite(file)
    writer.exec('begin immediate')
    await move.kill()
    writer.exec('rollback')
    writer.close()
    await expect(target.deleteFrom('jobs').execute()).rejects.toThrow('closed')
  }

  // Between the file that is in its place and the note in the database that was left.
  await holder.query("begin; select * from database_moves where side = 'outgoing' for update")
  const last = begin(location, 'sqlite')
  await expect.poll(isHeld).toBe(true)
  await last.kill()
  // The server would carry out a statement of a client that is gone.
  await holder.query("select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'")
  await expect.poll(isHeld).toBe(false)
  await holder.query('rollback')
  expect(existsSync(file)).toBe(false)
  sqlite = openDatabase({ DATA_DIR })
  await expectSame(target, sqlite)
  const done = await larkwayAt(location)('db', 'move', '--to', 'sqlite', '--yes')
  expect([done.code, done.out]).toEqual([0, expect.stringContaining('already')])
  expect((await findMove(target, 'outgoing'))?.state).toBe('moved')
})

test('what a cancelled move has copied is not gone on with, since the source may have changed', async () => {
  const move = begin({ DATA_DIR }, server.url)
  await expect.poll(copiedRows).toBeGreaterThanOrEqual(1000)
  await holder.query("begin; select * from database_moves where side = 'incoming' for update")
  await expect.poll(isHeld).toBe(true)
  await move.kill()
  await holder.query('rollback')
  const larkway = larkwayAt({ DATA_DIR })
  expect((await larkway('db', 'move', '--cancel')).code).toBe(4)
  expect((await larkway('db', 'move', '--cancel', '--yes')).code).toBe(0)
  await sqlite.deleteFrom('jobs').execute()
  const again = await larkway('db', 'move', '--to', server.url, '--yes')
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('one that was cancelled')])
  await sqlite.deleteFrom('deliveries').execute()
})
