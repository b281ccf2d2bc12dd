import { describe, expect, test } from 'vitest'
import { nextOpen } from '../../src/domain/hours/dealer-hours.ts'
import { refusedRecipients } from '../../src/domain/leads/channels/refused-recipients.server.ts'
import { configuredSenders } from '../../src/domain/leads/channels/senders.server.ts'
import { deliveryLabel } from '../../src/domain/leads/delivery-state.ts'
import { redeliverLeads, releaseLeads } from '../../src/domain/leads/work/lead-commands.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines } from '../support/databases.ts'
import { goodMessage } from '../support/messages.ts'
import { HOUR, outboxHarness } from '../support/running-outbox.ts'

describe.each(Object.entries(engines))('the outbox on %s', (_name, open) => {
  const outbox = outboxHarness(open)

  test('delivers a message by mail, ADF and webhook, and confirms it to the visitor', async () => {
    outbox.run()
    await outbox.store('A cart for four, please.')
    await expect.poll(outbox.states).toEqual({ mail: 'sent', adf: 'sent', webhook: 'sent', confirmation: 'sent' })
    expect(outbox.mail.mails.flatMap(({ to }) => to).sort()).toEqual([
      goodMessage.email,
      'crm@dealer.example',
      'sales@dealer.example',
    ])
    expect(outbox.webhook.hooks).toHaveLength(1)
  })

  test('sends a short text only during opening hours, even when it is retried', async () => {
    const env = parseEnv({ SMTP_URL: outbox.mail.url, LEADS_TEXT_TO: '8565550177@text.example' })
    outbox.moveClock(Date.parse('2026-05-02T22:00:00Z') - outbox.time)
    outbox.mail.mood('refuse')
    outbox.run({ senders: configuredSenders(env, outbox.db, outbox.now) })
    await outbox.store('Written on a Saturday evening.', ['text', 'confirmation'])
    await expect
      .poll(async () => (await outbox.settled()).find(({ channel }) => channel === 'confirmation')?.attempts)
      .toBe(1)
    const due = async () => (await outbox.settled()).find(({ channel }) => channel === 'text')
    expect(await due()).toMatchObject({ attempts: 0, dueAt: nextOpen(outbox.now()).toISOString() })
    outbox.time = nextOpen(outbox.now()).getTime()
    await expect.poll(async () => (await due())?.attempts).toBe(1)
    outbox.mail.mood('accept')
    outbox.time += HOUR
    await expect.poll(outbox.allSent).toBe(true)
    expect(outbox.mail.mails.map(({ to }) => to)).toContainEqual(['8565550177@text.example'])
  })

  test('reports a dealer mailbox that refuses mail, until mail gets through', async () => {
    const env = { ...outbox.env(), LEADS_EMAIL_TO: ['ann@dealer.example', 'nobody@dealer.example'] }
    outbox.run({ senders: configuredSenders(env, outbox.db, outbox.now) })
    await outbox.store('For two salespeople.', ['mail'])
    await expect.poll(outbox.allSent).toBe(true)
    expect((await outbox.deliveries()).map(deliveryLabel)).toEqual(['sent, but not to nobody@dealer.example'])
    expect(await refusedRecipients(outbox.db, env)).toEqual([
      { address: 'nobody@dealer.example', kind: 'address', code: 550, answer: expect.stringContaining('550') },
    ])
    expect(await refusedRecipients(outbox.db, { ...env, LEADS_EMAIL_TO: ['ann@dealer.example'] })).toEqual([])
    await outbox.db.updateTable('deliveries').set({ last_error: '', problems: null }).execute()
    expect(await refusedRecipients(outbox.db, env)).toEqual([])
  })

  test('sends an address at most one confirmation an hour', async () => {
    outbox.run()
    await outbox.store('The first of two messages.')
    await outbox.store('The second of two messages.')
    outbox.time += HOUR
    await outbox.store('One that comes an hour later.')
    await expect.poll(outbox.allSent).toBe(true)
    expect(outbox.mail.mails.filter(({ to }) => to.includes(goodMessage.email))).toHaveLength(2)
    expect(outbox.mail.mails.filter(({ to }) => to.includes('sales@dealer.example'))).toHaveLength(3)
  })

  test('treats an address with a tag as the address without it', async () => {
    for (const email of ['ada@example.com', 'ada+1@example.com', 'ADA+two@example.com', 'adam@example.com']) {
      await outbox.store(`From ${email} in the same hour.`, ['confirmation'], '', email)
    }
    const confirmed = (await outbox.leads()).filter(({ deliveries }) => deliveries.length > 0)
    expect(confirmed.map(({ email }) => email).toSorted()).toEqual(['ada@example.com', 'adam@example.com'])
  })

  test('sends at most CONFIRMATION_LIMIT confirmations an hour, but still sends the dealer every message', async () => {
    const limit = parseEnv({}).CONFIRMATION_LIMIT
    for (let number = 0; number < limit + 2; number++) {
      await outbox.store('One of a flood.', ['webhook', 'confirmation'], '', `visitor${number}@example.com`)
    }
    const planned = async () => (await outbox.deliveries()).map(({ channel }) => channel)
    expect((await planned()).filter((channel) => channel === 'confirmation')).toHaveLength(limit)
    expect((await planned()).filter((channel) => channel === 'webhook')).toHaveLength(limit + 2)
    outbox.time += HOUR
    await outbox.store('One of the next hour.', ['confirmation'], '', 'later@example.com')
    expect((await planned()).filter((channel) => channel === 'confirmation')).toHaveLength(limit + 1)
  })

  test('keeps likely spam in quarantine until it is released', async () => {
    outbox.run()
    await outbox.store('Cheap watches for everyone.', outbox.all(), 'hidden-field')
    await outbox.store('An honest message.', ['mail'])
    await expect.poll(() => outbox.mail.mails.length).toBe(1)
    const [spam] = (await outbox.leads()).filter(({ spamReason }) => spamReason !== '')
    expect(spam?.deliveries.map(({ state }) => state)).toEqual([
      'quarantined',
      'quarantined',
      'quarantined',
      'quarantined',
    ])
    const id = spam?.id ?? ''
    expect(await redeliverLeads(outbox.db, [id], { channels: outbox.all(), now: outbox.now() })).toEqual([])
    expect(await releaseLeads(outbox.db, [id], { channels: outbox.all(), now: outbox.now() })).toEqual([id])
    expect(await releaseLeads(outbox.db, [id], { channels: outbox.all(), now: outbox.now() })).toEqual([])
    await expect.poll(outbox.allSent).toBe(true)
    expect(outbox.mail.mails).toHaveLength(4)
  })

  test('lets staff send messages that came in before a channel was configured', async () => {
    await outbox.store('Stored when nothing was configured.', [])
    outbox.run()
    const [lead] = await outbox.leads()
    await redeliverLeads(outbox.db, [lead?.id ?? ''], { channels: ['mail', 'webhook'], now: outbox.now() })
    await expect.poll(outbox.states).toEqual({ mail: 'sent', webhook: 'sent' })
  })
})
