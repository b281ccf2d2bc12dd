import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replies } from '../../src/content/dealer/schema/replies.schema.ts'
import { nextOpen } from '../../src/domain/hours/dealer-hours.ts'
import { configuredSenders } from '../../src/domain/leads/channels/senders.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { noOrigin } from '../../src/domain/leads/lead.ts'
import { eachLead, type LeadWithDeliveries } from '../../src/domain/leads/leads.server.ts'
import { deliveries } from '../../src/domain/leads/outbox.server.ts'
import { eventsOf, nextPlanned } from '../../src/domain/leads/work/lead-events.server.ts'
import {
  failedReplies,
  leadReplies,
  recordReply,
  replyState,
  sendReplyAgain,
} from '../../src/domain/leads/work/lead-replies.server.ts'
import { findWork, takeStep } from '../../src/domain/leads/work/lead-work.server.ts'
import { repliesTo } from '../../src/domain/leads/work/saved-replies.server.ts'
import { inviteStaff } from '../../src/domain/staff/people.server.ts'
import { type Jobs, startJobs } from '../../src/server/database/jobs/run-jobs.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { leadVehicle } from '../support/carts.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type MailServer, mailHeader, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'

const ines = 'ines@dealer.example'
const opening = nextOpen(new Date('2026-05-04T03:00:00Z'))

