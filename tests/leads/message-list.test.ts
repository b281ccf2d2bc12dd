import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addVehicles } from '../../src/domain/catalogue/vehicles.server.ts'
import { nextOpen } from '../../src/domain/hours/dealer-hours.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { type LeadVehicle, noOrigin } from '../../src/domain/leads/lead.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { quarantineLeads } from '../../src/domain/leads/work/lead-commands.server.ts'
import type { EventKind } from '../../src/domain/leads/work/lead-event-kinds.ts'
import type { LeadAction } from '../../src/domain/leads/work/lead-outcomes.ts'
import { findWork, takeStep } from '../../src/domain/leads/work/lead-work.server.ts'
import {
  allMessages,
  type ListedMessage,
  MOST_ROWS,
  messageCounts,
  messageSections,
  messagesFrom,
  searchMessages,
  untakenCount,
} from '../../src/domain/leads/work/message-list.server.ts'
import { recordEvent } from '../../src/domain/leads/work/record-lead-event.server.ts'
import { endAccess } from '../../src/domain/leads/work/staff-changes.server.ts'
import { leadVehicle, usedCarts } from '../support/carts.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { goodMessage } from '../support/messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ines = 'ines@dealer.example'
const dov = 'dov@dealer.example'
const opening = nextOpen(new Date('2026-05-04T03:00:00Z'))

