/** @module-tag long */
import { execFileSync } from 'node:child_process'
import { open, rename } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import { getPage } from '../support/html.ts'
import { goodMessage, postMessage, storedMessages } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'

let site: Site
beforeEach(async () => {
  site = await startSite()
})
afterEach(() => site.remove())

/** Limits the size of files that the site's process may write. */
const limitFiles = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(site.process.pid), `--fsize=${bytes}:unlimited`])

const postForm = (message: string) =>
  getPage(`${site.url}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ ...goodMessage, message }),
    redirect: 'manual',
  })

const expectReady = (status: number) => expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(status)

async function expectRefusedKindly(): Promise<void> {
  const [api, form] = await Promise.all([
    postMessage(site, { ...goodMessage, message: 'Sent as JSON by a script.' }),
    postForm('By the form, without scripts.'),
  ])
  expect(api.status).toBe(503)
  expect(Number(api.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await api.json()).toEqual({ error: expect.stringContaining(business.phone) })
  expect(form.status).toBe(503)
  expect(form.document.querySelector('.error-summary')?.text).toContain(business.phone)
  expect(form.document.querySelector('textarea')?.text).toBe('By the form, without scripts.')
  expect(form.document.querySelector('input[name=email]')?.getAttribute('value')).toBe(goodMessage.email)
}

test('on a full disk the sender gets an error and keeps the input, and freeing space is enough to recover', async () => {
  expect((await postMessage(site, { ...goodMessage, message: 'Before the disk was full.' })).status).toBe(201)
  await expectReady(200)
  limitFiles(1)
  await expectRefusedKindly()
  await expectReady(503)
  for (const path of ['/', '/inventory', '/vehicle/denago-city', '/towns/port-norris', '/api/vehicles'])
    expect((await fetch(site.url + path)).status).toBe(200)

  limitFiles('unlimited')
  await expectReady(200)
  expect((await postMessage(site, { ...goodMessage, message: 'After room was made.' })).status).toBe(201)
  expect(storedMessages(site).map(({ message }) => message)).toEqual([
    'Before the disk was full.',
    'After room was made.',
  ])
})

test('/readyz writes at most once every few seconds, however often it is requested', async () => {
  const database = openSqlite(sqliteFile({ DATA_DIR: site.dataDir }))
  const written = () => database.prepare('select content from write_probe').get()?.content
  const contents = new Set()
  for (let request = 0; request < 300; request++) {
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    contents.add(written())
  }
  expect(contents.size).toBeGreaterThan(0)
  expect(contents.size).toBeLessThan(30)
  database.close()
})

test('serves pages at once while another process locks the database, and gives senders an error if the lock lasts too long', async () => {
  expect((await fetch(`${site.url}/inventory`)).status).toBe(200)
  await expectReady(200)
  const other = openSqlite(sqliteFile({ DATA_DIR: site.dataDir }))
  other.exec('begin immediate')
  let refused = false
  const refusal = Promise.all([expectRefusedKindly(), expectReady(503)]).then(() => {
    refused = true
  })
  let served = 0
  while (!refused) {
    expect((await fetch(`${site.url}/inventory`)).status).toBe(200)
    served++
    await Promise.race([refusal, new Promise((resolve) => setTimeout(resolve, 20))])
  }
  await refusal
  // A process blocked by the lock would have served one page at most.
  expect(served).toBeGreaterThan(20)

  const waiting = postMessage(site, { ...goodMessage, message: 'Sent as the lock is let go.' })
  other.exec('rollback')
  other.close()
  expect((await waiting).status).toBe(201)
  expect(storedMessages(site)).toHaveLength(1)
  await expectReady(200)
})

test('while the database is moved away, the site serves pages but rejects messages, and it recovers afterwards', async () => {
  expect((await fetch(`${site.url}/inventory`)).status).toBe(200)
  const file = sqliteFile({ DATA_DIR: site.dataDir })
  await rename(file, `${file}.away`)
  await expectRefusedKindly()
  await expectReady(503)
  expect((await fetch(`${site.url}/inventory`)).status).toBe(200)

  await rename(`${file}.away`, file)
  await expectReady(200)
  expect((await postMessage(site, { ...goodMessage, message: 'After it was put back.' })).status).toBe(201)
  expect(storedMessages(site).map(({ message }) => message)).toEqual(['After it was put back.'])
})

test('a log that cannot be written, because the disk is full or nothing reads the log, does not delay pages', async () => {
  const full = await open('/dev/full', 'w')
  const toFullDisk = await startSite({}, { logFile: full.fd })
  site.process.stdout?.pause()
  for (const { url } of [toFullDisk, site]) {
    // This many log lines are more than the pipe and the reader's buffer can hold.
    for (let request = 0; request < 3000; request++) expect((await fetch(`${url}/about`)).status).toBe(200)
  }
  expect(await toFullDisk.stop()).toBe(0)
  await toFullDisk.remove()
  await full.close()

  site.process.stdout?.resume()
  await expect.poll(() => site.log().match(/"path":"\/about"/g)?.length).toBe(3000)
})
