/** @module-tag long */
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stockIntake } from '../../src/domain/catalogue/import/stock-intake.server.ts'
import { sourceState } from '../../src/domain/catalogue/import/stock-sources.server.ts'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import { staffMessages } from '../../src/domain/monitoring/staff-mail-jobs.server.ts'
import { type Jobs, startJobs } from '../../src/server/database/jobs/run-jobs.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines } from '../support/databases.ts'
import { importSetting } from '../support/importing.ts'
import { type MailServer, mailHeader, mailPart, startMailServer } from '../support/mail-server.ts'

const root = join(import.meta.dirname, '../..')
const [id = ''] = sampleInventory.map((vehicle) => vehicle.id)
const HOUR = 60 * 60_000

describe.each(Object.entries(engines))('feed imports by the site on %s', (_name, open) => {
  const imports = importSetting(open)
  let mail: MailServer
  let server: Server
  let body = ''
  /** How far the jobs' clock is ahead, in milliseconds. */
  let ahead = 0
  let running: Jobs | undefined
  const before = process.env

  beforeAll(async () => {
    server = createServer((_request, response) => response.end(body))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    const { db, location } = imports.database
    await db.deleteFrom('jobs').execute()
    await vehicleTables(db).deleteFrom('stock_sources').execute()
    mail = await startMailServer()
    ahead = 0
    const address = server.address()
    process.env = {
      ...before,
      DATABASE_URL: '',
      ...location,
      INVENTORY_FEED_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/stock.csv`,
      INVENTORY_FEED_MINUTES: '60',
      STOCK_EMAIL_TO: 'stock@dealer.example',
      SMTP_URL: mail.url,
    }
  })
  afterEach(async () => {
    await running?.stop()
    process.env = before
    await mail.close()
  })

  const run = (importer = 'bin/import-stock.ts', deadlineMs?: number) => {
    const { db } = imports.database
    const env = { ...parseEnv(process.env), DATA_DIR: imports.folder }
    const intake = stockIntake({ db, env, importer: join(root, importer), ...(deadlineMs ? { deadlineMs } : {}) })
    const work = [...intake, ...staffMessages({ db, env })]
    running = startJobs({ db, work, now: () => new Date(Date.now() + ahead), pollMs: 10, graceMs: 50 })
  }
  const subjects = () => mail.mails.map((each) => mailHeader(each, 'subject'))
  const row = async (kind: string) =>
    imports.database.db.selectFrom('jobs').selectAll().where('kind', '=', kind).executeTakeFirst()

  test('report a rejected feed once, when the mail server works again', async () => {
    body = `id,price\n${id},much\n`
    mail.mood('refuse')
    run()
    await expect.poll(() => row('stock report')).toMatchObject({ attempts: 1, lease_owner: null })
    expect(mail.mails).toEqual([])
    mail.mood('accept')
    // The feed is rejected again before the email about it has been sent.
    await expect.poll(async () => (await row('feed'))?.sent_at).toBeTruthy()
    const attempted = (await sourceState(imports.database.db, 'feed')).attempted_at
    ahead = HOUR
    await expect.poll(subjects).toEqual(['Stock not changed: feed'])
    await expect.poll(async () => (await sourceState(imports.database.db, 'feed')).attempted_at).not.toBe(attempted)
    await expect.poll(async () => (await row('feed'))?.lease_owner).toBeNull()
    expect(mail.mails[0] && mailPart(mail.mails[0], 'text/plain')).toContain("line 2, price: 'much' is not a price")
    expect(subjects()).toHaveLength(1)
  })

  test('report changes to the stock when the mail server works again', async () => {
    body = `id,price\n${sampleInventory.map((vehicle) => `${vehicle.id},4999`).join('\n')}\n`
    mail.mood('refuse')
    run()
    await expect.poll(() => row('stock report')).toMatchObject({ attempts: 1, lease_owner: null })
    expect((await imports.find(id))?.price).toBe(4999)
    mail.mood('accept')
    ahead = HOUR / 2
    await expect.poll(subjects).toEqual(['Stock changed: feed'])
  })

  test('that take too long are killed, reported and retried after a pause', async () => {
    run('tests/support/hanging-importer.ts', 500)
    await expect.poll(subjects).toEqual(['Stock not changed: feed'])
    await expect
      .poll(() => row('feed'))
      .toMatchObject({
        state: 'waiting',
        attempts: 1,
        lease_owner: null,
        last_error: expect.stringContaining('stopped after'),
      })
    expect((await sourceState(imports.database.db, 'feed')).problem).toContain('stopped after')
    expect(Date.parse((await row('feed'))?.due_at ?? '')).toBeGreaterThan(Date.now())
    ahead = HOUR
    await expect.poll(async () => (await row('feed'))?.attempts).toBe(2)
  })
})
