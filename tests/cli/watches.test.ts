import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WaitedFor } from '../../src/domain/waitlist/watch.ts'
import { newLink } from '../../src/domain/waitlist/watch-links.server.ts'
import { askForWatch, confirmWatch, findWatches, stopWatches } from '../../src/domain/waitlist/watches.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'

const nomad: WaitedFor = { kind: 'model', brand: 'Denago', name: 'Nomad XL' }
const sixSeats: WaitedFor = { kind: 'search', query: '?seats=6', text: '6 seats' }

describe.each(Object.entries(engines))('what people wait for, on %s', (engine, open) => {
  let database: TestDatabase
  let session: LarkwaySession
  beforeAll(async () => {
    database = await openMigrated(open)
    session = larkwaySession(database.location)
  })
  afterAll(async () => {
    await session.close()
    await database.close()
  })
  beforeEach(async () => {
    for (const table of ['watches', 'watch_links', 'privacy_requests'] as const)
      await database.db.deleteFrom(table).execute()
  })

  const larkway = (...words: string[]) => session.larkway(...words)
  const wait = async (email: string, what: WaitedFor, isConfirmed = true) => {
    const id = (await askForWatch(database.db, { email, what, seen: { ids: [] } }, new Date())) ?? ''
    if (isConfirmed) await confirmWatch(database.db, id, new Date())
    return id
  }

  test('is listed, and counted with what most people wait for first, also in the digest', async () => {
    expect((await larkway('watches', 'list')).out).toContain('Nobody waits')
    expect((await larkway('digest')).out).not.toContain('Waited for')
    await wait('ann@example.com', nomad)
    await wait('ben@example.com', sixSeats)
    await wait('eve@example.com', sixSeats)
    await wait('new@example.com', nomad, false)
    const { out } = await larkway('watches', 'list', '--email', 'NEW@example.com')
    expect(out).toMatch(/not yet +new@example\.com +Nomad XL/)
    expect(out).not.toContain('ann@')
    expect(JSON.parse((await larkway('watches', 'stats', '--json')).out)).toEqual([
      { text: '6 seats', people: 2 },
      { text: 'Nomad XL', people: 1 },
    ])
    const digest = (await larkway('digest')).out
    expect(digest).toContain('Waited for: 6 seats (2); Nomad XL (1).')
    expect(digest).not.toContain('ann@example.com')
  })

  test('is exported and erased with the messages of an address, and recorded without it', async () => {
    const own = await wait('Ann@example.com', sixSeats)
    const other = await wait('ben@example.com', sixSeats)
    await newLink(database.db, { mailbox: 'ann@example.com', watchId: null, at: new Date() })
    const { out: csv } = await larkway('leads', 'export', '--email', 'ann@example.com')
    expect(csv).toContain('search: 6 seats')
    expect(csv).not.toContain('ben@')
    const { out: json } = await larkway('leads', 'export', '--json', '--email', 'ann@example.com')
    expect(JSON.parse(json)).toMatchObject([{ id: own, email: 'Ann@example.com', interest: 'tell me when' }])
    expect((await larkway('leads', 'export', '--json')).out).toBe('[]\n')
    const erased = await larkway('leads', 'delete', '--email', 'ann@example.com', '--yes')
    expect(erased.out).toContain('1 watch')
    expect((await findWatches(database.db)).map(({ id }) => id)).toEqual([other])
    expect(await database.db.selectFrom('watch_links').selectAll().execute()).toEqual([])
    const requests = JSON.parse((await larkway('leads', 'requests', '--json')).out)
    expect(requests).toMatchObject([
      { kind: 'erased', messageId: own },
      { kind: 'exported', messageId: own },
      { kind: 'exported', messageId: own },
    ])
  })

  test('is deleted by id or address', async () => {
    const one = await wait('ann@example.com', nomad)
    await wait('ben@example.com', nomad)
    expect((await larkway('watches', 'delete')).code).toBe(2)
    expect((await larkway('watches', 'delete', one)).code).toBe(4)
    expect((await larkway('watches', 'delete', one, '--yes')).out).toContain('Erased 1 watch;')
    expect((await larkway('watches', 'delete', one, '--yes')).code).toBe(3)
    expect((await larkway('watches', 'delete', '--email', 'ben@example.com', '--yes')).code).toBe(0)
    expect(await findWatches(database.db)).toEqual([])
  })

  test.runIf(engine === 'SQLite')('is not brought back by a restore, nor what was stopped by its link', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larkway-watches-'))
    const kept = await wait('kept@example.com', nomad)
    const erased = await wait('erased@example.com', nomad)
    const stopped = await wait('stopped@example.com', nomad)
    await newLink(database.db, { mailbox: 'erased@example.com', watchId: null, at: new Date() })
    const backup = join(folder, 'backup.sqlite')
    expect((await larkway('db', 'backup', backup)).code).toBe(0)
    await larkway('leads', 'delete', '--email', 'erased@example.com', '--yes')
    await stopWatches(database.db, [stopped], new Date())
    expect(await larkway('db', 'restore', backup, '--yes')).toMatchObject({ code: 0 })
    expect((await findWatches(database.db)).map(({ id }) => id)).toEqual([kept])
    expect(erased).not.toBe(kept)
    expect(await database.db.selectFrom('watch_links').selectAll().execute()).toEqual([])
    await rm(folder, { recursive: true })
  })
})
