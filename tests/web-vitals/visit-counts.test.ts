import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { countVisit, storeVisitCounts, weekOfVisits } from '../../src/server/web-vitals/visit-counts.server.ts'
import { visitWords } from '../../src/server/web-vitals/web-vitals-words.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'

const today = new Date('2026-05-15T12:00:00Z')
const daysAgo = (days: number) => new Date(today.getTime() - days * 24 * 60 * 60 * 1000)

describe.each(Object.entries(engines))('visit counts on %s', (_name, open) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openMigrated(open)
  })
  afterAll(() => database.close())
  const words = async () => visitWords(await weekOfVisits(database.db, today))

  test('from all replicas in the past week are put into words next to Google’s limits for good values', async () => {
    const { db, location } = database
    const other = openDatabase(location)
    for (let visit = 0; visit < 19; visit++) {
      countVisit({ page: 'inventory', device: 'narrow', lcp: 900, inp: 40, cls: 0 }, today)
    }
    await storeVisitCounts(db, today)
    expect(await words()).toEqual([])
    for (let visit = 0; visit < 21; visit++) {
      countVisit({ page: 'inventory', device: 'narrow', lcp: 3900, cls: 0.02 }, daysAgo(6))
      countVisit({ page: 'home', device: 'wide', lcp: 60_000 }, today)
      countVisit({ page: 'vehicle', device: 'wide', lcp: 100 }, daysAgo(7))
    }
    await storeVisitCounts(other, today)
    await storeVisitCounts(other, today)
    await other.destroy()
    expect(await words()).toEqual([
      expect.stringMatching(/Google calls good: LCP 2\.5 s, INP 200 ms, CLS 0\.10\.$/),
      'inventory, narrow screens: LCP 3.5 s, not good; INP 44 ms; CLS 0.02 (40 visits)',
      'home, wide screens: LCP 10.0 s and more, not good (21 visits)',
    ])
  })

  test('for one kind of page and one day share a row, which is deleted after five weeks', async () => {
    const { db } = database
    await db.deleteFrom('visit_counts').execute()
    for (let visit = 0; visit < 3; visit++) {
      countVisit({ page: 'town', device: 'narrow', cls: 0.3 }, daysAgo(34))
      await storeVisitCounts(db, today)
    }
    const rows = await db.selectFrom('visit_counts').selectAll().execute()
    expect(rows).toEqual([
      { day: '2026-04-11', page: 'town', device: 'narrow', metric: 'cls', bucket: '0.5', visits: 3 },
    ])
    countVisit({ page: 'home', device: 'narrow', cls: 0 }, today)
    await storeVisitCounts(db, new Date(today.getTime() + 3 * 24 * 60 * 60 * 1000))
    expect((await db.selectFrom('visit_counts').select('page').execute()).map(({ page }) => page)).toEqual(['home'])
  })

  test('wait in memory while they cannot be stored', async () => {
    const { db } = database
    await db.deleteFrom('visit_counts').execute()
    await db.schema.alterTable('visit_counts').renameTo('gone').execute()
    countVisit({ page: 'home', device: 'wide', inp: 10 }, today)
    await expect(storeVisitCounts(db, today)).rejects.toThrow('visit_counts')
    countVisit({ page: 'home', device: 'wide', inp: 20 }, today)
    await db.schema.alterTable('gone').renameTo('visit_counts').execute()
    await storeVisitCounts(db, today)
    expect(await db.selectFrom('visit_counts').select(['bucket', 'visits']).execute()).toEqual([
      { bucket: '25', visits: 2 },
    ])
  })
})
