import { describe, expect, test } from 'vitest'
import { redeliverFailed } from '../../src/domain/leads/work/lead-commands.server.ts'
import { engines } from '../support/databases.ts'
import { DAY, HOUR, MINUTE, outboxHarness } from '../support/running-outbox.ts'

describe.each(Object.entries(engines))('failing deliveries on %s', (_name, open) => {
  const outbox = outboxHarness(open)

  test('to a mail server that refuses connections for an hour succeed afterwards', async () => {
    outbox.mail.mood('refuse')
    outbox.run()
    await outbox.store('Sent while the mail server refuses.', ['mail'])
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    outbox.time += MINUTE
    await expect.poll(outbox.attempts).toEqual([[2, true]])
    outbox.mail.mood('accept')
    expect(await outbox.states()).toEqual({ mail: 'waiting' })
    outbox.time += HOUR
    await expect.poll(outbox.states).toEqual({ mail: 'sent' })
    expect(outbox.mail.mails).toHaveLength(1)
  })

  test('to a mail server that hangs delay neither the visitor nor the webhook', async () => {
    outbox.mail.mood('hang')
    outbox.run()
    await outbox.store('The first, at which the mail server hangs.', ['mail', 'webhook'])
    await expect.poll(outbox.mail.begun).toBe(1)
    expect(await outbox.store('The second, stored all the same.', ['mail', 'webhook'])).toBe(true)
    await expect.poll(() => outbox.webhook.hooks.length).toBe(2)
    expect(outbox.mail.mails).toHaveLength(0)
  })

  test('are aborted and retried if an attempt takes too long', async () => {
    outbox.mail.mood('hang')
    const impatient = outbox.run({ attemptMs: 50 })
    await outbox.store('Given up on, then sent.', ['mail'])
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    await impatient.stop()
    outbox.mail.mood('accept')
    outbox.time += MINUTE
    outbox.run()
    await expect.poll(outbox.states).toEqual({ mail: 'sent' })
  })

  test('lose nothing when a connection drops in the middle of a message', async () => {
    outbox.mail.mood('drop')
    outbox.run()
    await outbox.store(`A long one. ${'word '.repeat(900)}`, ['mail'])
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    outbox.mail.mood('accept')
    outbox.time += MINUTE
    await expect.poll(outbox.states).toEqual({ mail: 'sent' })
    expect(outbox.mail.mails).toHaveLength(1)
  })

  test('are marked as failed after three days of attempts, and staff can redeliver them', async () => {
    outbox.webhook.answer(500)
    outbox.run()
    const started = outbox.time
    await outbox.store('Nobody takes this for three days.', ['webhook'])
    let attempts = 0
    while ((await outbox.states()).webhook === 'waiting') {
      attempts += 1
      await expect
        .poll(async () => {
          const [delivery] = await outbox.deliveries()
          return (
            delivery?.attempts === attempts && (delivery.state === 'failed' || Date.parse(delivery.dueAt) > outbox.time)
          )
        })
        .toBe(true)
      const [delivery] = await outbox.deliveries()
      if (delivery?.state === 'waiting') outbox.time = Date.parse(delivery.dueAt)
    }
    expect(outbox.time - started).toBe(3 * DAY)
    expect((await outbox.deliveries()).map(({ state, lastError }) => [state, lastError])).toEqual([
      ['failed', 'the webhook answered 500'],
    ])
    expect(outbox.webhook.hooks).toHaveLength(attempts)
    outbox.webhook.answer(204)
    expect(await redeliverFailed(outbox.db, outbox.now())).toBe(1)
    await expect.poll(outbox.states).toEqual({ webhook: 'sent' })
  })

  test('are stored with the reason why a webhook could not be reached', async () => {
    outbox.run()
    await outbox.webhook.close()
    await outbox.store('Nobody is at home.', ['webhook'])
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    expect((await outbox.deliveries())[0]?.lastError).toContain('ECONNREFUSED')
  })

  test('include those that a webhook answers with a redirect', async () => {
    outbox.webhook.answer(307)
    outbox.run()
    await outbox.store('Not for anybody else.', ['webhook'])
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    expect(outbox.webhook.hooks).toHaveLength(1)
  })

  test('of confirmations are given up at once if the address is unknown', async () => {
    outbox.mail.mood('unknown')
    outbox.run()
    await outbox.store('From a mistyped address.', ['mail', 'confirmation'])
    await expect.poll(outbox.states).toEqual({ mail: 'waiting', confirmation: 'refused' })
  })
})
