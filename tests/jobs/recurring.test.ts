import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Db, openDatabase } from '../../src/server/database/database.server.ts'
import { LEASE_MS } from '../../src/server/database/jobs/claims.server.ts'
import { doNow } from '../../src/server/database/jobs/jobs.server.ts'
import { type Jobs, startJobs, type Work } from '../../src/server/database/jobs/run-jobs.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe.each(Object.entries(engines))('recurring work on %s', (_name, open) => {
  let database: TestDatabase
  let other: Db
  let time = 0
  let running: Jobs[] = []
  beforeAll(async () => {
    database = await openMigrated(open)
    other = openDatabase(database.location)
  })
  afterAll(async () => {
    await other.destroy()
    await database.close()
  })
  beforeEach(async () => {
    time = Date.now()
    await database.db.deleteFrom('jobs').execute()
  })
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()))
    running = []
  })

  const start = (work: Partial<Work> & Pick<Work, 'run'>, db = database.db) => {
    const one: Work = { queue: { table: 'jobs', kind: 'feed' }, everyMs: HOUR, ...work }
    const jobs = startJobs({ db, work: [one], now: () => new Date(time), pollMs: 10, graceMs: 50 })
    running.push(jobs)
    return jobs
  }
  const job = () => database.db.selectFrom('jobs').selectAll().executeTakeFirst()

  test('is not done again when another replica starts, but only when it is due', async () => {
    let runCount = 0
    const run = async () => {
      runCount += 1
      return undefined
    }
    start({ run, atStart: true })
    await expect.poll(() => runCount).toBe(1)
    await expect.poll(async () => (await job())?.sent_at).toBeTruthy()
    let polls = 0
    const ready = async () => {
      polls += 1
      return true
    }
    start({ run, ready, atStart: true }, other)
    await expect.poll(() => polls).toBeGreaterThan(1)
    time += HOUR - 1
    polls = 0
    await expect.poll(() => polls).toBeGreaterThan(1)
    expect(runCount).toBe(1)
    time += 1
    await expect.poll(() => runCount).toBe(2)
  })

  test('is done once a week if so configured, and immediately if a wrong clock set its due time', async () => {
    let runCount = 0
    const run = async () => {
      runCount += 1
      return undefined
    }
    let polls = 0
    const ready = async () => {
      polls += 1
      return true
    }
    const jobs = start({ run, ready, everyMs: 7 * DAY })
    await expect.poll(async () => (await job())?.sent_at).toBeTruthy()
    time += 6 * DAY
    await jobs.stop()
    polls = 0
    start({ run, ready, everyMs: 7 * DAY })
    await expect.poll(() => polls).toBeGreaterThan(2)
    expect(runCount).toBe(1)
    time += DAY
    await expect.poll(() => runCount).toBe(2)
    time -= 365 * DAY
    await expect.poll(() => runCount).toBe(3)
  })

  test('is done by one process at a time, including on demand', async () => {
    const inside = await doNow(database.db, 'feed', HOUR, () => doNow(other, 'feed', HOUR, async () => 'done twice'))
    expect(inside).toEqual({ result: undefined })
    expect(await doNow(other, 'feed', HOUR, async () => 'done')).toEqual({ result: 'done' })
  })

  test.each(['feed', 'inbox'] as const)(
    'ignores a lease on the %s that a wrong clock set, as soon as the clock is right',
    async (kind) => {
      await doNow(database.db, kind, HOUR, async () => undefined)
      const tomorrow = new Date(Date.now() + DAY).toISOString()
      await database.db.updateTable('jobs').set({ lease_owner: 'dead', lease_until: tomorrow }).execute()
      expect(await doNow(database.db, kind, HOUR, async () => 'done')).toEqual({ result: 'done' })
    },
  )

  test('of a dead process continues in another process when the lease ends', async () => {
    let runCount = 0
    start({ run: (_claim, signal) => once(signal, 'abort').then(() => undefined) })
    await expect.poll(async () => (await job())?.lease_owner).toBeTruthy()
    const run = async () => {
      runCount += 1
      return undefined
    }
    start({ run }, other)
    time += LEASE_MS + 1
    await expect.poll(() => runCount).toBe(1)
  })

  test('that fails is retried after growing pauses of up to an hour, and never abandoned', async () => {
    const pauses: number[] = []
    start({
      run: async () => {
        throw new Error('not today')
      },
    })
    for (let attempt = 1; attempt <= 20; attempt++) {
      await expect
        .poll(async () => {
          const row = await job()
          return row?.attempts === attempt && row.lease_owner === null
        })
        .toBe(true)
      const row = await job()
      expect(row).toMatchObject({ state: 'waiting', last_error: 'not today' })
      const due = Date.parse(row?.due_at ?? '')
      pauses.push((due - time) / MINUTE)
      time = due
    }
    expect(pauses.slice(0, 8)).toEqual([1, 4, 10, 15, 30, 60, 60, 60])
    expect(new Set(pauses.slice(8))).toEqual(new Set([60]))
  })
})
