/** @module-tag long */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqliteFile } from '../../src/server/database/database.server.ts'
import { migrations } from '../../src/server/database/migrations.ts'
import { openSqlite } from '../../src/server/database/sqlite.server.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { type Larkway, larkwayAt } from '../support/larkway.ts'
import { type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'
import { goodMessage, postMessage, storedMessages } from '../support/messages.ts'
import { phonePhoto } from '../support/photos.ts'
import { type Site, startSite } from '../support/running-site.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkway-backups-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('while the site runs', () => {
  let site: Site
  let session: LarkwaySession
  let larkway: Larkway
  beforeAll(async () => {
    site = await startSite()
    session = larkwaySession({ DATA_DIR: site.dataDir })
    larkway = session.larkway
  })
  afterAll(async () => {
    await session.close()
    await site.remove()
  })
  const price = async () => (await (await fetch(`${site.url}/api/vehicles/denago-city`)).json()).price
  const send = (message: string) => postMessage(site, { ...goodMessage, message })
  const storedTexts = () => storedMessages(site).map(({ message }) => message)

  test('a backup taken while messages arrive is intact and has every message that the site accepted before it', async () => {
    await send('Before the backup.')
    const file = join(folder, 'busy.sqlite')
    let over = false
    const stream = (async () => {
      for (let index = 0; !over; index++) expect((await send(`In the stream: ${index}.`)).status).toBe(201)
    })()
    const { code, out } = await larkway('db', 'backup', file, '--json')
    over = true
    await stream
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({ file, bytes: (await stat(file)).size })
    expect((await stat(file)).mode & 0o077).toBe(0)
    const copy = openSqlite(file)
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    const messages = copy.prepare('select message from contact_messages order by received_at').all()
    copy.close()
    expect(messages[0]).toEqual({ message: 'Before the backup.' })
    expect((await larkway('db', 'backup', file)).code).toBe(1)
    expect((await larkway('db', 'backup', file, '--overwrite')).code).toBe(0)
  })

  test('it shows a restored backup, and the previous database is kept', async () => {
    const file = join(folder, 'good.sqlite')
    expect((await larkway('db', 'backup', file)).code).toBe(0)
    const before = storedTexts()
    await larkway('inventory', 'edit', 'denago-city', '--price', '1')
    await send('After the backup.')
    await expect.poll(price).toBe(1)

    const unconfirmed = await larkway('db', 'restore', file)
    expect(unconfirmed.code).toBe(4)
    expect(unconfirmed.err).toContain('--yes')
    const { code, out } = await larkway('db', 'restore', file, '--yes', '--json')
    expect(code).toBe(0)
    await expect.poll(price).toBe(15_000)
    expect(storedTexts()).toEqual(before)
    // The site continues to store messages.
    expect((await send('After the restore.')).status).toBe(201)
    expect(storedTexts()).toEqual([...before, 'After the restore.'])
    const previous = openSqlite(JSON.parse(out).before)
    expect(previous.prepare('select message from contact_messages order by received_at desc limit 1').get()).toEqual({
      message: 'After the backup.',
    })
    previous.close()
  })

  test('a restore keeps erasures and corrections made since the backup', async () => {
    const withPicture = new FormData()
    for (const [name, value] of Object.entries({ ...goodMessage, message: 'To be erased.' }))
      withPicture.append(name, value)
    withPicture.append('pictures', new Blob([await phonePhoto()]), 'a.jpg')
    await fetch(`${site.url}/contact`, { method: 'POST', body: withPicture, redirect: 'manual' })
    await send('To be corrected.')
    await send('To stay as it is.')
    const id = (words: string) => String(storedMessages(site).find(({ message }) => message === words)?.id)
    const [erased, corrected] = [id('To be erased.'), id('To be corrected.')]
    const file = join(folder, 'with-erased.sqlite')
    const pictures = (of = sqliteFile({ DATA_DIR: site.dataDir })) => {
      const database = openSqlite(of)
      const rows = database.prepare('select message_id from lead_pictures').all()
      database.close()
      return rows.map(({ message_id }) => message_id)
    }
    expect((await larkway('db', 'backup', file)).code).toBe(0)
    expect(pictures(file)).toEqual([erased])
    expect((await larkway('leads', 'delete', erased, '--yes')).code).toBe(0)
    expect((await larkway('leads', 'correct', corrected, '--message', 'It was corrected.')).code).toBe(0)
    expect((await larkway('db', 'restore', file, '--yes')).code).toBe(0)
    expect(storedTexts().slice(-2)).toEqual(['It was corrected.', 'To stay as it is.'])
    expect(storedTexts()).not.toContain('To be erased.')
    expect(pictures()).toEqual([])
    const requests = JSON.parse((await larkway('leads', 'requests', '--json')).out)
    expect(requests.map(({ kind, messageId }: Record<string, string>) => [kind, messageId])).toEqual([
      ['corrected', corrected],
      ['erased', erased],
    ])
    // Even an older backup does not bring the lead back, since the log of erasures is merged into the restored database.
    expect((await larkway('db', 'restore', join(folder, 'good.sqlite'), '--yes')).code).toBe(0)
    expect(JSON.parse((await larkway('leads', 'requests', '--json')).out)).toHaveLength(2)
  })

  test('a restore rejects files that are not backups of this site', async () => {
    const text = join(folder, 'text.sqlite')
    await writeFile(text, 'not a database, and long enough to look at')
    const other = join(folder, 'other.sqlite')
    openSqlite(other).exec('create table kysely_migration_of_others (name text)')
    const newer = join(folder, 'newer.sqlite')
    await larkway('db', 'backup', newer)
    const database = openSqlite(newer)
    database.exec("insert into kysely_migration values ('9999-from-the-future', '2099-01-01')")
    database.close()
    const before = storedTexts()
    for (const [file, code, says] of [
      [join(folder, 'missing.sqlite'), 3, 'There is no file'],
      [text, 1, 'not an intact database'],
      [other, 1, 'not a database of this site'],
      [newer, 1, '9999-from-the-future'],
    ] as const) {
      const ended = await larkway('db', 'restore', file, '--yes')
      expect(ended.err).toContain(says)
      expect(ended.code).toBe(code)
    }
    expect(storedTexts()).toEqual(before)
  })
})

