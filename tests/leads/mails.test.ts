import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { business } from '../../src/content/dealer/facts/business.facts.ts'
import { mailingAddress } from '../../src/content/dealer/facts/showrooms.facts.ts'
import { thankYouPage } from '../../src/content/words/contact.words.ts'
import { mails } from '../../src/content/words/message-mails.words.ts'
import { type Channel, channels } from '../../src/domain/leads/channels/channels.ts'
import { configuredSenders } from '../../src/domain/leads/channels/senders.server.ts'
import { type Lead, noOrigin, topicLabel } from '../../src/domain/leads/lead.ts'
import type { LeadEvent } from '../../src/domain/leads/work/lead-events.server.ts'
import { testDriveFile } from '../../src/domain/leads/work/test-drive-calendar.server.ts'
import { removeStaff } from '../../src/domain/staff/remove-staff.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { leadVehicle } from '../support/carts.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type MailServer, mailHeader, mailPart, type ReceivedMail, startMailServer } from '../support/mail-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

const lead: Lead = {
  id: '01900000-0000-7000-8000-000000000001',
  receivedAt: '2026-05-01T12:00:00.000Z',
  interest: 'service',
  firstName: 'Zoë',
  lastName: "O'Moss",
  email: 'zoe@example.com',
  phone: '856-555-0100',
  message: 'The charger hums & the light <stays> red.\nSecond line.',
  spamReason: '',
  ...noOrigin,
}
/** A lead that the form's validation would never accept. */
const hostile: Lead = {
  ...lead,
  firstName: 'Eve\r\nBcc: victim@example.com',
  lastName: '"<all@example.com>, ',
  message: '<script>alert(1)</script>\r\n.\r\nRCPT TO:<victim@example.com>',
}

let database: TestDatabase
let server: MailServer
let receiver: WebhookReceiver
beforeAll(async () => {
  database = await openMigrated(engines.SQLite)
  server = await startMailServer()
  receiver = await startWebhookReceiver()
})
afterAll(() => Promise.all([database.close(), server.close(), receiver.close()]))
beforeEach(() => {
  server.mails.length = 0
  receiver.hooks.length = 0
})

const environment = (more: Record<string, string> = {}) =>
  parseEnv({
    DATA_DIR: database.location.DATA_DIR,
    SMTP_URL: server.url,
    MAIL_FROM: 'Larkway <web@dealer.example>',
    LEADS_EMAIL_TO: 'sales@dealer.example',
    LEADS_TEXT_TO: '8565550177@text.example',
    LEADS_NOTIFY_URL: 'https://ntfy.sh/carts-on-the-lot',
    LEADS_ADF_TO: 'crm@dealer.example',
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: 'a secret of the test',
    ...more,
  })

async function send(channel: Channel, message: Lead = lead, env = environment()) {
  const sender = configuredSenders(env, database.db, () => new Date('2026-05-01T12:00:05Z')).find(
    (candidate) => candidate.channel === channel,
  )
  return sender?.send(message, AbortSignal.timeout(30_000))
}

async function sendMail(channel: Channel, message?: Lead): Promise<ReceivedMail> {
  await send(channel, message)
  const [mail] = server.mails
  if (!mail) throw new Error('no mail came')
  return mail
}

test('the subject has the topic and name, and a reply goes to the visitor', async () => {
  const mail = await sendMail('mail', { ...lead, firstName: 'Zoe' })
  expect(mailHeader(mail, 'subject')).toBe("Service: Zoe O'Moss")
  expect(mailHeader(mail, 'reply-to')).toContain('<zoe@example.com>')
  expect(mailHeader(mail, 'from')).toBe('Larkway <web@dealer.example>')
  expect(mailHeader(mail, 'to')).toBe('sales@dealer.example')
})

