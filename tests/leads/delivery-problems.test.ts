import { Migrator, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { refusedRecipients } from '../../src/domain/leads/channels/refused-recipients.server.ts'
import { configuredSenders } from '../../src/domain/leads/channels/senders.server.ts'
import { smtpProblems } from '../../src/domain/leads/channels/smtp-problems.ts'
import { deliveryLabel } from '../../src/domain/leads/delivery-state.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { migrate } from '../../src/server/database/database.server.ts'
import { migrations } from '../../src/server/database/migrations.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines } from '../support/databases.ts'
import { goodMessage } from '../support/messages.ts'
import { MINUTE, outboxHarness } from '../support/running-outbox.ts'

const ann = 'Ann@dealer.example'
const bob = 'bob@dealer.example'

describe.each(Object.entries(engines))('delivery problems on %s', (_name, open) => {
  const outbox = outboxHarness(open)
  const env = (more: Record<string, string> = {}) =>
    parseEnv({
      SMTP_URL: outbox.mail.url,
      LEADS_EMAIL_TO: `${ann}, ${bob}`,
      LEADS_TEXT_TO: `${ann}, ${bob}`,
      STAFF_LINK_KEY: 'a key of the test, of enough length',
      ...more,
    })
  const run = (more?: Record<string, string>) =>
    outbox.run({ senders: configuredSenders(env(more), outbox.db, outbox.now) })
  const first = async () => {
    const [delivery] = await outbox.settled()
    return delivery && delivery.attempts > 0 ? delivery : undefined
  }
  const problems = async () => (await first())?.problems.map(({ address, kind, code }) => [address, kind, code])

  test.each(['mail', 'text'] as const)(
    'with a message sent by %s name the refused recipient, whatever the server’s words',
    async (channel) => {
      outbox.mail.refuse({ [ann]: [550, 'Diese Adresse gibt es nicht; refused for nobody: 451'] })
      outbox.time = Date.parse('2026-05-01T15:00:00Z')
      run()
      await outbox.store('Is the red one there?', [channel])
      await expect.poll(outbox.states).toEqual({ [channel]: 'sent' })
      expect(await problems()).toEqual([[ann, 'address', 550]])
      expect((await outbox.deliveries()).map(deliveryLabel)).toEqual([`sent, but not to ${ann}`])
      expect((await refusedRecipients(outbox.db, env())).map(({ address, code }) => [address, code])).toEqual([
        [ann, 550],
      ])
    },
  )

  test.each(['mail', 'text'] as const)(
    'keep a refusal while the delivery by %s to somebody else is retried',
    async (channel) => {
      outbox.mail.refuse({ [ann]: [553, 'unknown'], [bob]: [451, 'plus tard'] })
      outbox.time = Date.parse('2026-05-01T15:00:00Z')
      run()
      await outbox.store('Is the blue one there?', [channel])
      await expect.poll(problems).toEqual([
        [ann, 'address', 553],
        [bob, 'temporary', 451],
      ])
      expect((await refusedRecipients(outbox.db, env())).map(({ address }) => address)).toEqual([ann])
      outbox.mail.refuse({ [ann]: [553, 'unknown'] })
      outbox.time += MINUTE
      await expect.poll(outbox.states).toEqual({ [channel]: 'sent' })
      expect(await problems()).toEqual([[ann, 'address', 553]])
    },
  )

  test('name all recipients if all of them are refused, until they are accepted', async () => {
    outbox.mail.refuse({ [ann]: [550, '5.1.1 nichts'], [bob]: [550, '5.1.1 nichts'] })
    run()
    await outbox.store('Is anybody there?', ['mail'])
    await expect.poll(problems).toEqual([
      [ann, 'address', 550],
      [bob, 'address', 550],
    ])
    expect(await outbox.states()).toEqual({ mail: 'waiting' })
    expect(await refusedRecipients(outbox.db, env())).toHaveLength(2)
    outbox.mail.refuse({})
    outbox.time += MINUTE
    await expect.poll(outbox.states).toEqual({ mail: 'sent' })
    expect([await problems(), await refusedRecipients(outbox.db, env())]).toEqual([[], []])
  })

  test('do not call a visitor’s address mistyped if the server’s policy rejects the email', async () => {
    outbox.mail.refuse({ [goodMessage.email]: [554, '5.7.1 relay access denied'] })
    run()
    await outbox.store('To a good address.', ['confirmation'])
    await expect.poll(problems).toEqual([[goodMessage.email, 'message', 554]])
    expect(await outbox.states()).toEqual({ confirmation: 'waiting' })
    outbox.mail.refuse({ [goodMessage.email]: [550, '5.1.1 no such user'] })
    outbox.time += MINUTE
    await expect.poll(outbox.states).toEqual({ confirmation: 'refused' })
    expect(await problems()).toEqual([[goodMessage.email, 'address', 550]])
  })

  test.each([
    [404, 'address'],
    [401, 'sign-in'],
    [422, 'message'],
    [503, 'temporary'],
  ] as const)('with status %d from a webhook are classified as "%s"', async (status, kind) => {
    outbox.webhook.answer(status)
    run({ LEADS_WEBHOOK_URL: outbox.webhook.url })
    await outbox.store('To the webhook.', ['webhook'])
    await expect.poll(problems).toEqual([['', kind, status]])
  })

  test('record an unreachable server once for all recipients', async () => {
    run({ SMTP_URL: 'smtp://127.0.0.1:1' })
    await outbox.store('Nobody is at home.', ['mail'])
    await expect.poll(problems).toEqual([['', 'network', null]])
  })

  test('are empty for a row from the previous version, whose error message is kept', async () => {
    await outbox.store('From a deploy.', ['mail'])
    const last_error = `refused for ${ann}: 550 no such person`
    await outbox.db.updateTable('deliveries').set({ state: 'sent', last_error }).execute()
    const [delivery] = await outbox.deliveries()
    expect(delivery).toMatchObject({ lastError: last_error, problems: [] })
  })
})

test.each(Object.entries(engines))('the migration converts error messages to data, on %s', async (_name, open) => {
  const database = await open()
  try {
    const { db, location } = database
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo('0023-visit-counts')
    const notes = {
      one: 'refused for a@dealer.example: 550 5.1.1 gone; refused for b@dealer.example: 450 greylisted',
      two: 'refused for ntfy#2: it answered 403',
      three: 'connect ECONNREFUSED 127.0.0.1:25',
    }
    for (const [id, note] of Object.entries(notes)) {
      await sql`
        insert into contact_messages (id, idempotency_key, first_name, last_name, email, phone, interest, message,
          suspected, suspicion, received_at)
        values (${id}, ${id}, 'Ada', 'Moss', 'ada@example.com', '856-555-0100', 'sales', 'From before.', 0, '',
          '2026-05-01T12:00:00.000Z')`.execute(db)
      await sql`
        insert into deliveries (id, message_id, channel, state, attempts, planned_at, due_at, last_error)
        values (${id}, ${id}, 'mail', 'sent', 1, '2026-05-01', '2026-05-01', ${note})`.execute(db)
    }
    await migrate(db, location)
    const problemsOfLeads = (await Array.fromAsync(eachLead(db))).flatMap(({ id, deliveries }) =>
      deliveries.map(({ problems }) => [id, problems.map(({ address, kind, code }) => [address, kind, code])] as const),
    )
    expect(Object.fromEntries(problemsOfLeads)).toEqual({
      one: [
        ['a@dealer.example', 'address', 550],
        ['b@dealer.example', 'temporary', 450],
      ],
      two: [['ntfy#2', 'address', 403]],
      three: [],
    })
  } finally {
    await database.close()
  }
})

test.each([
  [{ code: 'EAUTH', responseCode: 535, response: '535 5.7.139 basic authentication is disabled' }, 'sign-in'],
  [{ code: 'EAUTH', message: 'Missing credentials for "PLAIN"' }, 'sign-in'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530, response: '530 5.7.57 not authenticated' }, 'sign-in'],
  [{ code: 'EAUTH', responseCode: 454, response: '454 4.7.0 try later' }, 'temporary'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 5.1.8 no such sender' }, 'message'],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 5.6.0 spam' }, 'message'],
  [{ code: 'ETLS', command: 'STARTTLS', responseCode: 500, response: '500 command not recognized' }, 'network'],
])('classifies the SMTP error %j as "%s"', (error, kind) => {
  expect(smtpProblems(error).map((problem) => problem.kind)).toEqual([kind])
})