describe.each(Object.entries(engines))('larkway db on %s', (name, open) => {
  let database: TestDatabase
  let session: LarkwaySession
  let larkway: Larkway
  beforeAll(async () => {
    database = await open()
    session = larkwaySession(database.location)
    larkway = session.larkway
  })
  afterAll(async () => {
    await session.close()
    await database.close()
  })

  test('recognizes, migrates and describes a database without migrations, and does not show its password', async () => {
    const old = await larkway('leads', 'list')
    expect(old.code).toBe(1)
    expect(old.err).toContain('larkway db migrate')
    const { out } = await larkway('db', 'migrate', '--json')
    expect(JSON.parse(out)).toEqual({ applied: Object.keys(migrations) })
    expect(JSON.parse((await larkway('db', 'migrate', '--json')).out)).toEqual({ applied: [] })
    const info = await larkway('db', 'info', '--json')
    expect(JSON.parse(info.out)).toMatchObject({
      engine: expect.stringContaining(name),
      migrations: Object.keys(migrations),
      pendingMigrations: [],
      rows: { vehicles: 0, contact_messages: 0, deliveries: 0 },
    })
    expect(info.out).not.toContain('larkway:larkway')
    expect((await larkway('leads', 'list')).code).toBe(0)
  })

  test('backs up SQLite, and refers to pg_dump for PostgreSQL', async () => {
    const ended = await larkway('db', 'backup', join(folder, `${name}.backup`))
    expect(ended.code).toBe(name === 'SQLite' ? 0 : 1)
    if (name !== 'SQLite') expect(ended.err).toContain('pg_dump')
  })
})

test('reports an unreachable server and what to check', async () => {
  const { code, err } = await larkwayAt({ DATA_DIR: folder, DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' })(
    'leads',
    'list',
  )
  expect(code).toBe(1)
  expect(err).toContain('Check that PostgreSQL is running')
  expect(err).not.toContain('secret')
})

test('reports a damaged database', async () => {
  const location = { DATA_DIR: folder }
  await writeFile(sqliteFile(location), 'not a database, and long enough to look at')
  const { code, err } = await larkwayAt(location)('leads', 'list')
  expect(code).toBe(1)
  expect(err).toContain('not a database')
})
