import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmEntry, findEntries, joinWaitlist, leaveWaitlist } from '../../src/domain/waitlist/waitlist.server.ts'
import type { Wish } from '../../src/domain/waitlist/waitlist-entry.ts'
import { newLink } from '../../src/domain/waitlist/waitlist-links.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'

const nomad: Wish = { kind: 'model', brand: 'Denago', name: 'Nomad XL' }
const sixSeats: Wish = { kind: 'search', query: '?seats=6', text: '6 seats' }

describe.each(Object.entries(engines))('the waitlist, on %s', (engine, open) => {
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
  const addEntry = async (email: string, what: Wish, isConfirmed = true) => {
    const id = (await joinWaitlist(database.db, { email, what, seen: { ids: [] } }, new Date())) ?? ''
    if (isConfirmed) await confirmEntry(database.db, id, new Date())
    return id
  }

  test('shows its entries in `list`, and counts them in `stats` and in the digest, the most wanted first', async () => {
    expect((await larkway('waitlist', 'list')).out).toContain('No entries.')
    expect((await larkway('digest')).out).not.toContain('Waited for')
    await addEntry('ann@example.com', nomad)
    await addEntry('ben@example.com', sixSeats)
    await addEntry('eve@example.com', sixSeats)
    await addEntry('new@example.com', nomad, false)
    const { out } = await larkway('waitlist', 'list', '--email', 'NEW@example.com')
    expect(out).toMatch(/not yet +new@example\.com +Nomad XL/)
    expect(out).not.toContain('ann@')
    expect(JSON.parse((await larkway('waitlist', 'stats', '--json')).out)).toEqual([
      { text: '6 seats', people: 2 },
      { text: 'Nomad XL', people: 1 },
    ])
    const digest = (await larkway('digest')).out
    expect(digest).toContain('Waited for: 6 seats (2); Nomad XL (1).')
    expect(digest).not.toContain('ann@example.com')
  })

  test('still works under the former name of the command', async () => {
    await addEntry('ann@example.com', nomad)
    for (const words of [['list'], ['list', '--json'], ['stats'], ['delete', 'unknown', '--yes']]) {
      const [now, before] = [await larkway('waitlist', ...words), await larkway('watches', ...words)]
      expect(before).toEqual(now)
    }
    expect((await larkway('watches', 'delete', '--email', 'ann@example.com', '--yes')).code).toBe(0)
    expect(await findEntries(database.db)).toEqual([])
  })

  test('is exported and erased along with the messages from an address; the request log identifies nobody', async () => {
    const own = await addEntry('Ann@example.com', sixSeats)
    const other = await addEntry('ben@example.com', sixSeats)
    await newLink(database.db, { mailbox: 'ann@example.com', entryId: null, at: new Date() })
    const { out: csv } = await larkway('leads', 'export', '--email', 'ann@example.com')
    expect(csv).toContain('search: 6 seats')
    expect(csv).not.toContain('ben@')
    const { out: json } = await larkway('leads', 'export', '--json', '--email', 'ann@example.com')
    expect(JSON.parse(json)).toMatchObject([{ id: own, email: 'Ann@example.com', interest: 'tell me when' }])
    expect((await larkway('leads', 'export', '--json')).out).toBe('[]\n')
    const erased = await larkway('leads', 'delete', '--email', 'ann@example.com', '--yes')
    expect(erased.out).toContain('1 waitlist entry')
    expect((await findEntries(database.db)).map(({ id }) => id)).toEqual([other])
    expect(await database.db.selectFrom('watch_links').selectAll().execute()).toEqual([])
    const requests = JSON.parse((await larkway('leads', 'requests', '--json')).out)
    expect(requests).toMatchObject([
      { kind: 'erased', messageId: own },
      { kind: 'exported', messageId: own },
      { kind: 'exported', messageId: own },
    ])
  })

  test('deletes entries by id or address', async () => {
    const one = await addEntry('ann@example.com', nomad)
    await addEntry('ben@example.com', nomad)
    expect((await larkway('waitlist', 'delete')).code).toBe(2)
    expect((await larkway('waitlist', 'delete', one)).code).toBe(4)
    expect((await larkway('waitlist', 'delete', one, '--yes')).out).toContain('Erased 1 entry;')
    expect((await larkway('waitlist', 'delete', one, '--yes')).code).toBe(3)
    expect((await larkway('waitlist', 'delete', '--email', 'ben@example.com', '--yes')).code).toBe(0)
    expect(await findEntries(database.db)).toEqual([])
  })

  // PostgreSQL is restored with its own programs.
  if (engine === 'SQLite')
    test('excludes erased and unsubscribed entries after a restore', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'larkway-waitlist-'))
      const remaining = await addEntry('kept@example.com', nomad)
      const erased = await addEntry('erased@example.com', nomad)
      const left = await addEntry('left@example.com', nomad)
      await newLink(database.db, { mailbox: 'erased@example.com', entryId: null, at: new Date() })
      const backup = join(folder, 'backup.sqlite')
      expect((await larkway('db', 'backup', backup)).code).toBe(0)
      await larkway('leads', 'delete', '--email', 'erased@example.com', '--yes')
      await leaveWaitlist(database.db, [left], new Date())
      expect(await larkway('db', 'restore', backup, '--yes')).toMatchObject({ code: 0 })
      expect((await findEntries(database.db)).map(({ id }) => id)).toEqual([remaining])
      expect(erased).not.toBe(remaining)
      expect(await database.db.selectFrom('watch_links').selectAll().execute()).toEqual([])
      await rm(folder, { recursive: true })
    })
})
