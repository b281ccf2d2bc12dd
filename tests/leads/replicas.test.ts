import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LEASE_MS } from '../../src/leads/claims.server.ts'
import { type Db, openDatabase } from '../../src/platform/database.server.ts'
import { startPostgres, type TestPostgres } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

describe('two replicas of the site on one PostgreSQL', () => {
  let postgres: TestPostgres
  let db: Db
  let mail: MailServer
  let webhook: WebhookReceiver
  let sites: Site[]
  let environment: Record<string, string>
  beforeAll(async () => {
    postgres = await startPostgres()
    db = openDatabase({ DATA_DIR: '', DATABASE_URL: postgres.url })
    mail = await startMailServer()
    webhook = await startWebhookReceiver()
    environment = {
      DATABASE_URL: postgres.url,
      SMTP_URL: mail.url,
      LEADS_EMAIL_TO: 'sales@dealer.example',
      LEADS_WEBHOOK_URL: webhook.url,
      LEADS_WEBHOOK_SECRET: 'a secret of the test',
    }
    sites = await Promise.all([startSite(environment), startSite(environment)])
  })
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.remove()))
    await db.destroy()
    await Promise.all([mail.close(), webhook.close(), postgres.stop()])
  })
  beforeEach(async () => {
    await db.deleteFrom('contact_messages').execute()
    mail.mails.length = 0
    webhook.hooks.length = 0
  })

  const post = (site: Site | undefined, message: string) =>
    postMessage({ url: site?.url ?? '' }, { ...goodMessage, message })
  const delivered = () => webhook.hooks.map(({ body }): string => JSON.parse(body).data.message)
  const undelivered = async () =>
    (await db.selectFrom('deliveries').select('id').where('state', '!=', 'sent').execute()).length
  const stored = async () =>
    (await db.selectFrom('contact_messages').select('message').execute()).map((row) => row.message)

  test('share the outbox: every message goes out once by each channel', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `Message ${index} of forty.`)
    await Promise.all(words.map((message, index) => post(sites[index % 2], message)))
    await eventually(undelivered).toBe(0)
    expect(delivered().sort()).toEqual(words.toSorted())
    expect(mail.mails.filter(({ to }) => to.includes('sales@dealer.example'))).toHaveLength(40)
  })

  test('one message sent to both is one message', async () => {
    const message = 'Sent to both at once.'
    const answers = await Promise.all(
      sites.map((site) => postMessage(site, { ...goodMessage, message }, { 'idempotency-key': 'one form' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    await eventually(undelivered).toBe(0)
    expect(delivered()).toEqual([message])
  })

  test('both show what staff change', async () => {
    const prices = () =>
      Promise.all(sites.map(async ({ url }) => (await (await fetch(`${url}/api/vehicles/denago-city`)).json()).price))
    expect(await prices()).toEqual([15_000, 15_000])
    const larkway = larkwayAt({ DATA_DIR: sites[0]?.dataDir ?? '', DATABASE_URL: postgres.url })
    expect((await larkway('inventory', 'edit', 'denago-city', '--price', '14000')).code).toBe(0)
    await eventually(prices).toEqual([14_000, 14_000])
  })

  test('count one client together', async () => {
    const limited = await Promise.all(
      [0, 1].map(() => startSite({ ...environment, CONTACT_LIMIT: '4', SMTP_URL: '', LEADS_WEBHOOK_URL: '' })),
    )
    await sql`delete from rate_limits`.execute(db)
    const statuses: number[] = []
    for (let index = 0; index < 8; index++)
      statuses.push((await post(limited[index % 2], `Number ${index} of eight.`)).status)
    await Promise.all(limited.map((site) => site.remove()))
    expect(statuses.filter((status) => status === 201)).toHaveLength(4)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  test('one is killed in the middle of the load: nothing that was thanked for is lost', async () => {
    const thanked: string[] = []
    let killed: Promise<unknown> = Promise.resolve()
    const sending = Array.from({ length: 60 }, async (_, index) => {
      const message = `Message ${index} of sixty.`
      const answer = await post(sites[index % 2], message).catch(() => undefined)
      if (answer?.status !== 201) return
      thanked.push(message)
      if (thanked.length === 20) killed = sites[1]?.stop('SIGKILL') ?? killed
    })
    await Promise.all(sending)
    await killed
    expect(thanked.length).toBeGreaterThan(20)
    const kept = await stored()
    expect(thanked.filter((message) => !kept.includes(message))).toEqual([])
    expect(new Set(kept).size).toBe(kept.length)
    // Instead of waiting for the leases of the dead one to run out.
    const past = new Date(Date.now() - LEASE_MS).toISOString()
    await db.updateTable('deliveries').set({ lease_until: past }).where('lease_until', 'is not', null).execute()
    await eventually(undelivered).toBe(0)
    expect(kept.filter((message) => !delivered().includes(message))).toEqual([])
  })
})
