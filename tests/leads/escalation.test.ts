import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { physicalShowrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { afterOpenMinutes, nextOpen } from '../../src/domain/hours/dealer-hours.ts'
import { replaceHoursChanges } from '../../src/domain/hours/hours-by-date.ts'
import { configuredSenders } from '../../src/domain/leads/channels/senders.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { type LeadVehicle, noOrigin } from '../../src/domain/leads/lead.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { escalation } from '../../src/domain/leads/notices/escalation.server.ts'
import { leadLists } from '../../src/domain/leads/notices/lead-list-mail.server.ts'
import { leadNotices } from '../../src/domain/leads/notices/lead-notices.server.ts'
import { deliveries } from '../../src/domain/leads/outbox.server.ts'
import { takeStep } from '../../src/domain/leads/work/lead-work.server.ts'
import { type Jobs, startJobs } from '../../src/server/database/jobs/run-jobs.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { showroomVariable } from '../../src/server/settings/showroom-mail-variable.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type MailServer, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'

const MINUTE = 60_000
const [{ id: showroom } = { id: '' }] = physicalShowrooms
const opening = nextOpen(new Date('2026-05-04T03:00:00Z'))

/** Returns the first closing time after the opening. */
function closingAfter(open: Date): Date {
  let at = open.getTime()
  while (nextOpen(new Date(at)).getTime() === at) at += MINUTE
  return new Date(at)
}

test('waiting time counts only opening hours: it pauses at closing and resumes at the next opening', () => {
  expect(afterOpenMinutes(opening, 15)).toEqual(new Date(opening.getTime() + 15 * MINUTE))
  const closing = closingAfter(opening)
  const late = new Date(closing.getTime() - 10 * MINUTE)
  expect(afterOpenMinutes(late, 15)).toEqual(new Date(nextOpen(closing).getTime() + 5 * MINUTE))
  expect(afterOpenMinutes(closing, 15)).toEqual(new Date(nextOpen(closing).getTime() + 15 * MINUTE))
})

describe.each(Object.entries(engines))('an unanswered message on %s', (_name, open) => {
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
      LEADS_EMAIL_TO: 'ines@dealer.example, marlow@dealer.example',
      LEADS_EMAIL_TO_SERVICE: 'noor@dealer.example',
      [showroomVariable(showroom)]: 'Floor@dealer.example, noor@dealer.example',
      LEADS_ESCALATE_TO: 'priya@dealer.example',
      LEADS_ESCALATE_MINUTES: '15',
    })
    const work = [
      ...deliveries(db, configuredSenders(env, db, now)),
      ...leadNotices({ db, env, now }),
      ...leadLists({ db, env, now }),
      ...escalation({ db, env, now }),
    ]
    jobs = startJobs({ db, work, now, pollMs: 20 })
  })
  afterEach(async () => {
    await jobs.stop()
    await database.db.deleteFrom('contact_messages').execute()
    await database.db.deleteFrom('jobs').execute()
  })

  const mailsTo = (person: string) => mails.mails.filter(({ to }) => to.includes(person))

  async function received(
    interest: 'sales' | 'service' = 'sales',
    first = 'marlow@dealer.example',
    vehicle: LeadVehicle | null = null,
  ): Promise<string> {
    const submission = { ...goodMessage, interest }
    const origin = { ...noOrigin, vehicle }
    await storeLead(database.db, { submission, spamReason: '', receivedAt: now(), origin }, ['mail'])
    await expect.poll(() => mailsTo(first).length).toBe(1)
    // The delivery is recorded only after the email has been sent.
    const waiting = database.db.selectFrom('deliveries').select('id').where('state', '!=', 'sent')
    await expect.poll(() => waiting.execute()).toEqual([])
    const [lead] = await Array.fromAsync(eachLead(database.db))
    return lead?.id ?? ''
  }

  /** Moves the clock, and waits long enough for each job to have checked the new time. */
  async function passes(minutes: number): Promise<void> {
    time += minutes * MINUTE
    await new Promise((resolve) => setTimeout(resolve, 600))
  }

  test('goes to others once, after the configured number of minutes', async () => {
    await received()
    await passes(14)
    expect(mailsTo('priya@dealer.example')).toEqual([])
    await passes(2)
    await expect.poll(() => mailsTo('priya@dealer.example').length).toBe(1)
    await passes(60)
    const [mail, ...more] = mailsTo('priya@dealer.example')
    expect(more).toEqual([])
    const text = mail ? mailPart(mail, 'text/plain') : ''
    expect(text).toContain('Nobody has taken it in 15 minutes')
    expect(text.match(/\/staff\S*/g)).toEqual([expect.stringMatching(/^\/staff\/messages\/[\w-]+$/)])
  })

  test('waits over Thanksgiving until the rest of the time has passed on the following day', async () => {
    time = Date.parse('2026-11-25T16:50:00-05:00')
    await received()
    await passes(24 * 60)
    expect(mailsTo('priya@dealer.example')).toEqual([])
    time = Date.parse('2026-11-27T09:03:00-05:00')
    await passes(1)
    expect(mailsTo('priya@dealer.example')).toEqual([])
    await passes(2)
    await expect.poll(() => mailsTo('priya@dealer.example').length).toBe(1)
  })

  test('waits for the first open day after months of closure', async () => {
    replaceHoursChanges([{ from: '2026-12-01', to: '2027-02-28', name: 'Winter', closed: 'Closed' }])
    onTestFinished(() => replaceHoursChanges([]))
    time = Date.parse('2026-12-05T12:00:00-05:00')
    await received()
    time = Date.parse('2027-02-28T12:00:00-05:00')
    await passes(1)
    expect(mailsTo('priya@dealer.example')).toEqual([])
    time = Date.parse('2027-03-01T09:20:00-05:00')
    await passes(1)
    await expect.poll(() => mailsTo('priya@dealer.example').length).toBe(1)
  })

  test('goes first to others who handle its interest or showroom, then to the next group if they do not take it', async () => {
    const cart: LeadVehicle = {
      id: 'a-cart',
      name: 'A cart',
      brand: '',
      year: '',
      condition: '',
      price: null,
      stockNumber: '',
      vin: '',
      stockStatus: '',
      showroom,
    }
    await received('service', 'noor@dealer.example', cart)
    await passes(16)
    await expect.poll(() => mailsTo('floor@dealer.example').length).toBe(1)
    expect(mailsTo('priya@dealer.example')).toEqual([])
    await passes(13)
    expect(mailsTo('priya@dealer.example')).toEqual([])
    await passes(2)
    await expect.poll(() => mailsTo('priya@dealer.example').length).toBe(1)
    await passes(60)
    expect(mails.mails.map(({ to }) => to)).toEqual([
      ['noor@dealer.example'],
      ['floor@dealer.example'],
      ['priya@dealer.example'],
    ])
    const [toFloor, toLast] = mails.mails.slice(1).map((mail) => mailPart(mail, 'text/plain'))
    expect(toFloor).toContain('Nobody has taken it in 15 minutes')
    expect(toLast).toContain('Nobody has taken it in 30 minutes')
  })

  test('is escalated once, together with all other due messages, in one email to each person', async () => {
    for (const firstName of ['Hank', 'Nadia', 'Taken']) {
      const submission = { ...goodMessage, interest: 'sales' as const, firstName, message: `From ${firstName}` }
      await storeLead(database.db, { submission, spamReason: '', receivedAt: now() }, ['mail'])
    }
    await expect.poll(() => mailsTo('marlow@dealer.example').length).toBe(3)
    const waiting = database.db.selectFrom('deliveries').select('id').where('state', '!=', 'sent')
    await expect.poll(() => waiting.execute()).toEqual([])
    const taken = (await Array.fromAsync(eachLead(database.db))).find(({ firstName }) => firstName === 'Taken')
    const take = { action: 'take', person: 'ines@dealer.example', recipients: [], now: now() } as const
    await takeStep(database.db, taken?.id ?? '', 0, take)
    await passes(16)
    await expect.poll(() => mailsTo('priya@dealer.example').length).toBe(1)
    await passes(60)
    const [mail, ...more] = mailsTo('priya@dealer.example')
    expect(more).toEqual([])
    const text = mail ? mailPart(mail, 'text/plain') : ''
    expect(text.match(/Sales: \w+ Moss/g)).toEqual(['Sales: Hank Moss', 'Sales: Nadia Moss'])
    expect(text.match(/\/staff\/messages\/[\w-]+/g)).toHaveLength(2)
    expect(text).not.toMatch(/larkway |npx /)
  })

  test('goes to nobody else once somebody has taken it', async () => {
    const id = await received()
    await takeStep(database.db, id, 0, { action: 'take', person: 'ines@dealer.example', recipients: [], now: now() })
    await passes(30)
    expect(mailsTo('priya@dealer.example')).toEqual([])
    await expect.poll(() => mailsTo('marlow@dealer.example').length).toBe(2)
  })
})