describe.each(Object.entries(engines))('a reply from the site on %s', (_name, open) => {
  let database: TestDatabase
  let mails: MailServer
  let jobs: Jobs
  let time = opening.getTime()
  const now = () => new Date(time)

  beforeAll(async () => {
    database = await openMigrated(open)
    await inviteStaff(database.db, ines, 'Ines Halloway', now())
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    mails = await startMailServer()
    time = opening.getTime()
    const { db } = database
    const env = parseEnv({ SMTP_URL: mails.url, LEADS_EMAIL_TO: ines, MAIL_FROM: 'Larkway <web@dealer.example>' })
    const work = [...deliveries(db, configuredSenders(env, db, now)), ...leadReplies({ db, env, now })]
    jobs = startJobs({ db, work, now, pollMs: 20 })
  })
  afterEach(async () => {
    await jobs.stop()
    await mails.close()
    await database.db.deleteFrom('contact_messages').execute()
    await database.db.deleteFrom('jobs').execute()
  })

  async function message(email = goodMessage.email): Promise<LeadWithDeliveries> {
    const submission = { ...goodMessage, interest: 'sales' as const, email, message: '¿Hacen entregas?\nGracias.' }
    const origin = { ...noOrigin, vehicle: leadVehicle, topic: 'quote' }
    await storeLead(database.db, { submission, spamReason: '', receivedAt: now(), origin }, ['confirmation'])
    const sent = async () => (await Array.fromAsync(eachLead(database.db)))[0]?.deliveries.map(({ state }) => state)
    await expect.poll(sent).not.toEqual(['waiting'])
    const [lead] = await Array.fromAsync(eachLead(database.db))
    if (!lead) throw new Error('nothing was stored')
    return lead
  }

  const reply = async (lead: LeadWithDeliveries, text: string, { id = randomUUID(), person = ines, seen = 0 } = {}) =>
    recordReply(database.db, lead, { id, text, person, seen, recipients: [], now: now() })
  const events = async (id: string) => (await eventsOf(database.db, [id])).get(id) ?? []
  const states = async (id: string) =>
    Promise.all(
      (await events(id))
        .filter(({ kind }) => kind === 'reply')
        .map(async (event) => (await replyState(database.db, event)).state),
    )

  test('goes to the customer in the thread of the confirmation, and answers the message', async () => {
    const lead = await message()
    const id = randomUUID()
    expect(await reply(lead, 'Hola Ada:\n\nSí, <b>también</b> a Archbald.\nInes', { id })).toBe('recorded')
    expect(await reply(lead, 'Pressed twice', { id })).toBe('recorded')
    expect(await findWork(database.db, lead.id)).toMatchObject({ holder: ines, outcome: 'answered' })
    await expect.poll(() => states(lead.id)).toEqual(['sent'])
    const [confirmation, mail, ...more] = mails.mails
    if (!confirmation || !mail) throw new Error('no mail came')
    expect(more).toEqual([])
    expect(mail.to).toEqual([lead.email])
    expect(mailHeader(mail, 'from')).toBe('Larkway <web@dealer.example>')
    expect(mailHeader(mail, 'reply-to')).toContain(`<${ines}>`)
    expect(mailHeader(mail, 'in-reply-to')).toBe(mailHeader(confirmation, 'message-id'))
    expect(mailHeader(mail, 'subject')).toBe(`Re: ${mailHeader(confirmation, 'subject')}`)
    expect(mailHeader(mail, 'auto-submitted')).toBe('no')
    const text = mailPart(mail, 'text/plain')
    expect(text).toMatch(/^Hola Ada:\n\nSí, <b>también<\/b> a Archbald\.\nInes/)
    expect(text).toContain('> ¿Hacen entregas?\n> Gracias.')
    expect(mail.raw).not.toContain('/staff')
    expect(mailPart(mail, 'text/html')).toContain('&lt;b&gt;también&lt;/b&gt;')
    time += 60_000
    await reply(lead, 'And one more thing', { seen: 1 })
    await expect.poll(() => mails.mails.length).toBe(3)
    const second = mails.mails[2]
    expect(second && mailHeader(second, 'in-reply-to')).toBe(mailHeader(mail, 'message-id'))
  })

  test('cannot be sent while somebody else has the message, or from a page that misses somebody else’s step', async () => {
    const lead = await message()
    await takeStep(database.db, lead.id, 0, {
      action: 'take',
      person: 'dov@dealer.example',
      recipients: [],
      now: now(),
    })
    expect(await reply(lead, 'Too late', { seen: 0 })).toBe('theirs')
    await takeStep(database.db, lead.id, 1, {
      action: 'undo',
      person: 'dov@dealer.example',
      recipients: [],
      now: now(),
    })
    expect(await reply(lead, 'Not seen', { seen: 0 })).toBe('stale')
    expect(await events(lead.id)).toEqual([])
  })

  test('turns into a planned call if the mail server refuses the customer’s address', async () => {
    const lead = await message('nobody@example.com')
    await reply(lead, 'Will this arrive?')
    await expect.poll(() => states(lead.id)).toEqual(['refused'])
    expect(nextPlanned(await events(lead.id))).toMatchObject({ kind: 'call', person: ines, dueAt: now().toISOString() })
    expect(await failedReplies(database.db, now())).toEqual([])
  })

  test('is retried if it cannot be sent, then reported, and sent again on request', async () => {
    const lead = await message()
    mails.mood('refuse')
    await reply(lead, 'Is anybody there?')
    const failed = async () => {
      time += 24 * 60 * 60_000
      return states(lead.id)
    }
    await expect.poll(failed, { interval: 100, timeout: 30_000 }).toEqual(['failed'])
    expect(await failedReplies(database.db, now())).toEqual([lead.id])
    const [event] = await events(lead.id)
    const { error } = event ? await replyState(database.db, event) : { error: '' }
    expect(error).toMatch(/^The mail server did not take it: /)
    expect(error).not.toContain(lead.email)
    mails.mood('accept')
    await sendReplyAgain(database.db, event?.id ?? '', now())
    await expect.poll(() => states(lead.id)).toEqual(['sent'])
    expect(await failedReplies(database.db, now())).toEqual([])
  })

  test('can start from saved replies for the topic, in the language of the message', async () => {
    const writing = { me: 'Ines', now: now(), cartState: undefined, alike: [] }
    const [first, second, ...others] = await repliesTo(database.db, await message(), writing)
    expect(first?.label).toMatch(/in Spanish$/)
    expect(first?.text).toContain(`el ${leadVehicle.name}`)
    expect(first?.text).toMatch(/^Hola, Ada:[^{}]+Ines$/)
    expect(second?.text).not.toMatch(/[{}]/)
    expect(others.filter(({ label }) => /on hold|sold/.test(label))).toEqual([])
    for (const [cartState, words] of [
      ['cart-on-hold', 'reservado para otra persona'],
      ['cart-sold', 'ya se vendió'],
    ] as const) {
      const about = await repliesTo(database.db, await message(), { ...writing, cartState })
      expect(about[0]?.text).toContain(words)
      expect(about.filter(({ label }) => /on hold|sold/.test(label))).toHaveLength(2)
    }
    expect(first?.isOffer).toBe(false)
    const alike = [{ name: 'Denago Rover', price: '$9,995', url: 'https://dealer.example/vehicle/rover' }]
    const [offer] = await repliesTo(database.db, await message(), { ...writing, alike })
    expect(offer?.isOffer).toBe(true)
    expect(offer?.label).toMatch(/in Spanish$/)
    expect(offer?.text).toContain('\n\nDenago Rover, $9,995: https://dealer.example/vehicle/rover\n\nInes')
  })
})

test('an unknown name in braces in replies.yaml is reported', () => {
  const { error } = replies.safeParse({ replies: [{ label: 'Price', text: 'Hi {customer}, it costs {price}.' }] })
  expect(error?.issues[0]?.message).toContain('in place of {price}')
  expect(replies.safeParse({ replies: [{ label: 'Price', text: 'Hi {customer}' }] }).success).toBe(true)
  expect(replies.safeParse({ replies: [{ label: 'Price', text: 'Hi', topics: ['boats'] }] }).success).toBe(false)
})
