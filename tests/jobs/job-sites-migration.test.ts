/** @module-tag long */
import { Migrator, sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { type Db, migrate } from '../../src/server/database/database.server.ts'
import { claimDue, markDone } from '../../src/server/database/jobs/claims.server.ts'
import { planJob, planRecurring, recurringJob } from '../../src/server/database/jobs/jobs.server.ts'
import { migrations } from '../../src/server/database/migrations.ts'
import { engines, type TestDatabase } from '../support/databases.ts'

const at = new Date('2026-11-27T10:00:00.000Z')
const shore = 'shore.example'

/** Plans a job the way code before migration 0029 did. */
const planAsBefore = (db: Db, id: string, kind: string, payload: string) =>
  sql`
    insert into jobs (id, kind, payload, state, attempts, planned_at, due_at, last_error)
    values (${id}, ${kind}, ${payload}, 'waiting', 0, ${at.toISOString()}, ${at.toISOString()}, '')
    on conflict do nothing`.execute(db)

const claimableAsBefore = async (db: Db, kind: string) =>
  (await sql`select id from jobs where state = 'waiting' and kind = ${kind}`.execute(db)).rows

const claim = (db: Db, kind: string, site = '') =>
  claimDue(db, { table: 'jobs', kind, site }, { owner: 'this version', now: at, limit: 9 })

let database: TestDatabase
afterEach(() => database.close())

describe.each(Object.entries(engines))('the migration that adds a site to each job, on %s', (_name, open) => {
  const openBefore = async () => {
    database = await open()
    const { db } = database
    await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo('0028-missing-pictures')
    return database
  }

  test('keeps every job, and assigns each only to its own site', async () => {
    const { db, location } = await openBefore()
    await planAsBefore(db, 'opt-in-main', 'opt-in mail', 'main')
    await planAsBefore(db, 'opt-in-shore', `opt-in mail ${shore}`, 'shore')
    for (const kind of ['cdn purge', 'watches']) {
      await planAsBefore(db, kind, kind, 'main')
      await planAsBefore(db, `${kind} ${shore}`, `${kind} ${shore}`, 'shore')
    }
    await planAsBefore(db, 'erasure', 'erasure', '')
    expect(await migrate(db, location)).toContain('0029-job-sites')

    for (const kind of ['waitlist confirmation', 'waitlist news', 'purge']) {
      expect((await claim(db, kind, shore)).map(({ about }) => about)).toEqual(['shore'])
      expect((await claim(db, kind)).map(({ about }) => about)).toEqual(['main'])
    }
    expect(await claim(db, 'erasure')).toHaveLength(1)
  })

  test('lets recurring jobs continue with what their last run recorded, without a second row', async () => {
    const { db, location } = await openBefore()
    await planAsBefore(db, 'cdn purge', 'cdn purge', 'of the main site')
    await planAsBefore(db, `cdn purge ${shore}`, `cdn purge ${shore}`, 'of the shore')
    await migrate(db, location)
    for (const [site, payload] of [
      ['', 'of the main site'],
      [shore, 'of the shore'],
    ]) {
      const queue = { table: 'jobs', kind: 'purge', site } as const
      await planRecurring(db, queue, at)
      expect(await recurringJob(db, queue)).toMatchObject({ payload })
    }
    expect(await db.selectFrom('jobs').select('id').execute()).toHaveLength(2)
  })

  test('during a deploy, the previous version does not take another site’s jobs or lose those that it plans', async () => {
    const { db, location } = await openBefore()
    await migrate(db, location)
    await planAsBefore(db, 'opt-in-main', 'opt-in mail', 'main')
    await planAsBefore(db, 'opt-in-shore', `opt-in mail ${shore}`, 'shore')
    await planAsBefore(db, 'opt-in-shore', `opt-in mail ${shore}`, 'shore')
    await planJob(db, { id: 'opt-in-shore', kind: 'waitlist confirmation', site: shore, payload: 'shore' }, at)
    await planAsBefore(db, 'digest-2026-11-27', 'digest', '2026-11-27')

    expect(await claimableAsBefore(db, 'opt-in mail')).toEqual([])
    expect(await claimableAsBefore(db, `opt-in mail ${shore}`)).toEqual([])
    expect(await claimableAsBefore(db, 'digest')).toHaveLength(1)
    for (const [site, about] of [
      ['', 'main'],
      [shore, 'shore'],
    ]) {
      const claims = await claim(db, 'waitlist confirmation', site)
      expect(claims.map((one) => one.about)).toEqual([about])
      for (const one of claims) await markDone(db, one, at)
    }
    expect(await claim(db, 'waitlist confirmation', shore)).toEqual([])
  })

  test('a confirmation that the previous version is sending is not sent again', async () => {
    const { db, location } = await openBefore()
    await planAsBefore(db, 'opt-in-shore', `opt-in mail ${shore}`, 'shore')
    const lease = new Date(at.getTime() + 60_000).toISOString()
    await sql`update jobs set lease_owner = 'previous', lease_until = ${lease}`.execute(db)
    await migrate(db, location)
    expect(await claim(db, 'waitlist confirmation', shore)).toEqual([])
    // Finished one-time work cannot be claimed again either.
    await sql`update jobs set state = 'sent', lease_owner = null, lease_until = null where id = 'opt-in-shore'`.execute(
      db,
    )
    expect(await claim(db, 'waitlist confirmation', shore)).toEqual([])
  })
})