describe.each(Object.entries(engines))('the list of messages on %s', (_name, open) => {
  let database: TestDatabase
  let time = opening.getTime()
  const now = () => new Date(time)

  beforeAll(async () => {
    database = await openMigrated(open)
    await addVehicles(database.db, usedCarts, () => opening)
  })
  afterAll(() => database.close())
  beforeEach(() => {
    time = opening.getTime()
  })
  afterEach(async () => {
    await database.db.deleteFrom('contact_messages').execute()
  })

  type More = Partial<typeof goodMessage> & { spamReason?: string; vehicle?: LeadVehicle; topic?: string; at?: number }
  async function message(firstName: string, more: More = {}): Promise<string> {
    const { spamReason = '', vehicle = null, topic = '', at = time, ...words } = more
    const submission = { ...goodMessage, message: `From ${firstName}`, ...words, firstName, interest: 'sales' as const }
    const origin = { ...noOrigin, vehicle, topic }
    await storeLead(database.db, { submission, spamReason, receivedAt: new Date(at), origin }, [])
    return (await Array.fromAsync(eachLead(database.db))).find((lead) => lead.firstName === firstName)?.id ?? ''
  }
  const seen = async (id: string) => (await findWork(database.db, id)).steps.length
  const step = async (id: string, action: LeadAction, person = ines) =>
    takeStep(database.db, id, await seen(id), { action, person, recipients: [], now: now() })
  const plan = async (id: string, kind: EventKind, dueAt?: Date, person = ines) =>
    recordEvent(database.db, id, {
      ...{ id: randomUUID(), kind, text: '', dueAt, person, seen: await seen(id), recipients: [], now: now() },
    })
  const names = (rows: readonly ListedMessage[]) => rows.map(({ lead }) => lead.firstName)
  const sections = async (person?: string) =>
    Object.fromEntries(
      Object.entries(await messageSections(database.db, now(), person)).map(([name, { rows }]) => [name, names(rows)]),
    )

  test('has each open message once, but no unclaimed ones older than a month', async () => {
    await message('Oldest', { at: time - 2 * HOUR })
    await message('Newer')
    await message('Fast', { spamReason: 'too-fast:900' })
    await message('Bot', { spamReason: 'hidden-field' })
    await message('Forgotten', { at: time - 40 * DAY })
    const marked = await message('Marked')
    await quarantineLeads(database.db, [marked])
    const returned = await message('Returned', { spamReason: 'too-fast:900' })
    await step(returned, 'take', dov)
    await plan(returned, 'call', new Date(time + 3 * HOUR), dov)
    await endAccess(database.db, dov, { by: ines, now: now() })
    for (const name of ['Later', 'Noon', 'Ten', 'Answered', 'Taken', 'Sold']) await step(await message(name), 'take')
    const idOf = async (name: string) =>
      (await Array.fromAsync(eachLead(database.db))).find(({ firstName }) => firstName === name)?.id ?? ''
    await plan(await idOf('Noon'), 'call', new Date(time + 2 * HOUR))
    await plan(await idOf('Ten'), 'test-drive', new Date(time + HOUR))
    await plan(await idOf('Later'), 'call', new Date(time + 3 * DAY))
    await step(await idOf('Ten'), 'answered')
    await step(await idOf('Answered'), 'answered')
    await plan(await idOf('Sold'), 'deposit', new Date(time + HOUR))
    await step(await idOf('Sold'), 'sold')
    expect(await sections()).toEqual({
      nobody: ['Oldest', 'Newer'],
      due: ['Ten', 'Noon', 'Returned'],
      taken: expect.arrayContaining(['Later', 'Taken']),
      real: ['Fast', 'Bot'],
    })
    expect(await messageCounts(database.db, now(), ines)).toEqual({ open: 9, mine: 4, all: 11 })
    expect(await messageCounts(database.db, now(), dov)).toMatchObject({ mine: 0 })
    expect(await untakenCount(database.db, now())).toBe(2)
    expect(await sections(dov)).toEqual({ nobody: [], due: [], taken: [], real: [] })
    time += 5 * HOUR
    const { taken } = await messageSections(database.db, now())
    expect(taken.rows.map(({ lead, isLate }) => [lead.firstName, isLate])).toEqual([
      ['Taken', true],
      ['Later', false],
    ])
  })

  test('shows the next step and the cart of each message, and whether the cart is gone', async () => {
    const id = await message('Nadia', { vehicle: leadVehicle, topic: 'test-drive' })
    const gone = await message('Renée', { vehicle: { ...leadVehicle, id: 'sold-long-ago' } })
    await plan(id, 'voicemail')
    time += MINUTE
    await plan(id, 'call', new Date(time + HOUR))
    const rows = await searchMessages(database.db, goodMessage.email, now())
    const of = (wanted: string) => rows.find(({ lead }) => lead.id === wanted)
    expect(of(id)).toMatchObject({
      holder: ines,
      isCartGone: false,
      next: { kind: 'call' },
      last: { kind: 'voicemail' },
    })
    expect(of(gone)).toMatchObject({ holder: null, isCartGone: true, image: undefined })
  })

  test('searches name, phone, email address, words, cart and stock number, ignoring case and accents', async () => {
    const jose = {
      lastName: 'Núñez Peña',
      email: 'jn@example.org',
      phone: '(856) 555-0144',
      message: 'Can it climb 50% of a HILL?',
    }
    await message('José Ángel', { ...jose, vehicle: leadVehicle })
    await message('Hank', { phone: '215.555.0199' })
    await message('Bot', { spamReason: 'hidden-field', message: 'cheap batteries' })
    const find = async (search: string) => names(await searchMessages(database.db, search, now()))
    for (const search of ['jose nunez', 'NÚÑEZ', 'peña', '8565550144', '+1 856-555-0144', '0144', 'JN@example.org'])
      expect([search, await find(search)]).toEqual([search, ['José Ángel']])
    for (const search of ['hill', 'climb 50%', leadVehicle.name.toLowerCase(), leadVehicle.stockNumber])
      expect([search, await find(search)]).toEqual([search, ['José Ángel']])
    expect(await find('batteries')).toEqual(['Bot'])
    expect(await find('hank moss')).toEqual(['Hank'])
    for (const search of ['*', '50_', "'", '[a-z]x', 'zzz']) expect([search, await find(search)]).toEqual([search, []])
  })

  test('pages back through all messages, and lists those from one customer', async () => {
    for (let index = 0; index < MOST_ROWS + 5; index++) await message(`P${index}`, { at: time - index * MINUTE })
    const first = await allMessages(database.db, now())
    expect([first.rows.length, first.rows[0]?.lead.firstName]).toEqual([MOST_ROWS, 'P0'])
    const second = await allMessages(database.db, now(), first.next)
    expect(names(second.rows)).toEqual(['P60', 'P61', 'P62', 'P63', 'P64'])
    expect(second.next).toBeUndefined()
    expect((await messageSections(database.db, now())).nobody).toMatchObject({ count: MOST_ROWS + 5 })
    await message('Other', { email: 'Other@Example.com', phone: '215-555-0100' })
    expect(names(await messagesFrom(database.db, { email: 'other@example.com' }, now()))).toEqual(['Other'])
    expect(names(await messagesFrom(database.db, { phone: '+1 (215) 555 0100' }, now()))).toEqual(['Other'])
  })
})
