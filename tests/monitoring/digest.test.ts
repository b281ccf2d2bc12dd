import { describe, expect, test } from 'vitest'
import { addVehicle } from '../../src/domain/catalogue/stock-changes.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { takeStep } from '../../src/domain/leads/work/lead-work.server.ts'
import { recordEvent } from '../../src/domain/leads/work/record-lead-event.server.ts'
import { usedCarts } from '../support/carts.ts'
import { engines } from '../support/databases.ts'
import { mailHeader, mailPart } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'
import { monitorHarness } from '../support/running-monitor.ts'

describe.each(Object.entries(engines))('the daily digest, on %s', (_name, open) => {
  const monitor = monitorHarness(open)
  const run = () =>
    monitor.run({ DIGEST_TO: 'ann@dealer.example, ben@dealer.example', SITE_URL: 'https://www.larkway.example' })
  const days = () => monitor.mail.mails.map((one) => mailHeader(one, 'Message-ID')?.slice(1, 18))
  /**
   * Resolves once these emails have been sent and recorded. Moving the clock before then would end the lease.
   */
  const mailsAreOut = async (...expected: string[]) => {
    await expect.poll(days).toEqual(expected)
    await expect
      .poll(() => monitor.db.selectFrom('jobs').select('id').where('sent_at', 'is', null).execute())
      .toEqual([])
  }
  const store = (words: string, more: { spamReason?: string; firstName?: string } = {}) =>
    storeLead(
      monitor.db,
      {
        submission: {
          ...goodMessage,
          interest: 'sales',
          message: words,
          firstName: more.firstName ?? 'Ada',
          email: `${more.firstName}@example.com`,
        },
        spamReason: more.spamReason ?? '',
        receivedAt: new Date(monitor.time),
      },
      ['mail', 'confirmation'],
    )

  test('goes out at 7:00 local time, once for two replicas, before and after a time change', async () => {
    monitor.setTime('2026-03-07T11:59:00Z')
    run()
    await monitor.nextRounds()
    expect(days()).toEqual([])
    monitor.setTime('2026-03-07T12:00:00Z')
    await mailsAreOut('digest-2026-03-07')
    monitor.setTime('2026-03-08T10:59:00Z')
    await monitor.nextRounds()
    monitor.setTime('2026-03-08T11:00:00Z')
    await mailsAreOut('digest-2026-03-07', 'digest-2026-03-08')
    await monitor.nextRounds()
    expect(days()).toHaveLength(2)
    expect(monitor.mail.mails[0]?.to).toEqual(['ann@dealer.example', 'ben@dealer.example'])
  })

  test('is sent at 9:00 if the site was down at 7:00, and not again after the next restart', async () => {
    monitor.setTime('2026-05-01T13:00:00Z')
    run()
    await mailsAreOut('digest-2026-05-01')
    await expect
      .poll(() => monitor.db.selectFrom('jobs').select('sent_at').execute())
      .toEqual([{ sent_at: '2026-05-01T13:00:00.000Z' }])
    await monitor.stopAll()
    monitor.setTime('2026-05-01T14:00:00Z')
    run()
    await monitor.nextRounds()
    expect(days()).toHaveLength(1)
  })

  test('waits for a mail server that is down', async () => {
    monitor.mail.mood('refuse')
    monitor.setTime('2026-05-01T11:00:00Z')
    run()
    await expect.poll(async () => (await monitor.db.selectFrom('jobs').select('last_error').execute()).length).toBe(1)
    await expect
      .poll(async () => (await monitor.db.selectFrom('jobs').select('last_error').executeTakeFirst())?.last_error)
      .not.toBe('')
    monitor.mail.mood('accept')
    monitor.setTime('2026-05-01T11:01:00Z')
    await mailsAreOut('digest-2026-05-01')
  })

  test('lists new messages, failed deliveries and carts without a price, in text and HTML', async () => {
    const { db } = monitor
    monitor.setTime('2026-04-30T15:00:00Z')
    await store('Is it still there?')
    await store('Cheap watches.', { spamReason: 'hidden-field', firstName: 'Bot' })
    await store('From a mistyped address.', { firstName: 'Typo' })
    await db
      .updateTable('deliveries')
      .set({ state: 'refused', last_error: 'the mail server refuses the address' })
      .where('channel', '=', 'confirmation')
      .where('message_id', 'in', (sub) =>
        sub.selectFrom('contact_messages').select('id').where('first_name', '=', 'Typo'),
      )
      .execute()
    await db
      .updateTable('deliveries')
      .set({ state: 'failed', last_error: 'mailbox full' })
      .where('channel', '=', 'mail')
      .where('message_id', 'in', (sub) =>
        sub.selectFrom('contact_messages').select('id').where('first_name', '=', 'Ada'),
      )
      .execute()
    const [soldOut, other] = usedCarts
    const { price: _, ...unpriced } = other
    await addVehicle(db, { ...unpriced, name: 'Cart Without Price' }, new Date(monitor.time))
    await addVehicle(db, { ...soldOut, inStock: false }, new Date(monitor.time))
    monitor.setTime('2026-05-01T11:00:00Z')
    run()
    await mailsAreOut('digest-2026-05-01')
    const [digest] = monitor.mail.mails
    if (!digest) throw new Error('no digest')
    expect(mailHeader(digest, 'Subject')).toContain('2 new messages')
    const ids = Object.fromEntries(
      (await db.selectFrom('contact_messages').select(['id', 'first_name']).execute()).map((row) => [
        row.first_name,
        row.id,
      ]),
    )
    for (const type of ['text/plain', 'text/html']) {
      const body = mailPart(digest, type)
      for (const part of [
        goodMessage.phone,
        'mailbox full',
        ...Object.values(ids).map((id) => `/staff/messages/${id}`),
        'the hidden field was filled in',
        'Cart Without Price',
        'no price',
        'larkway leads redeliver --failed',
      ]) {
        expect(body).toContain(part)
      }
      expect(body).not.toMatch(
        /larkway leads (?!list --state failed|redeliver --failed|acknowledge ID)|larkway inventory/,
      )
    }
    expect(mailPart(digest, 'text/html')).toContain('href="tel:+18565550100"')
  })

  test('lists what was not delivered to the dealer, but no confirmation that could not be sent to a visitor', async () => {
    const { db } = monitor
    monitor.setTime('2026-04-30T15:00:00Z')
    await store('Is it still there?')
    await store('Where are you?', { firstName: 'Eve' })
    for (const [channel, error] of [
      ['mail', 'mailbox full'],
      ['confirmation', 'greylisted'],
    ] as const) {
      const failed = db.updateTable('deliveries').set({ state: 'failed', last_error: error })
      await failed.where('channel', '=', channel).execute()
    }
    await db
      .updateTable('deliveries')
      .set({ state: 'sent', last_error: '' })
      .where('channel', '=', 'mail')
      .where('message_id', 'in', (sub) =>
        sub.selectFrom('contact_messages').select('id').where('first_name', '=', 'Eve'),
      )
      .execute()
    monitor.setTime('2026-05-01T11:00:00Z')
    run()
    await mailsAreOut('digest-2026-05-01')
    const [digest] = monitor.mail.mails
    const text = digest ? mailPart(digest, 'text/plain') : ''
    const [, undelivered = ''] = text.split(/^.*Not delivered to you.*$/m)
    expect(undelivered).toContain('mailbox full')
    expect(undelivered).not.toContain('Eve')
    expect(text).not.toContain('greylisted')
  })

  test('goes to sales staff in a separate email without checks and commands', async () => {
    const { db } = monitor
    await db
      .insertInto('staff')
      .values({ email: 'ben@dealer.example', name: 'Ben', invited_at: '2026-01-01T12:00:00.000Z', role: 'sales' })
      .execute()
    monitor.setTime('2026-04-30T15:00:00Z')
    await store('Is it still there?')
    await db.updateTable('deliveries').set({ state: 'failed', last_error: 'mailbox full' }).execute()
    monitor.setTime('2026-05-01T11:00:00Z')
    run()
    await expect
      .poll(() => monitor.mail.mails.map(({ to }) => to.join()).sort())
      .toEqual(['ann@dealer.example', 'ben@dealer.example'])
    const textTo = (person: string) => {
      const mail = monitor.mail.mails.find(({ to }) => to.includes(person))
      return mail ? mailPart(mail, 'text/plain') : ''
    }
    expect(textTo('ann@dealer.example')).toContain('larkway leads redeliver --failed')
    expect(textTo('ben@dealer.example')).toContain('Nobody has it (1)')
    expect(textTo('ben@dealer.example')).not.toMatch(/Failed checks|larkway [a-z]/)
  })

  test('lists steps due that day separately from messages that were only taken', async () => {
    const { db } = monitor
    monitor.setTime('2026-04-30T15:00:00Z')
    await store('Call me tomorrow.', { firstName: 'Dana' })
    await store('Is it still there?', { firstName: 'Luis' })
    const idOf = async (name: string) =>
      (await db.selectFrom('contact_messages').select('id').where('first_name', '=', name).executeTakeFirstOrThrow()).id
    const by = { person: 'ann@dealer.example', recipients: [], text: '', now: new Date('2026-04-30T15:30:00Z') }
    const call = { ...by, id: 'call-1', kind: 'call', seen: 0, dueAt: new Date('2026-05-01T15:00:00Z') } as const
    expect(await recordEvent(db, await idOf('Dana'), call)).toBe('recorded')
    await takeStep(db, await idOf('Luis'), 0, { ...by, action: 'take' })
    monitor.setTime('2026-05-01T11:00:00Z')
    run()
    await mailsAreOut('digest-2026-05-01')
    const [digest] = monitor.mail.mails
    const text = digest ? mailPart(digest, 'text/plain') : ''
    expect(text).toMatch(/Due today \(1\).*Dana.*Taken, and not answered \(1\).*Luis/s)
  })

  test('reports page speed once visits are measured', async () => {
    const { db } = monitor
    monitor.setTime('2026-05-01T11:00:00Z')
    await db
      .insertInto('visit_counts')
      .values({ day: '2026-04-30', page: 'inventory', device: 'narrow', metric: 'lcp', bucket: '2000', visits: 40 })
      .execute()
    run()
    await mailsAreOut('digest-2026-05-01')
    const [digest] = monitor.mail.mails
    if (!digest) throw new Error('no digest')
    for (const type of ['text/plain', 'text/html'])
      expect(mailPart(digest, type)).toContain('inventory, narrow screens: LCP 1.9 s (40 visits)')
    await db.deleteFrom('visit_counts').execute()
  })

  test('reports that nothing arrived, and lists a message in only one digest', async () => {
    monitor.setTime('2026-05-01T10:00:00Z')
    await store('Named on the first morning.')
    await monitor.db.updateTable('deliveries').set({ state: 'sent' }).execute()
    monitor.setTime('2026-05-01T11:00:00Z')
    run()
    await mailsAreOut('digest-2026-05-01')
    monitor.setTime('2026-05-02T11:00:00Z')
    await mailsAreOut('digest-2026-05-01', 'digest-2026-05-02')
    const [first, second] = monitor.mail.mails.map((one) => mailHeader(one, 'Subject'))
    expect(first).toContain('1 new message,')
    expect(second).toContain('no new messages')
  })
})
