import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { photoProblems } from '../../src/content/words/staff-photos.words.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { openDatabase, sqliteFile } from '../../src/server/database/database.server.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import { startMailServer } from '../support/mail-server.ts'
import { expectDelivered, expectStoredOnce, startMessages, streamSettings } from '../support/message-stream.ts'
import { storedMessages } from '../support/messages.ts'
import { type NpmStart, npmStart, status } from '../support/npm-start.ts'
import { phonePhoto } from '../support/photos.ts'
import { startSite } from '../support/running-site.ts'
import { type SmallDisk, smallDisk } from '../support/small-disk.ts'
import { signedIn } from '../support/staff-pages.ts'

let disk: SmallDisk
let site: NpmStart
beforeEach(() => {
  disk = smallDisk()
})
afterEach(async () => {
  await site?.remove()
  disk.remove()
})

test('no confirmed message is lost on a disk that fills up twice, and the site needs no restart', async () => {
  const mail = await startMailServer()
  site = await npmStart({ ...streamSettings(mail), DATA_DIR: join(disk.directory, 'data') })
  await site.serving()
  const processes = await site.processes()
  const ready = () => status(`${site.url}/readyz`)
  const stream = startMessages(site)
  for (let time = 0; time < 2; time++) {
    const target = stream.acknowledged.length + 100
    await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(target)
    const refusalCount = stream.refusals.length
    await disk.fill()
    await expect.poll(() => stream.refusals.length).toBeGreaterThan(refusalCount + 20)
    await expect.poll(ready).toBe(503)
    for (const path of ['/', '/inventory', '/vehicle/denago-city', '/inventory?brand=denago', '/api/vehicles'])
      expect(await status(site.url + path)).toBe(200)
    await disk.free()
    await expect.poll(ready).toBe(200)
  }
  const before = stream.acknowledged.length
  await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(before + 100)
  await stream.stop()
  expect(stream.refusals.filter(({ status, error }) => status !== 503 || !error.includes(business.phone))).toEqual([])
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

test('a photo that does not fit on a full disk gets an error message and one log line, and arrives once there is room', async () => {
  const started = await startSite({}, { dataDir: join(disk.directory, 'data') })
  onTestFinished(() => started.remove())
  const db = openDatabase({ DATA_DIR: started.dataDir, DATABASE_URL: undefined })
  onTestFinished(() => db.destroy())
  await inviteStaff(db, 'ines@dealer.example', 'Ines', new Date())
  const headers = {
    accept: 'application/json',
    'content-type': 'image/jpeg',
    cookie: await signedIn(db, 'ines@dealer.example'),
  }
  const body = await phonePhoto()
  const put = () => fetch(`${started.url}/staff/lot/carts/denago-city/photos`, { method: 'PUT', body, headers })
  await disk.fill()
  const response = await put()
  expect([response.status, await response.json()]).toEqual([507, { error: photoProblems.diskFull }])
  const lines = () => started.log().split('\n')
  await expect.poll(() => lines().filter((line) => line.includes('the disk is full'))).toHaveLength(1)
  expect(lines().filter((line) => line !== '' && !line.startsWith('{'))).toEqual([])
  await disk.free()
  expect((await put()).status).toBe(200)
})
