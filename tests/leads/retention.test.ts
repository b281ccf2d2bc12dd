import { describe, expect, test } from 'vitest'
import { engines } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { DAY, outboxSetting } from '../support/running-outbox.ts'

describe.each(Object.entries(engines))('the retention of messages on %s', (_name, open) => {
  const outbox = outboxSetting(open)

  test('messages are erased with their deliveries when their days are over, once a day', async () => {
    await outbox.store('Old and to be forgotten.')
    outbox.time += 20 * DAY
    await outbox.store('Young enough.', [])
    outbox.run({ senders: [], retentionDays: 30 })
    outbox.time += 9 * DAY
    await eventually(async () => (await outbox.leads()).length).toBe(2)
    outbox.time += 2 * DAY
    await eventually(async () => (await outbox.leads()).map(({ message }) => message)).toEqual(['Young enough.'])
    expect(await outbox.db.selectFrom('deliveries').selectAll().execute()).toEqual([])
  })
})
