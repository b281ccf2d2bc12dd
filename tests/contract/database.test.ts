import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { addVehicle, replaceVehicle } from '../../src/domain/catalogue/stock-changes.server.ts'
import {
  addVehicles,
  countVehicles,
  eachVehicle,
  findVehicle,
  stockRevision,
} from '../../src/domain/catalogue/vehicles.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { migrate, sqliteFile } from '../../src/server/database/database.server.ts'
import { writeProbe } from '../../src/server/database/readiness.server.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { runScript } from '../support/running-site.ts'

const PROBE_BYTES = 32 * 1024

const message = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  phone: '856-555-0100',
  interest: 'sales' as const,
  message: 'Is the red one still there? 🛺\nSecond line.',
}
const lead = { submission: message, spamReason: '', receivedAt: new Date('2026-05-01T12:00:00Z') }

describe.each(Object.entries(engines))('the database on %s', (_name, open) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    // Two replicas start at the same time on an empty database.
    const env = { DATA_DIR: database.location.DATA_DIR, DATABASE_URL: database.location.DATABASE_URL ?? '' }
    const started = await Promise.all([
      runScript('bin/prepare-database.ts', env),
      runScript('bin/prepare-database.ts', env),
    ])
    const output = started.map((process) => process.output).join('')
    expect(output.match(/applied 0001/g)).toHaveLength(1)
    expect(output.match(/added \d+ sample/g)).toHaveLength(1)
    expect(started.map(({ code }) => code)).toEqual([0, 0])
  })
  afterAll(() => database.close())

  test('has one row from the write test of /readyz, and no file that keeps growing, however often the test runs', async () => {
    for (let write = 0; write < 200; write++) await writeProbe(database.db)
    expect(await database.db.selectFrom('write_probe').select('id').execute()).toEqual([{ id: 1 }])
    if (database.location.DATABASE_URL) return
    // SQLite starts its write-ahead log over every thousand pages of 4 KB.
    expect((await stat(`${sqliteFile(database.location)}-wal`)).size).toBeLessThan(150 * PROBE_BYTES)
  })

  test('does not apply migrations twice', async () => {
    expect(await migrate(database.db, database.location)).toEqual([])
  })

  test('returns the sample inventory in order, with the first cart’s facts unchanged', async () => {
    const listed = await Array.fromAsync(eachVehicle(database.db))
    expect(listed.map(({ id }) => id)).toEqual(sampleInventory.map(({ id }) => id))
    const { aliases: _aliases, images: _images, ...expected } = sampleInventory[0] ?? { aliases: [], images: [] }
    expect(listed[0]).toMatchObject(expected)
    expect(await countVehicles(database.db)).toBe(sampleInventory.length)
  })

  test('finds a vehicle by id and by each alias, and by nothing else', async () => {
    for (const { id, aliases } of sampleInventory) {
      for (const name of [id, ...aliases]) expect((await findVehicle(database.db, name))?.id).toBe(id)
    }
    expect(await findVehicle(database.db, "x' or 1=1 --")).toBeUndefined()
  })

  test('increases the revision of the stock with each change', async () => {
    const before = await stockRevision(database.db)
    await addVehicles(database.db, [], () => new Date())
    expect(await stockRevision(database.db)).toBe(before + 1)
  })

  test('rejects an id or alias already in use, and reports a missing vehicle', async () => {
    const [first, second] = sampleInventory
    if (!first || !second) throw new Error('no sample')
    await expect(addVehicle(database.db, first, new Date())).rejects.toThrow(first.id)
    const clash = { ...second, aliases: [first.id] }
    await expect(replaceVehicle(database.db, clash, new Date())).rejects.toThrow(first.id)
    expect(await replaceVehicle(database.db, { ...second, id: 'no-such', aliases: [] }, new Date())).toBe(false)
  })

  test('leaves out an invalid row without affecting others', async () => {
    await sql`update vehicles set features = 'not json' where id = 'denago-city'`.execute(database.db)
    const listed = await Array.fromAsync(eachVehicle(database.db))
    expect(listed).toHaveLength(sampleInventory.length - 1)
    expect(await findVehicle(database.db, 'denago-city')).toBeUndefined()
    await sql`update vehicles set features = '[]' where id = 'denago-city'`.execute(database.db)
  })

  test('rejects a value whose type differs from its column’s', async () => {
    await expect(sql`update vehicles set in_stock = 'perhaps'`.execute(database.db)).rejects.toThrow()
  })

  test('stores a message only once if it is sent twice with the same key', async () => {
    const twice = { ...lead, idempotencyKey: 'tap-tap' }
    expect(await Promise.all([storeLead(database.db, twice), storeLead(database.db, twice)])).toContain(true)
    expect(await storeLead(database.db, twice)).toBe(false)
  })

  test('stores a different message even if its key was used before', async () => {
    const other = {
      ...lead,
      idempotencyKey: 'tap-tap',
      submission: { ...message, message: 'Something else entirely.' },
    }
    expect(await storeLead(database.db, other)).toBe(true)
  })

  test('preserves emoji and line breaks', async () => {
    const row = await database.db
      .selectFrom('contact_messages')
      .select('message')
      .where('email', '=', message.email)
      .execute()
    expect(row.map((stored) => stored.message)).toContain(message.message)
  })
})
