import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countVehicles } from '../../src/catalogue/vehicles.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { larkwayAt } from '../support/larkway.ts'

describe('a file of 50,000 rows', () => {
  const ROWS = 50_000
  let database: TestDatabase
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'larkway-import-'))
    database = await openMigrated(engines.SQLite)
    function* lines() {
      yield 'id,name,brand,category,price,description\r\n'
      for (let row = 0; row < ROWS; row++)
        yield `cart-${row},Cart ${row},Trial,City,"$${row + 1}",${'words '.repeat(40)}\r\n`
    }
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, 'large.csv')))
  })
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  test('is written whole or not at all when the process is killed', async () => {
    const root = join(import.meta.dirname, '../..')
    const words = ['cli/larkway.ts', 'inventory', 'import', join(folder, 'large.csv'), '--yes']
    const child = spawn(join(root, 'node_modules/node/bin/node'), words, {
      cwd: root,
      env: { ...process.env, DATA_DIR: database.location.DATA_DIR },
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    // What would change has been told, and writing begins.
    child.stdout.once('data', () => child.kill('SIGKILL'))
    await ended
    expect(child.signalCode).toBe('SIGKILL')
    expect([0, ROWS]).toContain(await countVehicles(database.db))
    await database.db.deleteFrom('vehicles').execute()
  })

  test('is read, compared and written in a heap that could not hold it', async () => {
    const larkway = larkwayAt(database.location, { NODE_OPTIONS: '--max-old-space-size=48' })
    const { code, out, err } = await larkway('inventory', 'import', join(folder, 'large.csv'), '--yes', '--json')
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ added: ROWS, applied: true })
  })
})
