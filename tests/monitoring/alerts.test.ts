import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeLead } from '../../src/leads/intake/store-lead.server.ts'
import { acknowledgeLeads } from '../../src/leads/lead-commands.server.ts'
import { type Monitor, startMonitor } from '../../src/monitoring/monitor.server.ts'
import { type Db, openDatabase } from '../../src/platform/database.server.ts'
import { parseEnv } from '../../src/platform/env.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { type MailServer, mailHeader, mailPart, startMailServer } from '../support/mail-server.ts'
import { goodMessage } from '../support/messages.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

const GIGABYTE = 1024 ** 3
const MINUTE = 60_000

describe.each(Object.entries(engines))('alerts, on %s', (name, open) => {
  let database: TestDatabase
  let replicas: Db[]
  let mail: MailServer
  let webhook: WebhookReceiver
  let monitors: Monitor[] = []
  let time = 0
  let reads = 0
  let free = 0

  beforeAll(async () => {
    database = await openMigrated(open)
    replicas = [openDatabase(database.location), openDatabase(database.location)]
  })
  afterAll(async () => {
    await Promise.all(replicas.map((db) => db.destroy()))
    await database.close()
  })
  beforeEach(async () => {
    time = Date.parse('2026-05-01T12:00:00Z')
    free = 50 * GIGABYTE
    mail = await startMailServer()
    webhook = await startWebhookReceiver()
    for (const table of ['notices', 'incidents', 'contact_messages'] as const) {
      await database.db.deleteFrom(table).execute()
    }
  })
  afterEach(async () => {
    await Promise.all(monitors.map((monitor) => monitor.stop()))
    await Promise.all([mail.close(), webhook.close()])
  })

  const run = (processes = replicas) => {
    const env = parseEnv({
      SMTP_URL: mail.url,
      ALERT_TO: 'ann@dealer.example',
      ALERT_WEBHOOK_URL: webhook.url,
      ALERT_WEBHOOK_SECRET: 'a secret of the test',
    })
    const now = () => {
      reads++
      return new Date(time)
    }
    const disk = async () => ({ free, total: 100 * GIGABYTE })
    monitors = processes.map((db) => startMonitor({ db, env, now, disk, pollMs: 10 }))
  }
  /** Resolves once both replicas have looked at everything twice more. */
  const looks = () => {
    const target = reads + 40
    return eventually(() => reads).toBeGreaterThanOrEqual(target)
  }
  const subjects = () => mail.mails.map((one) => mailHeader(one, 'Subject')?.split(': ')[0])
  const hooks = () => webhook.hooks.map(({ body }) => JSON.parse(body).type)
  const store = () =>
    storeLead(
      database.db,
      { submission: { ...goodMessage, interest: 'sales' }, spamReason: '', receivedAt: new Date(time) },
      ['mail', 'webhook', 'confirmation'],
    )
  const setDeliveries = (channel: string, state: string, error: string) =>
    database.db.updateTable('deliveries').set({ state, last_error: error }).where('channel', '=', channel).execute()

  test('a disk that fills is told once by two replicas, by mail and webhook, and so is the all-clear', async () => {
    run()
    await looks()
    expect([...subjects(), ...hooks()]).toEqual([])
    free = 9 * GIGABYTE
    await eventually(subjects).toEqual(['Larkway alert'])
    await eventually(hooks).toEqual(['incident.opened'])
    await looks()
    free = 50 * GIGABYTE
    await eventually(subjects).toEqual(['Larkway alert', 'Larkway all clear'])
    await eventually(hooks).toEqual(['incident.opened', 'incident.closed'])
    await looks()
    expect(subjects()).toHaveLength(2)
    expect(hooks()).toHaveLength(2)
    expect(webhook.hooks[0]?.headers['webhook-signature']).toMatch(/^v1,/)
  })

  test('a delivery to the dealer that failed is told, until staff acknowledge it', async () => {
    await store()
    run()
    await looks()
    await setDeliveries('webhook', 'failed', 'the webhook answered 500')
    await eventually(subjects).toEqual(['Larkway alert'])
    const [alert] = mail.mails
    expect(alert && mailPart(alert, 'text/plain')).toContain('larkway leads acknowledge')
    const [lead] = await database.db.selectFrom('contact_messages').select('id').execute()
    await acknowledgeLeads(database.db, [lead?.id ?? ''])
    await eventually(subjects).toEqual(['Larkway alert', 'Larkway all clear'])
  })

  test('a confirmation to a mistyped address is no incident', async () => {
    await store()
    await setDeliveries('confirmation', 'refused', 'the mail server refuses the address')
    run()
    await looks()
    expect([...subjects(), ...hooks()]).toEqual([])
  })

  test('mail that has not got out for an hour is told by webhook at once, and by mail when it works again', async () => {
    await store()
    await setDeliveries('mail', 'waiting', 'connect ECONNREFUSED')
    mail.mood('refuse')
    run()
    time += 59 * MINUTE
    await looks()
    expect(hooks()).toEqual([])
    time += MINUTE
    await eventually(hooks).toEqual(['incident.opened'])
    mail.mood('accept')
    await setDeliveries('mail', 'sent', '')
    await eventually(hooks).toEqual(['incident.opened', 'incident.closed'])
    await eventually(subjects).toContain('Larkway all clear')
  })

  test('a database that cannot be written to is told all the same, once a process', async () => {
    const [db] = replicas
    if (!db) throw new Error('no replica')
    const readOnly = (on: boolean) =>
      name === 'SQLite'
        ? sql`pragma query_only = ${sql.raw(on ? 'on' : 'off')}`.execute(db)
        : sql`alter system set default_transaction_read_only = ${sql.raw(on ? 'on' : 'off')}`
            .execute(db)
            .then(() => sql`select pg_reload_conf()`.execute(db))
    await readOnly(true)
    run([db])
    await eventually(() => reads).toBeGreaterThan(0)
    await looks()
    expect(hooks()).toEqual([])
    time += MINUTE
    await eventually(hooks).toEqual(['incident.opened'])
    await looks()
    expect(subjects()).toEqual(['Larkway alert'])
    await readOnly(false)
    await eventually(hooks).toEqual(['incident.opened', 'incident.closed'])
    await eventually(subjects).toEqual(['Larkway alert', 'Larkway all clear'])
  })
})