test('sends plain text, and HTML that escapes the visitor’s input', async () => {
  const mail = await sendMail('mail')
  const text = mailPart(mail, 'text/plain')
  for (const part of ['> The charger hums', '> Second line.', lead.phone, lead.email, lead.id])
    expect(text).toContain(part)
  const html = mailPart(mail, 'text/html')
  expect(html).toContain('hums &amp; the light &lt;stays&gt; red.<br/>Second line.')
  expect(html).not.toContain('<stays>')
})

test('lists pictures in the email to the dealer and in the webhook, without links to them', async () => {
  const pictures = [
    { id: 'a', width: 2000, height: 1500, bytes: 400_000 },
    { id: 'b', width: 900, height: 1200, bytes: 90_000 },
  ]
  const mail = await sendMail('mail', { ...lead, pictures })
  const text = mailPart(mail, 'text/plain')
  for (const part of ['Picture 1: 2000 by 1500 pixels', 'Picture 2: 900 by 1200 pixels']) expect(text).toContain(part)
  expect(mail.raw).not.toContain('/pictures/')
  await send('webhook', { ...lead, pictures })
  expect(JSON.parse(receiver.hooks[0]?.body ?? '').data.pictures).toEqual(pictures)
})

test.each(['mail', 'adf', 'confirmation'] as const)(
  'a visitor’s words cannot add a header or recipient to an email of the kind "%s"',
  async (channel) => {
    const mail = await sendMail(channel, hostile)
    expect(mail.to).toHaveLength(1)
    expect(mail.to).not.toContain('victim@example.com')
    const [head = ''] = mail.raw.split('\r\n\r\n')
    expect(head).not.toMatch(/^bcc:/im)
    expect(mailHeader(mail, 'to')).not.toContain('victim')
  },
)

test('every attempt at one delivery has the same Message-ID; other deliveries have their own', async () => {
  await send('mail')
  await send('mail')
  await send('adf')
  const [first, second, adf] = server.mails.map((mail) => mailHeader(mail, 'message-id'))
  expect(first).toMatch(/^<.+@.+>$/)
  expect(second).toBe(first)
  expect(adf).not.toBe(first)
})

describe('a test drive', () => {
  const drive = { ...lead, interest: 'sales', topic: 'test-drive', vehicle: leadVehicle }
  const agreed: LeadEvent = {
    id: 'e1',
    leadId: lead.id,
    person: 'ines@dealer.example',
    kind: 'test-drive',
    text: 'Brings her father',
    at: '2026-05-01T12:00:00.000Z',
    dueAt: '2026-05-02T13:30:00.000Z',
    doneAt: null,
  }
  const fileOf = (of: Lead, event: LeadEvent = agreed) =>
    testDriveFile(of, event, `https://dealer.example/staff/messages/${of.id}`).replaceAll(/\r?\n /g, '')

  test('is not attached to the email as a calendar file, since it is not agreed on yet', async () => {
    expect((await sendMail('mail', drive)).raw).not.toContain('.ics')
  })

  test('is one calendar event, which moves to a new time', () => {
    const file = fileOf(drive)
    expect(file.match(/^(DTSTART|DTEND):\d.+$/gm)).toEqual(['DTSTART:20260502T133000Z', 'DTEND:20260502T140000Z'])
    for (const fact of ["Test drive: Zoë O'Moss", leadVehicle.name, drive.phone, drive.email, 'Brings her father'])
      expect(file).toContain(fact)
    const later = fileOf(drive, {
      ...agreed,
      id: 'e2',
      at: '2026-05-01T13:00:00.000Z',
      dueAt: '2026-05-03T14:00:00.000Z',
    })
    const of = (name: string, text: string) => new RegExp(`^${name}:(.+)$`, 'm').exec(text)?.[1]
    expect(of('UID', later)).toBe(of('UID', file))
    expect(Number(of('SEQUENCE', later))).toBeGreaterThan(Number(of('SEQUENCE', file)))
  })

  test('does not turn a visitor’s words into calendar lines', () => {
    const name = { firstName: 'Eve\r\nATTENDEE:mailto:victim@example.com', lastName: 'Moss;LOCATION=x' }
    expect(fileOf({ ...drive, ...name })).not.toMatch(/^(ATTENDEE|LOCATION=)/m)
  })
})

