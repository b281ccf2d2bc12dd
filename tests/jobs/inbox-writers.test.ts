/** @module-tag long */
import { spawn } from 'node:child_process'
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { importInbox } from '../../src/domain/catalogue/import/import-inbox.server.ts'
import { stockIntake } from '../../src/domain/catalogue/import/stock-intake.server.ts'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import { type Jobs, startJobs } from '../../src/server/database/jobs/run-jobs.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'

const root = join(import.meta.dirname, '../..')
const header = 'VIN,Stock,Type,Year,Make,Model,Selling Price\n'
const rows = (...numbers: readonly number[]) =>
  numbers.map((number) => `VIN${number},F${number},New,2026,ICON,i40,1399${number}\n`).join('')
const all = [1, 2, 3, 4, 5, 6]
const minute = { timeout: 60_000, interval: 250 }

describe('a file in the inbox', { timeout: 120_000 }, () => {
  const imports = importSetting(engines.SQLite)
  let dataDir = ''
  let inbox = ''
  let running: Jobs | undefined
  const before = process.env
  const ids = async () => (await imports.stock()).map(({ id }) => id).sort()
  const six = all.map((number) => `f${number}`)

  beforeEach(async () => {
    const { db, location } = imports.database
    dataDir = location.DATA_DIR ?? imports.folder
    inbox = join(dataDir, 'inbox')
    await rm(inbox, { recursive: true, force: true })
    await mkdir(inbox, { recursive: true })
    await db.deleteFrom('jobs').execute()
    await vehicleTables(db).deleteFrom('vehicles').execute()
    process.env = { ...before, DATABASE_URL: '', ...location }
    const file = await imports.fileOf(header + rows(...all))
    await imports.run(file, { source: 'inbox', keepMissing: false })
    expect(await ids()).toEqual(six)
  })
  afterEach(async () => {
    await running?.stop()
    running = undefined
    process.env = before
  })

  const run = () => {
    const { db } = imports.database
    const env = { ...parseEnv(process.env), DATA_DIR: dataDir }
    running = startJobs({
      db,
      work: stockIntake({ db, env, importer: join(root, 'bin/import-stock.ts') }),
      pollMs: 100,
    })
  }
  const filesInDone = () => readdir(join(inbox, 'done')).catch(() => [])
  /** Imports with the clock moved ahead, as if the files on the disk were this much older. */
  const later = async (seconds: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    try {
      const env = { DATA_DIR: dataDir, SITE_URL: 'https://carts.example' }
      return await importInbox(imports.database.db, env, { mailed: false })
    } finally {
      vi.useRealTimers()
    }
  }

  test('is not read while another process writes it, however long that process stalls', async () => {
    const script = `printf '${header.trim()}\\n' >&3; printf '${rows(1, 2, 3).replaceAll('\n', '\\n')}' >&3; sleep 20; printf '${rows(4, 5, 6).replaceAll('\n', '\\n')}' >&3`
    const writer = spawn('sh', ['-c', `exec 3> "$0"; ${script}`, join(inbox, 'dms.csv')])
    const ended = new Promise((resolve) => writer.on('exit', resolve))
    await expect
      .poll(() =>
        stat(join(inbox, 'dms.csv')).then(
          ({ size }) => size > 0,
          () => false,
        ),
      )
      .toBe(true)
    run()
    expect(await later(600)).toBeUndefined()
    await ended
    expect(await filesInDone()).toEqual([])
    await expect.poll(filesInDone, minute).toContain('dms.csv')
    expect(await ids()).toEqual(six)
    expect(await readFile(join(inbox, 'done/dms.csv.report.txt'), 'utf8')).toContain('0 removed')
  })

  test('is imported after a minute if it would remove carts, and otherwise after ten seconds', async () => {
    await writeFile(join(inbox, 'less.csv'), header + rows(1, 2, 3, 4))
    expect(await later(5)).toBeUndefined()
    expect(await later(20)).toMatchObject([{ name: 'less.csv', outcome: 'waiting' }])
    expect(await ids()).toEqual(six)
    expect(await readdir(inbox)).toContain('less.csv')
    expect(await later(61)).toMatchObject([{ name: 'less.csv', outcome: 'changed' }])
    expect(await ids()).toEqual(['f1', 'f2', 'f3', 'f4'])
    await writeFile(join(inbox, 'more.csv'), header + rows(1, 2, 3, 4, 5))
    expect(await later(20)).toMatchObject([{ name: 'more.csv', outcome: 'changed' }])
  })

  test('is imported at once after a rename, and never under the name of an unfinished upload', async () => {
    for (const name of ['dms.csv.part', 'dms.tmp', '.dms.csv', 'dms.csv.filepart']) {
      await writeFile(join(inbox, name), header + rows(1, 2))
    }
    expect(await later(600)).toEqual([])
    await writeFile(join(inbox, 'dms.csv.part'), header + rows(1, 2, 3, 4))
    // File times are coarse, so the rename has to come a moment later.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await rename(join(inbox, 'dms.csv.part'), join(inbox, 'dms.csv'))
    expect(await later(0)).toMatchObject([{ name: 'dms.csv', outcome: 'changed' }])
    expect(await ids()).toEqual(['f1', 'f2', 'f3', 'f4'])
  })

  test('is imported again if its writer continues after it was moved', async () => {
    await writeFile(join(inbox, 'dms.csv'), header + rows(1, 2, 3))
    expect(await later(61)).toMatchObject([{ outcome: 'changed' }])
    expect(await ids()).toEqual(['f1', 'f2', 'f3'])
    expect(await later(120)).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 50))
    await appendFile(join(inbox, 'done/dms.csv'), rows(4, 5, 6))
    expect(await later(30)).toEqual([])
    expect(await later(61)).toMatchObject([{ name: 'dms.csv', outcome: 'changed' }])
    expect(await ids()).toEqual(six)
    expect(await later(120)).toEqual([])
  })

  test('with an old modification time is imported at once, and not again because of a report from an earlier version', async () => {
    const file = join(inbox, 'dms.csv')
    await writeFile(file, header + rows(...all))
    await utimes(file, new Date('2026-01-01'), new Date('2026-01-01'))
    expect(await later(0)).toMatchObject([{ outcome: 'unchanged' }])
    await writeFile(join(inbox, 'done/dms.csv.report.txt'), 'of an earlier version')
    expect(await later(600)).toEqual([])
  })
})
