import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { startPostgres } from '../support/databases.ts'
import { startMailServer } from '../support/mail-server.ts'
import { expectDelivered, expectStoredOnce, startMessages, streamSettings } from '../support/message-stream.ts'
import { type NpmStart, npmStart, status } from '../support/npm-start.ts'

const GONE_MS = 60_000

let site: NpmStart
afterEach(() => site.remove())

test('while PostgreSQL is gone for a minute, the site serves pages, reports errors and loses no message', async () => {
  const postgres = await startPostgres({ keepData: true })
  const mail = await startMailServer()
  site = await npmStart({ ...streamSettings(mail), DATABASE_URL: postgres.url, WORKERS: '2' })
  await site.serving()
  const paths = ['/', '/inventory', '/vehicle/denago-city', '/api/vehicles', '/policies/rental-policy']
  // Other processes, such as imports and picture encoders, come and go.
  const serving = async () => (await site.processes()).filter(({ command }) => /bin\/(start|serve)\.ts/.test(command))
  const processes = await serving()
  const ready = () => status(`${site.url}/readyz`)
  const stream = startMessages(site)
  await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(100)

  await postgres.server.stop()
  const confirmed = stream.acknowledged.length
  let gone = true
  const outage = setTimeout(GONE_MS).then(() => {
    gone = false
  })
  let pages = 0
  while (gone) {
    for (const path of paths) expect(await status(site.url + path)).toBe(200)
    pages += paths.length
    await setTimeout(50)
  }
  await outage
  expect(pages).toBeGreaterThan(paths.length)
  // Only responses that were in progress when PostgreSQL stopped may have arrived since.
  expect(stream.acknowledged.length - confirmed).toBeLessThanOrEqual(4)
  expect(await ready()).toBe(503)
  expect(stream.refusals.length).toBeGreaterThan(0)

  await postgres.server.start()
  await expect.poll(ready).toBe(200)
  const before = stream.acknowledged.length
  await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(before + 100)
  await stream.stop()
  expect(stream.refusals.filter(({ status, error }) => status !== 503 || !error.includes(business.phone))).toEqual([])
  expect(stream.unanswered()).toBe(0)
  expect(await serving()).toEqual(processes)
  const db = openDatabase({ DATA_DIR: '', DATABASE_URL: postgres.url })
  const rows = await db.selectFrom('contact_messages').select('message').execute()
  await db.destroy()
  expectStoredOnce(
    stream.acknowledged,
    rows.map(({ message }) => message),
  )
  await expectDelivered(stream.acknowledged, mail)
  await site.remove()
  await mail.close()
  await postgres.stop()
})
