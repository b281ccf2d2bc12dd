import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { claimDue, LEASE_MS } from '../../src/server/database/jobs/claims.server.ts'
import { engines } from '../support/databases.ts'
import { outboxHarness } from '../support/running-outbox.ts'

describe.each(Object.entries(engines))('several outboxes on %s', (_name, open) => {
  const outbox = outboxHarness(open)

  test('share the work and deliver nothing twice', async () => {
    const another = () => openDatabase(outbox.database.location)
    const replicas = outbox.database.location.DATABASE_URL
      ? [another(), another(), outbox.db]
      : [outbox.db, outbox.db, outbox.db]
    for (const db of replicas) outbox.run({ db })
    for (let index = 0; index < 40; index++) await outbox.store(`Message ${index} of forty.`, ['mail', 'webhook'])
    await expect.poll(outbox.allSent).toBe(true)
    expect(outbox.mail.mails).toHaveLength(40)
    expect(outbox.webhook.hooks).toHaveLength(40)
    await outbox.stopAll()
    await Promise.all(replicas.filter((replica) => replica !== outbox.db).map((replica) => replica.destroy()))
  })

  test('take over a dead process’s claims once its lease has expired', async () => {
    await outbox.store('Claimed by a process that died.', ['mail'])
    expect(
      await claimDue(outbox.db, { table: 'deliveries', kind: 'mail' }, { owner: 'dead', now: outbox.now(), limit: 9 }),
    ).toHaveLength(1)
    outbox.run()
    await outbox.store('Claimed by nobody yet.', ['mail'])
    await expect.poll(() => outbox.mail.mails.length).toBe(1)
    outbox.time += LEASE_MS + 1
    await expect.poll(() => outbox.mail.mails.length).toBe(2)
  })

  test('release unfinished claims at once on shutdown, without counting an attempt', async () => {
    outbox.mail.mood('hang')
    const stopped = outbox.run()
    await outbox.store('Under way when the site stops.', ['mail'])
    await expect.poll(outbox.mail.begun).toBe(1)
    await stopped.stop()
    expect((await outbox.deliveries()).map(({ attempts, state }) => [attempts, state])).toEqual([[0, 'waiting']])
    outbox.mail.mood('accept')
    outbox.run()
    await expect.poll(outbox.states).toEqual({ mail: 'sent' })
  })
})