describe('recipients', () => {
  const several = {
    LEADS_EMAIL_TO: 'sales@dealer.example, ann@dealer.example',
    LEADS_EMAIL_TO_PARTS: 'parts@dealer.example',
  }

  test.each([
    ['sales', ['sales@dealer.example', 'ann@dealer.example']],
    ['service', ['sales@dealer.example', 'ann@dealer.example']],
    ['parts', ['parts@dealer.example']],
  ])('of a message about %s are %j, each with a separate email that links to the message', async (interest, to) => {
    await send('mail', { ...lead, interest }, environment(several))
    expect(server.mails.map((mail) => mail.to)).toEqual(to.map((person) => [person]))
    const links = server.mails.map((mail) => mailPart(mail, 'text/plain').match(/\/staff\S*/g))
    expect(links).toEqual(to.map(() => [`/staff/messages/${lead.id}`]))
  })

  test('exclude removed staff; a message without recipients is not treated as delivered', async () => {
    const all = environment({ LEADS_EMAIL_TO: 'ann@dealer.example, Bob@dealer.example' })
    await removeStaff(database.db, 'bob@dealer.example', new Date())
    await send('mail', lead, all)
    expect(server.mails.map((mail) => mail.to)).toEqual([['ann@dealer.example']])
    await removeStaff(database.db, 'ann@dealer.example', new Date())
    await expect(send('mail', lead, all)).rejects.toThrow('removed from the staff')
    await database.db.deleteFrom('removed_staff').execute()
  })

  test('include the others if one is permanently refused; the result names the refused one', async () => {
    const problems = await send(
      'mail',
      lead,
      environment({ LEADS_EMAIL_TO: 'nobody@dealer.example, ann@dealer.example' }),
    )
    expect(server.mails.map((mail) => mail.to)).toEqual([['ann@dealer.example']])
    expect(problems).toEqual([
      {
        address: 'nobody@dealer.example',
        kind: 'address',
        code: 550,
        answer: expect.stringContaining('no such person'),
      },
    ])
  })

  test.each([
    ['', `${business.name} <${business.email}>`],
    ['web@dealer.example', `${business.name} <web@dealer.example>`],
    ['Carts <web@dealer.example>', 'Carts <web@dealer.example>'],
  ])('with MAIL_FROM=%j, see the sender %s', async (MAIL_FROM, from) => {
    await send('mail', lead, environment({ MAIL_FROM }))
    expect(server.mails.map((mail) => mailHeader(mail, 'from'))).toEqual([from])
  })

  test.each([
    [{ LEADS_EMAIL_TO: 'sales@dealer.example, ann' }, /LEADS_EMAIL_TO.*separated by commas/],
    [{ LEADS_EMAIL_TO: '', LEADS_EMAIL_TO_PARTS: 'parts@dealer.example' }, /LEADS_EMAIL_TO: give it too/],
  ])('are rejected in the settings %j', (variables, reason) => {
    expect(() => environment(variables)).toThrow(reason)
  })
})

