/** @module-tag long */
import { afterEach, describe, expect, test } from 'vitest'
import { type DatabaseLocation, type Db, openDatabase, sqliteFile } from '../../src/platform/database.server.ts'
import { findMove } from '../../src/platform/move-record.server.ts'
import { openSqlite } from '../../src/platform/sqlite.server.ts'
import { backInAMinute } from '../../src/words/page-error.ts'
import { startPostgres } from '../support/databases.ts'
import { getPage } from '../support/html.ts'
import { larkwayAt } from '../support/larkway.ts'
import { startMailServer } from '../support/mail-server.ts'
import { expectDelivered, expectStoredOnce, startMessages, streamSettings } from '../support/message-stream.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { askOn } from '../support/tell-me.ts'

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

const messagesIn = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('contact_messages').select('message').execute()).map(({ message }) => message)

const open = (location: DatabaseLocation): Db => {
  const db = openDatabase(location)
  ended.push(() => db.destroy().catch(() => undefined))
  return db
}

/** The site on its old database; where it is to go, as the command and as another process of the site have it. */
type Before = { site: Site; from: DatabaseLocation; to: string; after: DatabaseLocation }

const directions: Record<string, (settings: Record<string, string>) => Promise<Before>> = {
  'from SQLite to PostgreSQL': async (settings) => {
    const { url: DATABASE_URL, stop } = await startPostgres()
    ended.push(stop)
    const site = await startSite(settings)
    ended.push(site.remove)
    const from = { DATA_DIR: site.dataDir }
    return { site, from, to: DATABASE_URL, after: { ...from, DATABASE_URL } }
  },
  'from PostgreSQL to SQLite': async (settings) => {
    const { url: DATABASE_URL, stop } = await startPostgres()
    ended.push(stop)
    const site = await startSite({ ...settings, DATABASE_URL })
    ended.push(site.remove)
    const after = { DATA_DIR: site.dataDir }
    return { site, from: { ...after, DATABASE_URL }, to: 'sqlite', after }
  },
}

describe.each(Object.entries(directions))('a move %s under a running site', (_name, begin) => {
  test('loses no message and mails each once; pages go on, and people who send something are asked to wait a minute', async () => {
    const mail = await startMailServer()
    ended.push(mail.close)
    const settings = streamSettings(mail)
    const { site, from, to, after } = await begin(settings)
    const larkway = larkwayAt(from, settings)
    expect((await larkway('staff', 'invite', 'ann@dealer.example', '--name', 'Ann')).code).toBe(0)

    let current = site
    const stream = startMessages({
      get url() {
        return current.url
      },
    })
    ended.push(stream.stop)
    await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(20)

    const paths = ['/', '/inventory', '/vehicle/denago-city', '/api/vehicles', '/contact']
    const pages = new Set<number>()
    let isMoving = true
    const visits = (async () => {
      while (isMoving) for (const path of paths) pages.add((await fetch(site.url + path)).status)
    })()

    ended.push(() => {
      isMoving = false
      return visits
    })

    // Mails that are under way are waited for, and messages are taken meanwhile.
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    mail.beforeAnswer(() => answered)
    const begun = mail.begun()
    await expect.poll(mail.begun).toBeGreaterThan(begun)
    const source = open(from)
    const moving = larkway('db', 'move', '--to', to, '--yes', '--json')
    await expect.poll(async () => (await findMove(source, 'outgoing'))?.state).toBe('draining')
    const taken = stream.acknowledged.length
    await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(taken + 10)
    expect((await findMove(source, 'outgoing'))?.state).toBe('draining')
    expect((await larkway('doctor')).out).toContain('no mail is sent')
    mail.beforeAnswer(undefined)
    answer()
    const { code, out, err } = await moving
    expect(code, err).toBe(0)
    await expect.poll(() => stream.refused.length).toBeGreaterThan(0)
    isMoving = false
    await visits
    expect([...pages]).toEqual([200])
    expect(JSON.parse(out).tables.contact_messages.rows).toBeGreaterThan(taken)

    // The process that was left behind.
    await expectToBeAskedToWait(site)
    const doctor = JSON.parse((await larkway('doctor', '--json')).out)
    expect(doctor.checks).toContainEqual(
      expect.objectContaining({ name: 'database', says: expect.stringContaining('has moved to') }),
    )

    const acknowledged = stream.acknowledged.length
    current = await startSite({ ...settings, DATABASE_URL: after.DATABASE_URL ?? '' }, { dataDir: site.dataDir })
    ended.push(() => current.stop('SIGKILL'))
    await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(acknowledged + 20)
    await stream.stop()
    expect(stream.refused.filter(({ error }) => error !== backInAMinute.sentence)).toEqual([])
    expectStoredOnce(stream.acknowledged, await messagesIn(open(after)))
    await expectDelivered(stream.acknowledged, mail)
    expect((await postMessage(site, goodMessage)).status).toBe(503)
    const mailed = mail.mails.flatMap(({ to: [person], raw }) =>
      person === 'sales@dealer.example' ? (/Sender \d+ of stream, message \d+\./.exec(raw)?.[0] ?? []) : [],
    )
    expect(mailed.length).toBe(new Set(mailed).size)
  })
})

async function expectToBeAskedToWait(site: Site): Promise<void> {
  const message = 'It is kept in the form.'
  const api = await postMessage(site, { ...goodMessage, message })
  expect([api.status, api.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await api.json()).toEqual({ error: backInAMinute.sentence })

  const post = (path: string, fields: Record<string, string>) =>
    getPage(site.url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })
  const form = await post('/contact', { ...goodMessage, message })
  expect([form.status, form.headers.get('retry-after')]).toEqual([503, '60'])
  expect(form.document.querySelector('.error-summary')?.text).toContain(backInAMinute.sentence)
  expect(form.document.querySelector('textarea')?.text).toBe(message)

  const asked = await askOn(site, { cart: 'denago-nomad' }, 'typed@example.com')
  expect(asked.status).toBe(503)
  const page = await asked.text()
  expect(page).toContain(backInAMinute.sentence)
  expect(page).toContain('typed@example.com')

  const staff = await post('/staff', { email: 'ann@dealer.example' })
  expect([staff.status, staff.headers.get('retry-after')]).toEqual([503, '60'])
  expect(staff.document.querySelector('h1')?.text).toBe(backInAMinute.heading)

  const readyz = await fetch(`${site.url}/readyz`)
  expect(readyz.status).toBe(503)
  expect((await readyz.json()).error).toContain('being moved')
}

test('a site that is started on a closed database shows its pages; jobs wait, and a later version does not migrate it', async () => {
  const first = await startSite()
  const DATA_DIR = first.dataDir
  await first.stop()
  ended.push(first.remove)
  const { url, stop } = await startPostgres()
  ended.push(stop)
  const larkway = larkwayAt({ DATA_DIR })
  expect((await larkway('db', 'move', '--to', url, '--yes')).code).toBe(0)
  const site = await startSite({}, { dataDir: DATA_DIR })
  ended.push(() => site.stop('SIGKILL'))
  expect((await fetch(`${site.url}/vehicle/denago-city`)).status).toBe(200)
  expect((await postMessage(site, goodMessage)).status).toBe(503)
  await expect.poll(site.log).toContain('a job waits, because the database is being moved')

  // As a version with one migration more would find it.
  const database = openSqlite(sqliteFile({ DATA_DIR }))
  database.exec('delete from kysely_migration where name = (select max(name) from kysely_migration)')
  database.close()
  const migrated = await larkway('db', 'migrate')
  expect([migrated.code, migrated.err]).toEqual([1, expect.stringContaining('would change its tables')])
})
