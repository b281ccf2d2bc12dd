/** @module-tag long */
import { describe, expect, test } from 'vitest'
import { claimDue } from '../../src/server/database/jobs/claims.server.ts'
import { engines } from '../support/databases.ts'
import { goodMessage } from '../support/messages.ts'
import { DAY, HOUR, MINUTE, outboxHarness } from '../support/running-outbox.ts'

const YEAR = 365 * DAY
const mail = { table: 'deliveries', kind: 'mail' } as const

describe.each(Object.entries(engines))('when the clock changes, deliveries on %s', (_name, open) => {
  const outbox = outboxHarness(open)

  test('planned while the clock was a year ahead go out once it is corrected', async () => {
    outbox.moveClock(YEAR)
    await outbox.store('Stored in the future.')
    outbox.moveClock(-YEAR)
    outbox.run()
    await expect.poll(outbox.states).toEqual({ mail: 'sent', adf: 'sent', webhook: 'sent', confirmation: 'sent' })
  })

  test('include a confirmation for a visitor who also wrote while the clock was ahead', async () => {
    outbox.moveClock(YEAR)
    await outbox.store('Stored in the future.')
    outbox.moveClock(-YEAR)
    await outbox.store('Stored in the present.')
    outbox.run()
    await expect.poll(outbox.allSent).toBe(true)
    expect(outbox.mail.mails.filter(({ to }) => to.includes(goodMessage.email))).toHaveLength(2)
  })

  test('claimed by a process that died while the clock was ahead become free again', async () => {
    await outbox.store('Claimed in the future.', ['mail'])
    outbox.moveClock(YEAR)
    expect(await claimDue(outbox.db, mail, { owner: 'dead', now: outbox.now(), limit: 9 })).toHaveLength(1)
    outbox.moveClock(-YEAR)
    outbox.run()
    await expect.poll(outbox.states).toEqual({ mail: 'sent' })
    expect(outbox.mail.mails).toHaveLength(1)
  })

  test('are retried even if their pause began while the clock was ahead', async () => {
    outbox.mail.mood('refuse')
    outbox.moveClock(YEAR)
    outbox.run()
    await outbox.store('Put off in the future.', ['mail'])
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    outbox.mail.mood('accept')
    outbox.moveClock(-YEAR)
    await expect.poll(outbox.states).toEqual({ mail: 'sent' })
  })

  test('pause longer if the clock is set back a little; another process’s claim still holds', async () => {
    outbox.mail.mood('refuse')
    outbox.run()
    await outbox.store('Put off, then sent.', ['mail'])
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    outbox.mail.mood('accept')
    outbox.moveClock(-HOUR)
    await outbox.store('The next one.', ['webhook'])
    await expect.poll(() => outbox.webhook.hooks.length).toBe(1)
    expect(outbox.mail.mails).toHaveLength(0)
    outbox.time += HOUR + MINUTE
    await expect.poll(outbox.allSent).toBe(true)
    expect(outbox.mail.mails).toHaveLength(1)

    await outbox.stopAll()
    await outbox.store('Claimed by another.', ['mail'])
    expect(await claimDue(outbox.db, mail, { owner: 'other', now: outbox.now(), limit: 9 })).toHaveLength(1)
    outbox.moveClock(-MINUTE)
    expect(await claimDue(outbox.db, mail, { owner: 'me', now: outbox.now(), limit: 9 })).toEqual([])
  })

  test('are retried at once when the clock is set a week ahead, and are not given up', async () => {
    outbox.mail.mood('refuse')
    outbox.run()
    await outbox.store('Refused once.', ['mail'])
    await expect.poll(outbox.attempts).toEqual([[1, true]])
    outbox.moveClock(7 * DAY)
    await expect.poll(outbox.attempts).toEqual([[2, true]])
    expect(await outbox.states()).toEqual({ mail: 'waiting' })
    outbox.mail.mood('accept')
    outbox.time += HOUR
    await expect.poll(outbox.states).toEqual({ mail: 'sent' })
  })
})