test('a short text has the name, number, cart and message in at most 160 plain characters', async () => {
  const long = { ...lead, vehicle: leadVehicle, message: `Is it – still – “there”? 🛺 ${'x'.repeat(300)}` }
  const mail = await sendMail('text', long)
  expect(mail.to).toEqual(['8565550177@text.example'])
  const text = mailPart(mail, 'text/plain').trim()
  expect(text).toMatch(/^Service: Zoe O'Moss 856-555-0100, Club Car Onward \$9,995\. Is it - still - "there"\? xxx/)
  expect(text.length).toBe(160)
  expect(mailHeader(mail, 'subject')).toBeUndefined()
})

describe('the confirmation', () => {
  test('thanks the visitor, and says who answers, when, and where to call', async () => {
    const mail = await sendMail('confirmation', { ...lead, vehicle: leadVehicle, topic: 'quote' })
    expect(mail.to).toEqual([lead.email])
    expect(mailHeader(mail, 'reply-to')).toBe('sales@dealer.example')
    expect(mailHeader(mail, 'auto-submitted')).toBe('auto-replied')
    for (const type of ['text/plain', 'text/html']) {
      for (const part of [
        'Zoë,',
        thankYouPage.promise,
        mails.confirmation.desks.service,
        business.phone,
        `${business.name}, ${mailingAddress}`,
      ]) {
        expect(mailPart(mail, type)).toContain(part)
      }
      for (const part of [leadVehicle.name, topicLabel('quote')]) expect(mailPart(mail, type)).toContain(part)
    }
  })

  test('quotes no input but a plausible first name, since anybody can enter somebody else’s address', async () => {
    const mail = await sendMail('confirmation', {
      ...lead,
      firstName: 'Your account was suspended',
      lastName: 'evil。com',
      phone: '1 800 FLOWERS',
      message: 'Your refund is ready, telegram evilcorp',
    })
    const words = [mail.raw, ...['text/plain', 'text/html'].map((type) => mailPart(mail, type))].join('\n')
    expect(words).not.toMatch(/suspended|evil|refund|FLOWERS/i)
    expect(mailPart(mail, 'text/plain')).toContain('Hello,')
    expect(mailHeader(mail, 'to')).toBe(lead.email)
  })

  test.each([
    ['Zoë', 'Hello Zoë,'],
    ['李', 'Hello 李,'],
    ['Congratulations', 'Hello,'],
    ['WINNER', 'Hello,'],
    ['Ann at evil', 'Hello,'],
    ['evil.example', 'Hello,'],
    ['Call-8565550100', 'Hello,'],
    ['A'.repeat(21), 'Hello,'],
  ])('greets a visitor named %j with %j', async (firstName, greeting) => {
    expect(mailPart(await sendMail('confirmation', { ...lead, firstName }), 'text/plain')).toContain(greeting)
  })
})

describe('the webhook', () => {
  test('posts the message as JSON with its id, time and signature', async () => {
    const vehicle = leadVehicle
    await send('webhook', { ...lead, vehicle, page: '/vehicle/used-102', topic: 'quote' })
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.hooks
    const { spamReason: _, site: __, ...data } = lead
    const url = 'http://localhost:3000/vehicle/used-102'
    expect(JSON.parse(body)).toEqual({
      type: 'lead.received',
      timestamp: lead.receivedAt,
      data: { ...data, vehicle: { ...vehicle, url }, page: '/vehicle/used-102', topic: 'quote' },
    })
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': lead.id,
      'webhook-id': lead.id,
      'webhook-timestamp': String(Date.parse('2026-05-01T12:00:05Z') / 1000),
    })
    const signed = `${lead.id}.${headers['webhook-timestamp']}.${body}`
    const expected = createHmac('sha256', 'a secret of the test').update(signed).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${expected}`)
  })

  test.each([400, 404, 500, 503])('treats status %d as a failure', async (status) => {
    receiver.answer(status)
    await expect(send('webhook')).rejects.toThrow(String(status))
    receiver.answer(204)
  })
})

test('only configured channels are turned on', () => {
  const on = (variables: Record<string, string>) =>
    configuredSenders(parseEnv(variables), database.db).map(({ channel }) => channel)
  expect(on({})).toEqual([])
  expect(on({ LEADS_EMAIL_TO: 'a@b.example' })).toEqual([])
  // Email and push also go to people at the desk, so they need no recipients in the settings.
  expect(on({ SMTP_URL: 'smtp://localhost' })).toEqual(['mail', 'push', 'confirmation'])
  expect(on({ LEADS_WEBHOOK_URL: 'https://b.example' })).toEqual(['webhook'])
  expect(configuredSenders(environment(), database.db).map(({ channel }) => channel)).toEqual([...channels])
})
