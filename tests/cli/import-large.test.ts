/** @module-tag long */
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import { countVehicles } from '../../src/domain/catalogue/vehicles.server.ts'
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

  test('is written completely or not at all when the process is killed', async () => {
    const root = join(import.meta.dirname, '../..')
    const words = ['cli/larkway.ts', 'inventory', 'import', join(folder, 'large.csv'), '--yes']
    const child = spawn(join(root, 'node_modules/node/bin/node'), words, {
      cwd: root,
      env: { ...process.env, DATA_DIR: database.location.DATA_DIR },
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    // The summary has been printed, so writing starts now.
    child.stdout.once('data', () => child.kill('SIGKILL'))
    await ended
    expect(child.signalCode).toBe('SIGKILL')
    expect([0, ROWS]).toContain(await countVehicles(database.db))
    await vehicleTables(database.db).deleteFrom('vehicles').execute()
  })

  test('is imported in less than 400 MB of memory, even into a stock of that size', async () => {
    const report = join(import.meta.dirname, '../support/report-memory.mjs')
    const larkway = larkwayAt(database.location, { NODE_OPTIONS: `--import=${report}` })
    for (const change of [{ added: ROWS }, { changed: ROWS }]) {
      const name = `${Object.keys(change)[0]}.csv`
      const text = await readFile(join(folder, 'large.csv'), 'utf8')
      await writeFile(join(folder, name), 'changed' in change ? text.replaceAll('Trial', 'Changed') : text)
      const { code, out, err } = await larkway('inventory', 'import', join(folder, name), '--yes', '--json')
      expect(code).toBe(0)
      expect(JSON.parse(out)).toMatchObject({ ...change, applied: true })
      const peaks = [...err.matchAll(/^peak memory (\d+) MB$/gm)].map(([, megabytes]) => Number(megabytes))
      expect(peaks.length).toBeGreaterThan(0)
      expect(Math.max(...peaks)).toBeLessThan(400)
    }
  })
})
