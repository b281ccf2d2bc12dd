/** @module-tag long */
import { Migrator, sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { sampleInventory } from '../../src/domain/catalogue/sample-stock.ts'
import { migrations } from '../../src/server/database/migrations.ts'
import { engines } from '../support/databases.ts'
import { larkwayAt } from '../support/larkway.ts'
import { goodMessage, postMessage } from '../support/messages.ts'
import { type Site, startSite } from '../support/running-site.ts'
import { startWebhookReceiver } from '../support/webhook-receiver.ts'

const [oldest = '', ...later] = Object.keys(migrations)

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

describe.each(Object.entries(engines))('an old database on %s', (_name, open) => {
  test('is migrated once by two replicas that start together and then share it', async () => {
    const database = await open()
    ended.push(database.close)
    const { db, location } = database
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db, provider }).migrateTo(oldest)
    const webhook = await startWebhookReceiver()
    ended.push(webhook.close)
    const env = { DATABASE_URL: location.DATABASE_URL ?? '', LEADS_WEBHOOK_URL: webhook.url }
    // Replicas on PostgreSQL do not share a folder.
    const where = location.DATABASE_URL ? {} : { dataDir: location.DATA_DIR }
    const sites = await Promise.all([startSite(env, where), startSite(env, where)])
    ended.push(() => Promise.all(sites.map((site) => site.remove())))

    const info = await larkwayAt(location)('db', 'info', '--json')
    expect(JSON.parse(info.out)).toMatchObject({
      migrations: [oldest, ...later],
      rows: { vehicles: sampleInventory.length },
    })
    const words = Array.from({ length: 30 }, (_, index) => `Message ${index}, while both are up.`)
    const send = (message: string, index: number) =>
      postMessage(sites[index % 2] as Site, { ...goodMessage, message }).then(({ status }) => status)
    expect(await Promise.all(words.map(send))).toEqual(words.map(() => 201))
    // One replica stops, and the other delivers what the stopped one had claimed.
    await sites[0]?.stop()
    await expect
      .poll(() => webhook.hooks.map(({ body }): string => JSON.parse(body).data.message).sort())
      .toEqual(words.toSorted())
  })

  test('keeps its messages when two commands migrate it at once', async () => {
    const database = await open()
    ended.push(database.close)
    const { db, location } = database
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(oldest)
    const { firstName, lastName, email, phone, interest, message } = goodMessage
    await sql`
      insert into contact_messages (id, idempotency_key, first_name, last_name, email, phone, interest, message,
        suspected, suspicion, received_at)
      values ('early', 'early', ${firstName}, ${lastName}, ${email}, ${phone}, ${interest}, ${message}, 0, '',
        ${new Date().toISOString()})`.execute(db)
    const larkway = larkwayAt(location)
    const [first, second] = await Promise.all([larkway('db', 'migrate', '--json'), larkway('db', 'migrate', '--json')])
    const applied = [first, second].flatMap((ended) => JSON.parse(ended?.out ?? '').applied)
    expect(applied.sort()).toEqual(later)
    expect(JSON.parse((await larkway('leads', 'list', '--json')).out)).toMatchObject([{ message }])
  })
})
