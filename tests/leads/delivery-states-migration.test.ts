/** @module-tag long */
import { Migrator, sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { spamWords } from '../../src/domain/leads/intake/spam.ts'
import { eachLead } from '../../src/domain/leads/leads.server.ts'
import { redeliverFailed, releaseLeads } from '../../src/domain/leads/work/lead-commands.server.ts'
import { type Db, migrate } from '../../src/server/database/database.server.ts'
import { migrations } from '../../src/server/database/migrations.ts'
import { engines, type TestDatabase } from '../support/databases.ts'

const now = new Date('2026-05-01T12:00:00Z')

/** Inserts a lead with one delivery the way code before migration 0004 did. */
async function storeAsBefore(db: Db, id: string, { suspected, state }: { suspected: number; state: string }) {
  await sql`
    insert into contact_messages (id, idempotency_key, first_name, last_name, email, phone, interest, message,
      suspected, suspicion, received_at)
    values (${id}, ${id}, 'Ada', 'Moss', 'ada@example.com', '856-555-0100', 'sales', 'From the version before.',
      ${suspected}, ${suspected ? 'sent at once' : ''}, ${now.toISOString()})`.execute(db)
  await sql`
    insert into deliveries (id, message_id, channel, state, attempts, planned_at, due_at, last_error)
    values (${`${id}-mail`}, ${id}, 'mail', ${state}, 0, ${now.toISOString()}, ${now.toISOString()}, '')`.execute(db)
}

let database: TestDatabase
afterEach(() => database.close())

describe.each(Object.entries(engines))('the migration of delivery states on %s', (_name, open) => {
  const states = async () =>
    Object.fromEntries(
      (await Array.fromAsync(eachLead(database.db))).map(({ id, deliveries }) => [id, deliveries[0]?.state]),
    )

  test('gives existing rows the new state names', async () => {
    database = await open()
    const { db, location } = database
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo('0003-rate-limits')
    await storeAsBefore(db, 'spam', { suspected: 1, state: 'held' })
    await storeAsBefore(db, 'failed', { suspected: 0, state: 'parked' })
    await storeAsBefore(db, 'waiting', { suspected: 0, state: 'waiting' })
    await storeAsBefore(db, 'sent', { suspected: 0, state: 'sent' })
    expect(await migrate(db, location)).toContain('0004-delivery-states')
    expect(await states()).toEqual({ spam: 'quarantined', failed: 'failed', waiting: 'waiting', sent: 'sent' })
  })

  test('marks a confirmation with a refused address as refused, and keeps other failures', async () => {
    database = await open()
    const { db, location } = database
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo('0005-lead-origin')
    await storeAsBefore(db, 'mistyped', { suspected: 0, state: 'failed' })
    await storeAsBefore(db, 'unreachable', { suspected: 0, state: 'failed' })
    await sql`
      update deliveries set channel = 'confirmation',
        last_error = case message_id when 'mistyped' then 'the mail server refuses the address: 550' else 'timeout' end
    `.execute(db)
    await migrate(db, location)
    expect(await states()).toEqual({ mistyped: 'refused', unreachable: 'failed' })
  })

  test('turns the reasons for a quarantine into codes', async () => {
    database = await open()
    const { db, location } = database
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo('0011-stock-sources')
    const reasons = [
      ['the hidden field was filled in', 'hidden-field'],
      ['sent 40 ms after the form was shown', 'too-fast:40'],
      ['the hidden field was filled in; sent 40 ms after the form was shown', 'hidden-field,too-fast:40'],
      ['marked as spam by staff', 'marked-by-staff'],
    ] as const
    for (const [words] of reasons) {
      await storeAsBefore(db, words, { suspected: 1, state: 'quarantined' })
      await sql`update contact_messages set suspicion = ${words} where id = ${words}`.execute(db)
    }
    await storeAsBefore(db, '', { suspected: 0, state: 'sent' })
    await migrate(db, location)
    const leads = await Array.fromAsync(eachLead(db))
    expect(Object.fromEntries(leads.map(({ id, spamReason }) => [id, spamReason]))).toEqual({
      ...Object.fromEntries(reasons),
      '': '',
    })
    for (const [words, code] of reasons) expect(spamWords(code)).toBe(words)
  })

  test('lets staff release and redeliver rows that an old process writes afterwards', async () => {
    database = await open()
    const { db, location } = database
    await migrate(db, location)
    await storeAsBefore(db, 'spam', { suspected: 1, state: 'held' })
    await storeAsBefore(db, 'failed', { suspected: 0, state: 'waiting' })
    await sql`update deliveries set state = 'parked' where message_id = 'failed' and state = 'waiting'`.execute(db)
    expect(await states()).toEqual({ spam: 'quarantined', failed: 'failed' })
    expect(await releaseLeads(db, ['spam'], { channels: ['mail'], now })).toEqual(['spam'])
    expect(await redeliverFailed(db, now)).toBe(1)
    expect(await states()).toEqual({ spam: 'waiting', failed: 'waiting' })
  })
})
