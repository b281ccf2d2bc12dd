import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { reportImport } from '../../src/domain/catalogue/import/stock-sources.server.ts'
import { vehicleTables } from '../../src/domain/catalogue/vehicle-rows.server.ts'
import { storeLead } from '../../src/domain/leads/intake/store-lead.server.ts'
import { leadStats } from '../../src/domain/leads/lead-stats.server.ts'
import { acknowledgeLeads } from '../../src/domain/leads/work/lead-commands.server.ts'
import { checkConditions } from '../../src/domain/monitoring/alert-conditions.server.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { parseEnv } from '../../src/server/settings/env.server.ts'
import { engines } from '../support/databases.ts'
import { mailHeader, mailPart } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'
import { monitorHarness } from '../support/running-monitor.ts'

const GIGABYTE = 1024 ** 3
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(Object.entries(engines))('alerts, on %s', (name, open) => {
  const monitor = monitorHarness(open)
  beforeEach(() => monitor.setTime('2026-05-01T12:00:00Z'))

  const run = (more: Record<string, string> = {}, replicas?: Db[]) =>
    monitor.run(
      {
        LEADS_EMAIL_TO: 'sales@dealer.example',
        LEADS_WEBHOOK_URL: monitor.webhook.url,
        ALERT_TO: 'ann@dealer.example',
        ALERT_WEBHOOK_URL: monitor.webhook.url,
        ALERT_WEBHOOK_SECRET: 'a secret of the test',
        ...more,
      },
      replicas,
    )
  const subjects = () => monitor.mail.mails.map((one) => mailHeader(one, 'Subject')?.split(': ')[0])
  const hooks = () => monitor.webhook.hooks.map(({ body }) => JSON.parse(body).type)
  const store = () =>
    storeLead(
      monitor.db,
      { submission: { ...goodMessage, interest: 'sales' }, spamReason: '', receivedAt: new Date(monitor.time) },
      ['mail', 'webhook', 'confirmation'],
    )
  const setDeliveries = (channel: string, state: string, error: string) =>
    monitor.db.updateTable('deliveries').set({ state, last_error: error }).where('channel', '=', channel).execute()

  const feedEnded = (outcome: 'unchanged' | 'failed') =>
    reportImport(
      monitor.db,
      'feed',
      { outcome, summary: 'It ended.', text: '' },
      { env: {}, from: 'feed', mailed: false },
    )

  test('report a disk that fills up, and the all-clear, once for two replicas, by email and webhook', async () => {
    run()
    await monitor.nextRounds()
    expect([...subjects(), ...hooks()]).toEqual([])
    monitor.free = 9 * GIGABYTE
    await expect.poll(subjects).toEqual(['Larkway alert'])
    await expect.poll(hooks).toEqual(['incident.opened'])
    await monitor.nextRounds()
    monitor.free = 50 * GIGABYTE
    await expect.poll(subjects).toEqual(['Larkway alert', 'Larkway all clear'])
    await expect.poll(hooks).toEqual(['incident.opened', 'incident.closed'])
    await monitor.nextRounds()
    expect(subjects()).toHaveLength(2)
    expect(hooks()).toHaveLength(2)
    expect(monitor.webhook.hooks[0]?.headers['webhook-signature']).toMatch(/^v1,/)
  })

  test('report many more messages an hour than usual, and that further visitors get no confirmations', async () => {
    const flood = async (count: number) => {
      for (let number = 0; number < count; number++) {
        await storeLead(
          monitor.db,
          {
            submission: { ...goodMessage, interest: 'sales', email: `${number}@example.com`, message: `No. ${number}` },
            spamReason: '',
            receivedAt: new Date(monitor.time),
          },
          ['confirmation'],
        )
      }
    }
    await flood(8)
    run({ CONFIRMATION_LIMIT: '20' })
    await monitor.nextRounds()
    expect(subjects()).toEqual([])
    await flood(40)
    const alerts = () => monitor.mail.mails.map((one) => mailHeader(one, 'Subject'))
    await expect
      .poll(alerts)
      .toContain('Larkway alert: confirmations: 20 were sent within an hour, so further visitors get none for now')
    await expect.poll(alerts).toContainEqual(expect.stringMatching(/alert: messages: \d\d came in within an hour/))
    // If the clock jumped while an email was being recorded as sent, its lease would end, and it would be sent again.
    await monitor.nextRounds()
    monitor.time += 61 * MINUTE
    await expect.poll(subjects).toEqual(['Larkway alert', 'Larkway alert', 'Larkway all clear', 'Larkway all clear'])
  })

  test('report that the storage for message pictures is almost full, and send the all-clear once some pictures are erased', async () => {
    await store()
    const [lead] = await monitor.db.selectFrom('contact_messages').select('id').execute()
    const keep = (position: number, megabytes: number) =>
      monitor.db
        .insertInto('lead_pictures')
        .values({
          id: `picture-${position}`,
          message_id: lead?.id ?? '',
          position,
          width: 1,
          height: 1,
          bytes: megabytes * 1024 * 1024,
          content: new Uint8Array(1),
        })
        .execute()
    await keep(1, 79)
    run({ CONTACT_PICTURES_MB: '100' })
    await monitor.nextRounds()
    expect(subjects()).toEqual([])
    await keep(2, 1)
    await expect.poll(subjects).toEqual(['Larkway alert'])
    const [alert] = monitor.mail.mails
    expect(alert && mailHeader(alert, 'Subject')).toContain('80 of 100 MB')
    expect(alert && mailPart(alert, 'text/plain')).toContain('CONTACT_PICTURES_MB')
    await monitor.db.deleteFrom('contact_messages').execute()
    await expect.poll(subjects).toEqual(['Larkway alert', 'Larkway all clear'])
  })

  test('report a failed delivery once, and send the all-clear when staff acknowledge it', async () => {
    await store()
    run()
    await monitor.nextRounds()
    await setDeliveries('webhook', 'failed', 'the webhook answered 500')
    await expect.poll(subjects).toEqual(['Larkway alert'])
    const [alert] = monitor.mail.mails
    expect(alert && mailPart(alert, 'text/plain')).toContain('larkway leads acknowledge')
    const [lead] = await monitor.db.selectFrom('contact_messages').select('id').execute()
    await acknowledgeLeads(monitor.db, [lead?.id ?? ''])
    await expect.poll(subjects).toEqual(['Larkway alert', 'Larkway all clear'])
  })

  test('ignore a confirmation to a mistyped address', async () => {
    await store()
    await setDeliveries('confirmation', 'refused', 'the mail server refuses the address')
    run()
    await monitor.nextRounds()
    expect([...subjects(), ...hooks()]).toEqual([])
  })

  test('report by webhook that mail has been stuck for an hour, and send the all-clear by mail too once mail works again', async () => {
    await store()
    await setDeliveries('mail', 'waiting', 'connect ECONNREFUSED')
    await setDeliveries('webhook', 'sent', '')
    monitor.mail.mood('refuse')
    run()
    monitor.time += 59 * MINUTE
    await monitor.nextRounds()
    expect(hooks()).toEqual([])
    monitor.time += MINUTE
    await expect.poll(hooks).toEqual(['incident.opened'])
    monitor.mail.mood('accept')
    await setDeliveries('mail', 'sent', '')
    await expect.poll(hooks).toEqual(['incident.opened', 'incident.closed'])
    await expect.poll(subjects).toContain('Larkway all clear')
  })

  test('report a feed that has not been imported for a day, and send the all-clear when it is imported again', async () => {
    const importedAt = async (ms: number) => {
      await feedEnded('unchanged')
      const succeeded_at = new Date(ms).toISOString()
      await vehicleTables(monitor.db).updateTable('stock_sources').set({ succeeded_at }).execute()
    }
    const start = monitor.time
    await importedAt(start)
    run({ INVENTORY_FEED_URL: 'https://feed.example/stock.csv' })
    monitor.time = start + 24 * HOUR
    await monitor.nextRounds()
    expect([...subjects(), ...hooks()]).toEqual([])
    monitor.time += MINUTE
    await expect.poll(hooks).toEqual(['incident.opened'])
    await expect.poll(subjects).toEqual(['Larkway alert'])
    const [alert] = monitor.mail.mails
    expect(alert && mailPart(alert, 'text/plain')).toContain('larkway inventory pull')
    await importedAt(monitor.time)
    await expect.poll(hooks).toEqual(['incident.opened', 'incident.closed'])
    await expect.poll(subjects).toEqual(['Larkway alert', 'Larkway all clear'])
  })

  test('report the failure of a feed that has never been imported', async () => {
    await vehicleTables(monitor.db).deleteFrom('stock_sources').execute()
    run({ INVENTORY_FEED_URL: 'https://feed.example/stock.csv' })
    await monitor.nextRounds()
    expect(hooks()).toEqual([])
    await feedEnded('failed')
    await expect.poll(hooks).toEqual(['incident.opened'])
  })

  test('report a staff address that refuses mail, still reach the others, and end when it is removed', async () => {
    run({ ALERT_TO: 'ann@dealer.example, nobody@dealer.example' })
    monitor.free = 9 * GIGABYTE
    await expect.poll(() => monitor.webhook.hooks.map(({ body }) => JSON.parse(body).data.kind)).toContain('staff mail')
    await expect
      .poll(() => monitor.webhook.hooks.map(({ body }) => JSON.parse(body).data.summary).join())
      .toContain('nobody@dealer.example')
    expect(monitor.mail.mails[0]?.to).toEqual(['ann@dealer.example'])
    await monitor.stopAll()
    monitor.time += MINUTE
    run({ ALERT_TO: 'ann@dealer.example' })
    monitor.free = 50 * GIGABYTE
    await expect
      .poll(() => monitor.db.selectFrom('incidents').select('kind').where('closed_at', 'is', null).execute())
      .toEqual([])
  })

  test('to staff are given up after three days if they cannot be sent, and the doctor reports that', async () => {
    monitor.mail.mood('refuse')
    run({ ALERT_WEBHOOK_URL: '' })
    monitor.free = 9 * GIGABYTE
    const alert = () =>
      monitor.db
        .selectFrom('jobs')
        .selectAll()
        .where('kind', '=', 'mail alert')
        .orderBy('planned_at')
        .executeTakeFirst()
    const start = monitor.time
    for (let attempts = 1; (await alert())?.state !== 'failed'; attempts++) {
      await expect
        .poll(async () => {
          const job = await alert()
          return job?.attempts === attempts && job.lease_owner === null
        })
        .toBe(true)
      monitor.time = Math.max(monitor.time, Date.parse((await alert())?.due_at ?? ''))
    }
    expect(monitor.time - start).toBe(72 * HOUR)
    const env = parseEnv({ SMTP_URL: monitor.mail.url, DATA_DIR: '/tmp', ALERT_TO: 'ann@dealer.example' })
    const checks = await checkConditions({ env, withDatabase: (use) => use(monitor.db), now: new Date(monitor.time) })
    expect(checks.find((check) => check.name === 'staff mail')).toMatchObject({
      ok: false,
      says: expect.stringContaining('mail alert'),
    })
  })

  test('ignore a short text that waits over the weekend, until opening on Monday', async () => {
    monitor.setTime('2026-05-02T22:00:00Z')
    await storeLead(
      monitor.db,
      { submission: { ...goodMessage, interest: 'sales' }, spamReason: '', receivedAt: new Date(monitor.time) },
      ['text'],
    )
    const env = parseEnv({ SMTP_URL: monitor.mail.url, DATA_DIR: '/tmp', LEADS_TEXT_TO: '8565550177@text.example' })
    const check = async (at: string) => {
      const checks = await checkConditions({ env, withDatabase: (use) => use(monitor.db), now: new Date(at) })
      const { waitingSince } = await leadStats(monitor.db, new Date(at))
      return { ok: checks.find((check) => check.name === 'outbox')?.ok, waitingSince }
    }
    expect(await check('2026-05-04T12:00:00Z')).toEqual({ ok: true, waitingSince: null })
    expect(await check('2026-05-04T18:00:00Z')).toEqual({ ok: false, waitingSince: '2026-05-04T13:00:00.000Z' })
  })

  test('report only once that a database cannot be written to', async () => {
    const [db] = monitor.replicas
    if (!db) throw new Error('no replica')
    const readOnly = (on: boolean) =>
      name === 'SQLite'
        ? sql`pragma query_only = ${sql.raw(on ? 'on' : 'off')}`.execute(db)
        : sql`alter system set default_transaction_read_only = ${sql.raw(on ? 'on' : 'off')}`
            .execute(db)
            .then(() => sql`select pg_reload_conf()`.execute(db))
            .then(() => expect.poll(() => isReadOnly(db)).toBe(on ? 'on' : 'off'))
    await readOnly(true)
    run({}, [db])
    await monitor.nextRounds()
    expect(hooks()).toEqual([])
    monitor.time += MINUTE
    await expect.poll(hooks).toEqual(['incident.opened'])
    await monitor.nextRounds()
    expect(subjects()).toEqual(['Larkway alert'])
    await readOnly(false)
    await expect.poll(hooks).toEqual(['incident.opened', 'incident.closed'])
    await expect.poll(subjects).toEqual(['Larkway alert', 'Larkway all clear'])
  })
})

/** Tests poll this, since PostgreSQL takes a moment to apply a reload. */
async function isReadOnly(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ default_transaction_read_only: string }>`show default_transaction_read_only`.execute(db)
  return rows[0]?.default_transaction_read_only
}
