/** @module-tag long */
import { request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Db, openDatabase } from '../../src/server/database/database.server.ts'
import { LEASE_MS } from '../../src/server/database/jobs/claims.server.ts'
import { emptyPostgres } from '../support/databases.ts'
import { larkwayAt } from '../support/larkway.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import type { Nginx } from '../support/nginx.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { startShippedProxy } from '../support/shipped-proxy.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

describe('two replicas of the site on one PostgreSQL, behind nginx as compose.yaml sets it up', () => {
  let postgres: Awaited<ReturnType<typeof emptyPostgres>>
  let db: Db
  let mail: MailServer
  let webhook: WebhookReceiver
  let sites: Site[]
  let proxy: Nginx
  let environment: Record<string, string>
  beforeAll(async () => {
    postgres = await emptyPostgres()
    db = openDatabase({ DATA_DIR: '', DATABASE_URL: postgres.url })
    mail = await startMailServer()
    webhook = await startWebhookReceiver()
    environment = {
      DATABASE_URL: postgres.url,
      SMTP_URL: mail.url,
      LEADS_EMAIL_TO: 'sales@dealer.example',
      LEADS_WEBHOOK_URL: webhook.url,
      LEADS_WEBHOOK_SECRET: 'a secret of the test',
      TRUST_PROXY: '1',
    }
    sites = await Promise.all([startSite(environment), startSite(environment)])
    proxy = await startShippedProxy(sites)
  })
  afterAll(async () => {
    await proxy.stop()
    await Promise.all(sites.map((site) => site.remove()))
    await db.destroy()
    await Promise.all([mail.close(), webhook.close(), postgres.stop()])
  })
  beforeEach(async () => {
    await db.deleteFrom('contact_messages').execute()
    mail.mails.length = 0
    webhook.hooks.length = 0
  })

  const post = (message: string) => postMessage(proxy, { ...goodMessage, message })
  const delivered = () => webhook.hooks.map(({ body }): string => JSON.parse(body).data.message)
  const undelivered = async () =>
    (await db.selectFrom('deliveries').select('id').where('state', '!=', 'sent').execute()).length
  const storedRows = async () =>
    (await db.selectFrom('contact_messages').select('message').execute()).map((row) => row.message)

  test('share the outbox: each channel sends every message once', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `Message ${index} of forty.`)
    const answers = await Promise.all(words.map(post))
    expect(answers.map(({ status }) => status)).toEqual(words.map(() => 201))
    for (const site of sites) await expect.poll(site.log).toContain('"path":"/api/contact","status":201')
    await expect.poll(undelivered).toBe(0)
    expect(delivered().sort()).toEqual(words.toSorted())
    expect(mail.mails.filter(({ to }) => to.includes('sales@dealer.example'))).toHaveLength(40)
  })

  test('store the same message once if both get it', async () => {
    const message = 'Sent to both at once.'
    const answers = await Promise.all(
      sites.map((site) => postMessage(site, { ...goodMessage, message }, { 'idempotency-key': 'one form' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    await expect.poll(undelivered).toBe(0)
    expect(delivered()).toEqual([message])
  })

  test('both show changes made by staff', async () => {
    const prices = () =>
      Promise.all(sites.map(async ({ url }) => (await (await fetch(`${url}/api/vehicles/denago-city`)).json()).price))
    expect(await prices()).toEqual([15_000, 15_000])
    const larkway = larkwayAt({ DATA_DIR: sites[0]?.dataDir ?? '', DATABASE_URL: postgres.url })
    expect((await larkway('inventory', 'edit', 'denago-city', '--price', '14000')).code).toBe(0)
    await expect.poll(prices).toEqual([14_000, 14_000])
  })

  test('share their rate limits, and tell visitors apart by the address that nginx saw', async () => {
    const limit = { CONTACT_LIMIT: '4', SMTP_URL: '', LEADS_WEBHOOK_URL: '' }
    const limited = await Promise.all([0, 1].map(() => startSite({ ...environment, ...limit })))
    const inFront = await startShippedProxy(limited)
    await sql`delete from rate_limits`.execute(db)
    const statuses: number[] = []
    for (let index = 0; index < 8; index++) {
      const message = { ...goodMessage, message: `Number ${index} of eight.` }
      // A forged header makes no difference.
      statuses.push((await postMessage(inFront, message, { 'x-forwarded-for': `192.0.2.${index}` })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429, 429, 429])
    expect(await postFrom('127.0.0.2', inFront, { ...goodMessage, message: 'From another address.' })).toBe(201)
    await inFront.stop()
    await Promise.all(limited.map((site) => site.remove()))
  })

  test('thank every visitor and lose nothing when one is killed under load', async () => {
    const answers = new Map<string, number>()
    let killed: Promise<unknown> = Promise.resolve()
    const senders = Array.from({ length: 20 }, async (_, sender) => {
      for (let index = 0; index < 15; index++) {
        const message = `Sender ${sender}, message ${index}.`
        answers.set(message, (await post(message)).status)
        if (answers.size === 100) killed = sites[1]?.stop('SIGKILL') ?? killed
      }
    })
    await Promise.all(senders)
    await killed
    const keys = [...answers.keys()]
    // nginx passes a request that the dead replica was handling to the other replica.
    expect(keys.filter((message) => answers.get(message) !== 201)).toEqual([])
    expect((await storedRows()).sort()).toEqual(keys.toSorted())
    // A past lease stands in for waiting until the leases of the dead replica expire.
    const past = new Date(Date.now() - LEASE_MS).toISOString()
    await db.updateTable('deliveries').set({ lease_until: past }).where('lease_until', 'is not', null).execute()
    await expect.poll(undelivered).toBe(0)
    expect(keys.filter((message) => !delivered().includes(message))).toEqual([])
  })
})

/** Posts from another loopback address. @returns the status */
function postFrom(localAddress: string, { url }: { url: string }, body: object): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    request(`${url}/api/contact`, { method: 'POST', localAddress, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end(JSON.stringify(body))
  })
}
