/** @module-tag long */
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { noOrigin } from '../../src/domain/leads/lead.ts'
import { holdCarts } from '../../src/domain/rentals/rental-holds.server.ts'
import { findHold } from '../../src/domain/rentals/stored-holds.server.ts'
import {
  calendarFeedOf,
  personOfCalendarFeed,
  renewCalendarFeed,
} from '../../src/domain/staff/calendar-feeds.server.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { databaseWithCommands, type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'
import { goodMessage } from '../support/messages.ts'
import { DAY, outboxHarness } from '../support/running-outbox.ts'

const day = (monthAndDay: string) => `${new Date().getUTCFullYear() + 1}-${monthAndDay}`

async function holdFor(db: Db, changes: { name: string; phone?: string; messageId?: string; lastDay?: string }) {
  const result = await holdCarts(db, {
    ...{ cart: 'sixSeater', firstDay: day('07-03'), lastDay: day('07-05'), count: 2 },
    ...{ phone: '', deliverTo: 'Archbald, PA', messageId: null, depositCents: 75_000, person: 'dov@dealer.example' },
    ...changes,
  })
  if (!('id' in result)) throw new Error('nothing is free')
  return result.id
}

describe.each(Object.entries(engines))('names and phone numbers in holds, on %s', (_name, open) => {
  let database: TestDatabase
  let db: Db
  let session: LarkwaySession
  beforeAll(async () => {
    database = await openMigrated(open)
    db = database.db
    session = larkwaySession(database.location)
  })
  afterAll(async () => {
    await session.close()
    await database.close()
  })
  afterEach(async () => {
    await db.deleteFrom('rental_holds').execute()
    await db.deleteFrom('contact_messages').execute()
  })
  async function message(email: string, phone: string): Promise<string> {
    const submission = { ...goodMessage, email, phone, interest: 'sales' as const }
    await storeLead(db, { submission, spamReason: '', receivedAt: new Date(), origin: noOrigin }, [])
    const { id } = await db
      .selectFrom('contact_messages')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return id
  }

  test('are in `rentals list`; `unblock` ends a hold', async () => {
    const id = await holdFor(db, { name: 'Renée', phone: '570-555-0138' })
    const { out } = await session.larkway('rentals', 'list')
    expect(out).toContain(`2 of 6 seater, ${day('07-03')} to ${day('07-05')}`)
    expect(out).toContain('Renée, 570-555-0138')
    expect((await session.larkway('rentals', 'unblock', id)).out).toContain('Open again: 2 of 6 seater')
    expect((await session.larkway('rentals', 'list')).out).toBe('No days are blocked.\n')
    expect((await session.larkway('rentals', 'unblock', id)).code).toBe(3)
    expect(await findHold(db, id)).toMatchObject({ endedAt: expect.any(String) })
  })

  test('are exported and erased with an email address, through its messages and their phone number', async () => {
    const messageId = await message('renee@example.com', '(570) 555-0138')
    const fromMessage = await holdFor(db, { name: 'Renée', messageId })
    const byPhone = await holdFor(db, { name: 'Mrs. O’Malley', phone: '1-570-555-0138' })
    const other = await holdFor(db, { name: 'Iris', phone: '856-555-0126' })
    const exported = await session.larkway('leads', 'export', '--email', 'renee@example.com', '--json')
    expect(JSON.parse(exported.out)).toMatchObject([
      { id: messageId },
      {
        id: fromMessage,
        interest: 'rental hold',
        firstName: 'Renée',
        message: `holds 2 of 6 seater, ${day('07-03')} to ${day('07-05')}; delivered to Archbald, PA; deposit $750`,
      },
      { id: byPhone, phone: '1-570-555-0138' },
    ])
    expect((await session.larkway('leads', 'export', '--email', 'renee@example.com')).out).toContain('Mrs. O’Malley')

    const asked = await session.larkway('leads', 'delete', '--email', 'renee@example.com')
    expect(asked.err).toContain('1 message and 2 rental holds will be erased permanently')
    const erased = await session.larkway('leads', 'delete', '--email', 'renee@example.com', '--yes', '--json')
    expect(JSON.parse(erased.out)).toEqual({ erased: 1, erasedHolds: 2, notFound: [] })
    expect(await findHold(db, fromMessage)).toBeUndefined()
    expect(await findHold(db, byPhone)).toBeUndefined()
    expect(await findHold(db, other)).toBeDefined()
    const { out } = await session.larkway('leads', 'requests', '--json')
    for (const id of [messageId, fromMessage, byPhone]) expect(out).toContain(id)

    const byId = await session.larkway('leads', 'delete', other, '--yes')
    expect(byId.out).toContain('Erased 0 messages and 1 rental hold')
    expect(await findHold(db, other)).toBeUndefined()
  })

  test('stay in a hold after its message expires', async () => {
    const messageId = await message('renee@example.com', '570-555-0138')
    const id = await holdFor(db, { name: 'Renée', messageId })
    await db.deleteFrom('contact_messages').execute()
    expect(await findHold(db, id)).toMatchObject({ name: 'Renée', messageId: null })
  })

  test('are behind a calendar address that is stored as a hash, replaced on renewal, and erased when its person is removed', async () => {
    const now = new Date()
    await inviteStaff(db, 'dov@dealer.example', 'Dov', now)
    const first = await renewCalendarFeed(db, 'Dov@dealer.example', now)
    const second = await renewCalendarFeed(db, 'dov@dealer.example', now)
    expect(await personOfCalendarFeed(db, first)).toBeUndefined()
    expect(await personOfCalendarFeed(db, second)).toBe('dov@dealer.example')
    expect(await calendarFeedOf(db, 'dov@dealer.example')).toEqual(now)
    expect(JSON.stringify(await db.selectFrom('calendar_feeds').selectAll().execute())).not.toContain(second)
    expect((await session.larkway('staff', 'remove', 'dov@dealer.example')).code).toBe(0)
    await session.larkway('staff', 'invite', 'dov@dealer.example')
    expect(await personOfCalendarFeed(db, second)).toBeUndefined()
    expect(await calendarFeedOf(db, 'dov@dealer.example')).toBeUndefined()
  })
})

