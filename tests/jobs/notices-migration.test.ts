/** @module-tag long */
import { Migrator, sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { type Db, migrate } from '../../src/server/database/database.server.ts'
import { plannedBefore } from '../../src/server/database/jobs/jobs.server.ts'
import { migrations } from '../../src/server/database/migrations.ts'
import { engines, type TestDatabase } from '../support/databases.ts'

/** Plans a notice the way code before migration 0012 did. */
const planAsBefore = (db: Db, id: string, kind: string, channel: string, about: string, sentAt: string | null = null) =>
  sql`
    insert into notices (id, kind, channel, about, planned_at, due_at, sent_at, last_error)
    values (${id}, ${kind}, ${channel}, ${about}, '2026-05-01T11:00:00.000Z', '2026-05-01T11:00:00.000Z', ${sentAt}, '')
    on conflict do nothing`.execute(db)

let database: TestDatabase
afterEach(() => database.close())

describe.each(Object.entries(engines))('the migration of notices to jobs on %s', (_name, open) => {
  test('converts existing notices, and those the previous version plans during a deploy', async () => {
    database = await open()
    const { db, location } = database
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo('0011-stock-sources')
    await planAsBefore(db, 'digest-2026-05-01', 'digest', 'mail', '2026-05-01', '2026-05-01T11:00:01.000Z')
    await planAsBefore(db, 'alert-x-webhook', 'alert', 'webhook', 'x')
    expect(await migrate(db, location)).toContain('0012-jobs')
    await planAsBefore(db, 'all-clear-x-mail', 'all-clear', 'mail', 'x')
    await planAsBefore(db, 'all-clear-x-mail', 'all-clear', 'mail', 'x')
    const jobs = await db.selectFrom('jobs').select(['id', 'kind', 'payload', 'state']).orderBy('id').execute()
    expect(jobs).toEqual([
      { id: 'alert-x-webhook', kind: 'webhook alert', payload: 'x', state: 'waiting' },
      { id: 'all-clear-x-mail', kind: 'mail alert', payload: 'x', state: 'waiting' },
      { id: 'digest-2026-05-01', kind: 'digest', payload: '2026-05-01', state: 'sent' },
    ])
    expect((await sql`select id from notices`.execute(db)).rows).toEqual([])
    expect(await plannedBefore(db, 'digest', new Date('2026-05-02T11:00:00Z'))).toEqual(
      new Date('2026-05-01T11:00:00.000Z'),
    )
  })
})
