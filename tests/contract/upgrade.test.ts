/** @module-tag long */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { migrate, sqliteFile } from '../../src/server/database/database.server.ts'
import { migrations } from '../../src/server/database/migrations.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import { engines } from '../support/databases.ts'
import { larkwayAt } from '../support/larkway.ts'
import { runScript } from '../support/running-site.ts'

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

async function databaseOfFirstVersion(): Promise<{ DATA_DIR: string }> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'larkway-upgrade-'))
  ended.push(() => rm(DATA_DIR, { recursive: true }))
  const database = openSqlite(sqliteFile({ DATA_DIR }))
  database.exec(await readFile(join(import.meta.dirname, 'versions/0.1.0.sql'), 'utf8'))
  database.close()
  return { DATA_DIR }
}

describe('a database of version 0.1.0', () => {
  test('keeps its vehicles, prices and messages through the upgrade', async () => {
    const location = await databaseOfFirstVersion()
    const { code, output } = await runScript('bin/prepare-database.ts', { ...location, DATABASE_URL: '' })
    expect(code, output).toBe(0)
    expect(output).toContain('0004-delivery-states')
    // Only an empty inventory gets the sample vehicles.
    expect(output).not.toContain('sample vehicles')
    const larkway = larkwayAt(location)
    const vehicles = JSON.parse((await larkway('inventory', 'list', '--json')).out)
    expect(vehicles).toHaveLength(3)
    expect(vehicles).toContainEqual(expect.objectContaining({ id: 'denago-nomad', price: 7995 }))
    const leads: { firstName: string; message: string; deliveries: { state: string }[] }[] = JSON.parse(
      (await larkway('leads', 'export', '--format', 'json')).out,
    )
    expect(leads.map(({ firstName, deliveries }) => [firstName, deliveries[0]?.state]).sort()).toEqual([
      ['Ada', 'failed'],
      ['Bot', 'quarantined'],
      ['Zoë', 'waiting'],
    ])
    expect(leads.map(({ message }) => message)).toContain(
      "Is the red one still there? 🛺\nSecond line; with '' quotes.",
    )
  })

  test('can be restored by this version as a backup', async () => {
    const old = await databaseOfFirstVersion()
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'larkway-restore-'))
    ended.push(() => rm(DATA_DIR, { recursive: true }))
    const larkway = larkwayAt({ DATA_DIR })
    const restored = await larkway('db', 'restore', sqliteFile(old), '--yes')
    expect(restored.code, restored.err).toBe(0)
    expect(JSON.parse((await larkway('db', 'info', '--json')).out)).toMatchObject({
      pendingMigrations: [],
      rows: { contact_messages: 3, vehicles: 3 },
    })
  })
})

describe.each(Object.entries(engines))('migration on %s', (_name, open) => {
  test('rejects a newer database with a message and leaves it untouched', async () => {
    const database = await open()
    ended.push(database.close)
    const { db, location } = database
    await migrate(db, location)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`.execute(db)
    const { DATA_DIR, DATABASE_URL = '' } = location
    const { code, output } = await runScript('bin/prepare-database.ts', { DATA_DIR, DATABASE_URL })
    expect(code).toBe(1)
    expect(output).toMatch(
      /^larkway: The database was written by a later version of the site \(it has 9999-from-the-future\)/,
    )
    expect(output).not.toMatch(/^\s+at /m)
    const { rows } = await sql`select name from kysely_migration`.execute(db)
    expect(rows).toHaveLength(Object.keys(migrations).length + 1)
  })
})

test('the command line and CHANGELOG.md give the version in package.json', async () => {
  const root = join(import.meta.dirname, '../..')
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect((await larkwayAt({ DATA_DIR: tmpdir() })('--version')).out).toBe(`larkway ${version}\n`)
  expect(await readFile(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`)
})
