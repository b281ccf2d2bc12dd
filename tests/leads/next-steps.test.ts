import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { afterOpenMinutes, nextOpen } from '../../src/domain/hours/dealer-hours.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { leadLists } from '../../src/domain/leads/notices/lead-list-mail.server.ts'
import { leadReminders } from '../../src/domain/leads/notices/lead-reminders.server.ts'
import type { EventKind } from '../../src/domain/leads/work/lead-event-kinds.ts'
import { eventsOf, nextPlanned } from '../../src/domain/leads/work/lead-events.server.ts'
import { findWork, takeStep } from '../../src/domain/leads/work/lead-work.server.ts'
import { type Recorded, recordEvent, undoEvent } from '../../src/domain/leads/work/record-lead-event.server.ts'
import { LATE_MINUTES, reminders } from '../../src/domain/leads/work/reminders.server.ts'
import { type Jobs, startJobs } from '../../src/server/database/jobs/run-jobs.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type MailServer, mailHeader, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const ines = 'ines@dealer.example'
const dov = 'dov@dealer.example'
const marlow = 'marlow@dealer.example'
const opening = nextOpen(new Date('2026-05-04T03:00:00Z'))

describe.each(Object.entries(engines))('next steps for a message, on %s', (_name, open) => {
  let database: TestDatabase
  let mails: MailServer
  let jobs: Jobs
  let time = opening.getTime()
  const now = () => new Date(time)

  beforeAll(async () => {
    database = await openMigrated(open)
    mails = await startMailServer()
  })
  afterAll(() => Promise.all([database.close(), mails.close()]))
  beforeEach(() => {
    mails.mails.length = 0
    time = opening.getTime()
    const { db } = database
    const env = parseEnv({
      SMTP_URL: mails.url,
      LEADS_EMAIL_TO: `${ines}, ${dov}`,
      LEADS_ESCALATE_TO: marlow,
    })
    const work = [...leadLists({ db, env, now }), ...leadReminders({ db, env }), ...reminders({ db, env, now })]
    jobs = startJobs({ db, work, now, pollMs: 20 })
  })
  afterEach(async () => {
    await jobs.stop()
    await database.db.deleteFrom('contact_messages').execute()
    await database.db.deleteFrom('jobs').execute()
  })

  async function message(firstName = 'Ada'): Promise<string> {
    const submission = { ...goodMessage, interest: 'service' as const, firstName, message: `From ${firstName}` }
    await storeLead(database.db, { submission, spamReason: '', receivedAt: now() }, [])
    const leads = await Array.fromAsync(eachLead(database.db))
    return leads.find((lead) => lead.firstName === firstName)?.id ?? ''
  }

  const work = (id: string) => findWork(database.db, id)
  const events = async (id: string) => (await eventsOf(database.db, [id])).get(id) ?? []
  const kinds = async (id: string) => (await events(id)).map(({ kind, doneAt }) => [kind, doneAt !== null]).sort()

  type More = { person?: string; dueAt?: Date; answers?: boolean; eventId?: string; seen?: number }
  async function record(id: string, kind: EventKind, more: More = {}): Promise<Recorded> {
    const { person = ines, dueAt, answers = false, eventId = randomUUID(), seen = (await work(id)).steps.length } = more
    const event = { id: eventId, kind, text: 'As agreed', dueAt, answers, person, seen, recipients: [], now: now() }
    return recordEvent(database.db, id, event)
  }
  const step = async (id: string, action: 'take' | 'take-over' | 'answered' | 'undo', person = ines) =>
    takeStep(database.db, id, (await work(id)).steps.length, { action, person, recipients: [], now: now() })
  const undo = (id: string, eventId: string, person = ines) =>
    undoEvent(database.db, id, eventId, { person, recipients: [], now: now() })

  /** Moves the clock, and waits long enough for each job to have checked the new time. */
  async function passes(ms: number): Promise<void> {
    time += ms
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
  const mailsTo = (person: string) => mails.mails.filter(({ to }) => to.includes(person))

  test('recording a step takes the message, while a note does not; a form sent twice records one step', async () => {
    const id = await message()
    await record(id, 'note')
    expect((await work(id)).holder).toBeNull()
    const eventId = randomUUID()
    expect(await record(id, 'no-answer', { eventId })).toBe('recorded')
    expect(await record(id, 'no-answer', { eventId, seen: 0 })).toBe('recorded')
    expect((await work(id)).holder).toBe(ines)
    expect(await kinds(id)).toEqual([
      ['no-answer', false],
      ['note', false],
    ])
    expect(await record(id, 'voicemail', { person: dov })).toBe('theirs')
    expect(await record(id, 'note', { person: dov })).toBe('recorded')
  })

  test('a step from a page that misses another person’s step is rejected, even if that step was undone', async () => {
    const id = await message()
    await record(id, 'call', { seen: 0 })
    const late = await message('Late')
    await step(late, 'take')
    await step(late, 'undo')
    expect(await record(late, 'voicemail', { seen: 0, person: dov })).toBe('stale')
    expect(await events(late)).toEqual([])
  })

  test('a new time replaces the old one, and undo restores it', async () => {
    const id = await message()
    await record(id, 'call', { dueAt: new Date(time + HOUR) })
    const eventId = randomUUID()
    time += MINUTE
    await record(id, 'call', { dueAt: new Date(time + 2 * HOUR), eventId })
    expect(nextPlanned(await events(id))?.id).toBe(eventId)
    expect(await undo(id, eventId, dov)).toBe(false)
    expect(await undo(id, eventId)).toBe(true)
    expect(nextPlanned(await events(id))?.dueAt).toBe(new Date(opening.getTime() + HOUR).toISOString())
  })

  test('a call that answers the customer closes the message; one undo reverts all of it', async () => {
    const id = await message()
    await record(id, 'call', { dueAt: new Date(time + HOUR) })
    await record(id, 'test-drive', { dueAt: new Date(time + 24 * HOUR) })
    time += HOUR
    const eventId = randomUUID()
    await record(id, 'call', { answers: true, eventId })
    expect((await work(id)).outcome).toBe('answered')
    expect(nextPlanned(await events(id))?.kind).toBe('test-drive')
    expect(await undo(id, eventId)).toBe(true)
    expect((await work(id)).outcome).toBeNull()
    expect(await kinds(id)).toEqual([
      ['call', false],
      ['test-drive', false],
    ])
  })

  test('the holder of the message gets one reminder at the set time, and none for finished steps', async () => {
    const [kept, done, given] = [await message('Kept'), await message('Done'), await message('Given')]
    const dueAt = new Date(time + 2 * HOUR)
    for (const id of [kept, done, given]) await record(id, 'call', { dueAt })
    await passes(HOUR)
    expect(mails.mails).toEqual([])
    await record(done, 'no-answer')
    await step(given, 'take-over', dov)
    await passes(HOUR)
    await expect.poll(() => mails.mails.length).toBe(2)
    await passes(10 * MINUTE)
    expect(mails.mails.map(({ to }) => to)).toEqual(expect.arrayContaining([[ines], [dov]]))
    const [mail] = mailsTo(ines)
    if (!mail || mails.mails.length > 2) throw new Error('not one mail each')
    expect(mailHeader(mail, 'subject')).toMatch(/Call_Kept_Moss.+Service=3A_Kept_Moss/)
    expect(mailPart(mail, 'text/plain')).toContain(`/staff/messages/${kept}`)
    expect(mailPart(mail, 'text/plain')).toContain('As agreed')
  })

  test('messages taken but not answered are reported to the holder in one email, then to the next in line', async () => {
    for (const name of ['One', 'Two', 'Planned', 'Answered']) await step(await message(name), 'take')
    const idOf = async (name: string) =>
      (await Array.fromAsync(eachLead(database.db))).find(({ firstName }) => firstName === name)?.id ?? ''
    await record(await idOf('Planned'), 'call', { dueAt: new Date(time + 72 * HOUR) })
    await step(await idOf('Answered'), 'answered')
    const late = (times: number) => afterOpenMinutes(opening, times * LATE_MINUTES).getTime() - time
    await passes(late(1) - MINUTE)
    expect(mails.mails).toEqual([])
    await passes(2 * MINUTE)
    await expect.poll(() => mails.mails.length).toBe(1)
    const [mail] = mailsTo(ines)
    const text = mail ? mailPart(mail, 'text/plain') : ''
    expect(text.match(/Service: \w+ Moss/g)).toEqual(['Service: One Moss', 'Service: Two Moss'])
    await step(await idOf('Two'), 'answered')
    await passes(late(2) + MINUTE)
    await expect.poll(() => mailsTo(marlow).length).toBe(1)
    await passes(10 * HOUR)
    expect(mails.mails).toHaveLength(2)
    const [toMarlow] = mailsTo(marlow)
    expect(toMarlow ? mailPart(toMarlow, 'text/plain') : '').toContain('ines has it')
  })
})