describe.each(Object.entries(engines))('the retention of holds on %s', (_name, open) => {
  const outbox = outboxHarness(open)

  test('erases a hold once its last day is older than the age limit for messages', async () => {
    const now = new Date(outbox.time)
    const lastDay = (days: number) => new Date(outbox.time + days * DAY).toISOString().slice(0, 10)
    for (const [name, days] of [
      ['Old', 1],
      ['Newer', 5],
    ] as const) {
      await holdCarts(
        outbox.db,
        {
          ...{ cart: 'sixSeater', firstDay: lastDay(0), lastDay: lastDay(days), count: 1, name, phone: '' },
          ...{ deliverTo: '', messageId: null, depositCents: null, person: 'dov@dealer.example' },
        },
        { now },
      )
    }
    outbox.run({ senders: [], retentionDays: 30 })
    outbox.time += 33 * DAY
    const names = async () =>
      (await outbox.db.selectFrom('rental_holds').select('name').orderBy('name').execute()).map(({ name }) => name)
    await expect.poll(names).toEqual(['Newer'])
  })
})

test('a restore brings back neither an erased hold nor a calendar address that was replaced', async () => {
  const { db, location, larkway } = await databaseWithCommands(engines.SQLite)
  const erased = await holdFor(db, { name: 'To be erased' })
  const kept = await holdFor(db, { name: 'To stay' })
  const before = await renewCalendarFeed(db, 'dov@dealer.example', new Date())
  const file = join(location.DATA_DIR, 'backup.sqlite')
  expect((await larkway('db', 'backup', file)).code).toBe(0)
  expect((await larkway('leads', 'delete', erased, '--yes')).code).toBe(0)
  const after = await renewCalendarFeed(db, 'dov@dealer.example', new Date())
  expect((await larkway('db', 'restore', file, '--yes')).code).toBe(0)
  expect(await findHold(db, erased)).toBeUndefined()
  expect(await findHold(db, kept)).toBeDefined()
  expect(await personOfCalendarFeed(db, before)).toBeUndefined()
  expect(await personOfCalendarFeed(db, after)).toBe('dov@dealer.example')
})
