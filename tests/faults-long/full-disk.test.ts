import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { business } from '../../src/dealer/facts/business.ts'
import { sqliteFile } from '../../src/platform/database.server.ts'
import { openSqlite } from '../../src/platform/sqlite.server.ts'
import { startMailServer } from '../support/mail-server.ts'
import { expectDelivered, expectStoredOnce, startMessages, streamSettings } from '../support/message-stream.ts'
import { storedMessages } from '../support/messages.ts'
import { type NpmStart, npmStart, status } from '../support/npm-start.ts'
import { type SmallDisk, smallDisk } from '../support/small-disk.ts'

let disk: SmallDisk
let site: NpmStart
beforeEach(() => {
  disk = smallDisk()
})
afterEach(async () => {
  await site?.remove()
  disk.remove()
})

test('a disk that is full twice, and has room again, loses no confirmed message; the site needs no restart', async () => {
  const mail = await startMailServer()
  site = await npmStart({ ...streamSettings(mail), DATA_DIR: join(disk.directory, 'data') })
  await site.serving()
  const processes = await site.processes()
  const ready = () => status(`${site.url}/readyz`)
  const stream = startMessages(site)
  for (let time = 0; time < 2; time++) {
    const wanted = stream.acknowledged.length + 100
    await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(wanted)
    const refused = stream.refused.length
    await disk.fill()
    await expect.poll(() => stream.refused.length).toBeGreaterThan(refused + 20)
    await expect.poll(ready).toBe(503)
    for (const path of ['/', '/inventory', '/vehicle/denago-city', '/inventory?brand=denago', '/api/vehicles'])
      expect(await status(site.url + path)).toBe(200)
    await disk.free()
    await expect.poll(ready).toBe(200)
  }
  const before = stream.acknowledged.length
  await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(before + 100)
  await stream.stop()
  expect(stream.refused.filter(({ status, error }) => status !== 503 || !error.includes(business.phone))).toEqual([])
  expect(await site.processes()).toEqual(processes)
  const database = openSqlite(sqliteFile({ DATA_DIR: site.dataDir }))
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  database.close()
  expectStoredOnce(
    stream.acknowledged,
    storedMessages(site).map(({ message }) => String(message)),
  )
  await expectDelivered(stream.acknowledged, mail)
  await mail.close()
})
