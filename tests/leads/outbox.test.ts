import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeMessage } from '../../src/features/contact/contact-store.server.ts'
import { configuredSenders } from '../../src/leads/channels/senders.server.ts'
import { claimDue, LEASE_MS } from '../../src/leads/claims.server.ts'
import { configuredChannels } from '../../src/leads/delivery-plan.server.ts'
import type { Channel, Delivery } from '../../src/leads/lead.ts'
import { eachLead } from '../../src/leads/leads.server.ts'
import { type Outbox, type OutboxOptions, startOutbox } from '../../src/leads/outbox.server.ts'
import { redeliverLeads, redeliverParked, releaseLeads } from '../../src/leads/staff-orders.server.ts'
import { type Db, openDatabase } from '../../src/platform/database.server.ts'
import { parseEnv } from '../../src/platform/env.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe.each(Object.entries(engines))('the outbox on %s', (_name, open) => {
  let database: TestDatabase
  let db: Db
  let mail: MailServer
  let webhook: WebhookReceiver
  let running: Outbox[]
  let time: number
  const now = () => new Date(time)

  beforeAll(async () => {
    database = await openMigrated(open)
    db = database.db
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await db.deleteFrom('contact_messages').execute()
    mail = await startMailServer()
    webhook = await startWebhookReceiver()
    running = []
    time = Date.parse('2026-05-01T12:00:00Z')
  })
  afterEach(async () => {
    await Promise.all(running.map((outbox) => outbox.stop()))
    await Promise.all([mail.close(), webhook.close()])
  })

  const environment = () =>
    parseEnv({
      SMTP_URL: mail.url,
      LEADS_EMAIL_TO: 'sales@dealer.example',
      LEADS_ADF_TO: 'crm@dealer.example',
      LEADS_WEBHOOK_URL: webhook.url,
      LEADS_WEBHOOK_SECRET: 'a secret of the test',
    })
  const run = (more: Partial<OutboxOptions> = {}): Outbox => {
    const senders = configuredSenders(environment(), more.db ?? db, now)
    const outbox = startOutbox({ db, senders, retentionDays: 730, now, pollMs: 10, graceMs: 50, ...more })
    running.push(outbox)
    return outbox
  }
  const all = () => configuredChannels(environment())
  const store = (words: string, channels: readonly Channel[] = all(), suspicion = '') =>
    storeMessage(
      db,
      { message: { ...goodMessage, interest: 'sales', message: words }, suspicion, receivedAt: now() },
      channels,
    )
  const leads = () => Array.fromAsync(eachLead(db))
  const deliveries = async (): Promise<Delivery[]> => (await leads()).flatMap((lead) => lead.deliveries)
  const states = async () => Object.fromEntries((await deliveries()).map(({ channel, state }) => [channel, state]))
  const lastAttempts = async () => (await deliveries()).map(({ attempts, lastError }) => [attempts, lastError !== ''])

  test('a message leaves by mail, ADF and webhook, and the visitor gets a confirmation', async () => {
    run()
    await store('A cart for four, please.')
    await eventually(states).toEqual({ mail: 'sent', adf: 'sent', webhook: 'sent', confirmation: 'sent' })
    expect(mail.mails.flatMap(({ to }) => to).sort()).toEqual([
      goodMessage.email,
      'crm@dealer.example',
      'sales@dealer.example',
    ])
    expect(webhook.hooks).toHaveLength(1)
  })

  test('one address is sent one confirmation an hour', async () => {
    run()
    await store('The first of two messages.')
    await store('The second of two messages.')
    time += HOUR
    await store('One that comes an hour later.')
    await eventually(async () => (await deliveries()).every(({ state }) => state === 'sent')).toBe(true)
    expect(mail.mails.filter(({ to }) => to.includes(goodMessage.email))).toHaveLength(2)
    expect(mail.mails.filter(({ to }) => to.includes('sales@dealer.example'))).toHaveLength(3)
  })

  test('a mail server that refuses for an hour gets the message when it is back', async () => {
    mail.mood('refuse')
    run()
    await store('Sent while the mail server refuses.', ['mail'])
    await eventually(lastAttempts).toEqual([[1, true]])
    time += MINUTE
    await eventually(lastAttempts).toEqual([[2, true]])
    mail.mood('accept')
    expect(await states()).toEqual({ mail: 'waiting' })
    time += HOUR
    await eventually(states).toEqual({ mail: 'sent' })
    expect(mail.mails).toHaveLength(1)
  })

  test('a mail server that hangs slows neither the visitor nor the webhook', async () => {
    mail.mood('hang')
    run()
    await store('The first, at which the mail server hangs.', ['mail', 'webhook'])
    await eventually(mail.begun).toBe(1)
    expect(await store('The second, stored all the same.', ['mail', 'webhook'])).toBe(true)
    await eventually(() => webhook.hooks.length).toBe(2)
    expect(mail.mails).toHaveLength(0)
  })

  test('an attempt that takes too long is given up and made again', async () => {
    mail.mood('hang')
    const impatient = run({ attemptMs: 50 })
    await store('Given up on, then sent.', ['mail'])
    await eventually(lastAttempts).toEqual([[1, true]])
    await impatient.stop()
    mail.mood('accept')
    time += MINUTE
    run()
    await eventually(states).toEqual({ mail: 'sent' })
  })

  test('a line that drops in the middle of a message loses nothing', async () => {
    mail.mood('drop')
    run()
    await store(`A long one. ${'word '.repeat(900)}`, ['mail'])
    await eventually(lastAttempts).toEqual([[1, true]])
    mail.mood('accept')
    time += MINUTE
    await eventually(states).toEqual({ mail: 'sent' })
    expect(mail.mails).toHaveLength(1)
  })

  test('after three days of failures a delivery is parked, and goes out when staff take it up again', async () => {
    webhook.answer(500)
    run()
    const started = time
    await store('Nobody takes this for three days.', ['webhook'])
    let attempts = 0
    while ((await states()).webhook === 'waiting') {
      attempts += 1
      await eventually(async () => {
        const [delivery] = await deliveries()
        return delivery?.attempts === attempts && (delivery.state === 'parked' || Date.parse(delivery.dueAt) > time)
      }).toBe(true)
      const [delivery] = await deliveries()
      if (delivery?.state === 'waiting') time = Date.parse(delivery.dueAt)
    }
    expect(time - started).toBe(3 * DAY)
    expect((await deliveries()).map(({ state, lastError }) => [state, lastError])).toEqual([
      ['parked', 'the webhook answered 500'],
    ])
    expect(webhook.hooks).toHaveLength(attempts)
    webhook.answer(204)
    expect(await redeliverParked(db, now())).toBe(1)
    await eventually(states).toEqual({ webhook: 'sent' })
  })

  test('a webhook that sends the message on to another address has not taken it', async () => {
    webhook.answer(307)
    run()
    await store('Not for anybody else.', ['webhook'])
    await eventually(lastAttempts).toEqual([[1, true]])
    expect(webhook.hooks).toHaveLength(1)
  })

  test('a confirmation to an address that does not exist is not tried for three days', async () => {
    mail.mood('unknown')
    run()
    await store('From a mistyped address.', ['mail', 'confirmation'])
    await eventually(states).toEqual({ mail: 'waiting', confirmation: 'parked' })
  })

  test('suspected spam stays until it is released', async () => {
    run()
    await store('Cheap watches for everyone.', all(), 'the hidden field was filled in')
    await store('An honest message.', ['mail'])
    await eventually(() => mail.mails.length).toBe(1)
    const [suspect] = (await leads()).filter(({ suspicion }) => suspicion !== '')
    expect(suspect?.deliveries.map(({ state }) => state)).toEqual(['held', 'held', 'held', 'held'])
    const id = suspect?.id ?? ''
    expect(await redeliverLeads(db, [id], { channels: all(), now: now() })).toEqual([])
    expect(await releaseLeads(db, [id], { channels: all(), now: now() })).toEqual([id])
    expect(await releaseLeads(db, [id], { channels: all(), now: now() })).toEqual([])
    await eventually(async () => (await deliveries()).every(({ state }) => state === 'sent')).toBe(true)
    expect(mail.mails).toHaveLength(4)
  })

  test('messages from before a channel was configured go out when staff ask', async () => {
    await store('Stored when nothing was configured.', [])
    run()
    const [lead] = await leads()
    await redeliverLeads(db, [lead?.id ?? ''], { channels: ['mail', 'webhook'], now: now() })
    await eventually(states).toEqual({ mail: 'sent', webhook: 'sent' })
  })

  test('replicas share the work and deliver nothing twice', async () => {
    const another = () => openDatabase(database.location)
    const replicas = database.location.DATABASE_URL ? [another(), another(), db] : [db, db, db]
    for (const replica of replicas) run({ db: replica })
    for (let index = 0; index < 40; index++) await store(`Message ${index} of forty.`, ['mail', 'webhook'])
    await eventually(async () => (await deliveries()).filter(({ state }) => state !== 'sent').length).toBe(0)
    expect(mail.mails).toHaveLength(40)
    expect(webhook.hooks).toHaveLength(40)
    await Promise.all(running.map((outbox) => outbox.stop()))
    await Promise.all(replicas.filter((replica) => replica !== db).map((replica) => replica.destroy()))
  })

  test('what a dead process had claimed is taken over once its lease has run out', async () => {
    await store('Claimed by a process that died.', ['mail'])
    expect(await claimDue(db, { channel: 'mail', owner: 'dead', now: now(), limit: 9 })).toHaveLength(1)
    run()
    await store('Claimed by nobody yet.', ['mail'])
    await eventually(() => mail.mails.length).toBe(1)
    time += LEASE_MS + 1
    await eventually(() => mail.mails.length).toBe(2)
  })

  test('told to stop, it gives back what it could not finish, at once and untried', async () => {
    mail.mood('hang')
    const outbox = run()
    await store('Under way when the site stops.', ['mail'])
    await eventually(mail.begun).toBe(1)
    await outbox.stop()
    expect((await deliveries()).map(({ attempts, state }) => [attempts, state])).toEqual([[0, 'waiting']])
    mail.mood('accept')
    run()
    await eventually(states).toEqual({ mail: 'sent' })
  })

  test('messages are erased with their deliveries when their days are over, once a day', async () => {
    await store('Old and to be forgotten.')
    time += 20 * DAY
    await store('Young enough.', [])
    run({ senders: [], retentionDays: 30 })
    time += 9 * DAY
    await eventually(async () => (await leads()).length).toBe(2)
    time += 2 * DAY
    await eventually(async () => (await leads()).map(({ message }) => message)).toEqual(['Young enough.'])
    expect(await db.selectFrom('deliveries').selectAll().execute()).toEqual([])
  })
})
