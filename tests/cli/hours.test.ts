import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'

const year = new Date().getUTCFullYear() + 1
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })

describe.each(Object.entries(engines))('larkway hours on %s', (_name, open) => {
  let database: TestDatabase
  let session: LarkwaySession
  beforeAll(async () => {
    database = await openMigrated(open)
    session = larkwaySession(database.location)
  })
  afterAll(async () => {
    await session.close()
    await database.close()
  })
  beforeEach(async () => {
    await database.db.deleteFrom('hours_changes').execute()
  })
  const hours = (...words: string[]) => session.larkway('hours', ...words)
  const changes = async () => JSON.parse((await hours('list', '--json')).out).changes

  test('closes today or a range of days, with a reason and the person who entered the closing', async () => {
    expect((await hours('close', 'today', '--note', ' Snow  day ', '--person', 'Ann')).code).toBe(0)
    const [first, ...more] = await changes()
    expect(more).toEqual([])
    expect(first).toMatchObject({
      ...{ firstDay: today(), lastDay: today(), hours: null, note: 'Snow day', person: 'Ann', showroom: null },
    })
    await hours('close', `${year}-07-06`, '--until', `${year}-07-10`, '--showroom', 'scranton')
    expect((await hours('list')).out).toContain(`Closed on ${year}-07-06 to ${year}-07-10, floor of scranton`)
    expect((await hours('list')).out).toMatch(/Closed \w+, Christmas Day \(December 25\)\s+hours\.yaml/)
  })

  test.each([
    ['9:00-12:00', '09:00', '12:00'],
    ['9-5', '09:00', '17:00'],
    ['10am-2:30pm', '10:00', '14:30'],
  ])('sets a day’s hours from ‘%s’', async (text, opens, closes) => {
    expect((await hours('set', `${year}-12-25`, text, '--note', 'Open house')).out).toContain(
      `on ${year}-12-25 (Open house)`,
    )
    expect(await changes()).toMatchObject([{ hours: { opens, closes } }])
  })

  test('ends a closing from the reopened day on, keeps its history, and leaves earlier days alone', async () => {
    await hours('close', `${year}-01-11`, '--until', `${year}-01-15`)
    expect((await hours('reopen', `${year}-01-14`, '--person', 'Bo')).out).toContain(`Undone from ${year}-01-14 on`)
    expect(await changes()).toMatchObject([{ firstDay: `${year}-01-11`, lastDay: `${year}-01-13` }])
    expect((await hours('reopen', `${year}-01-14`)).code).toBe(3)
    await hours('reopen', `${year}-01-11`)
    expect(await changes()).toEqual([])
    const [row] = await database.db.selectFrom('hours_changes').selectAll().execute()
    expect(row).toMatchObject({ ended_from: `${year}-01-11`, ended_by: 'command line', person: 'command line' })
  })

  test('refuses to reopen on a holiday that the dealer’s folder sets, and says what to do', async () => {
    const { code, err } = await hours('reopen', `${year}-12-25`)
    expect(code).toBe(3)
    expect(err).toContain('`larkway hours set` overrides dates in hours.yaml')
  })

  test.each([
    [['close', '2020-07-03'], '2020-07-03 is over'],
    [['close', 'friday'], 'Write today, tomorrow, or a date like 2026-12-24'],
    [['close', `${year}-02-30`], `‘${year}-02-30’ is not a day`],
    [['close', `${year}-07-05`, '--until', `${year}-07-03`], `${year}-07-03 is before ${year}-07-05`],
    [['close', `${year}-07-05`, '--until', `${year + 9}-07-03`], 'more than a year'],
    [['close', 'today', '--showroom', 'atlantis'], 'Give one of vineland, scranton'],
    [['close', 'today', '--note', 'Snow '.repeat(20)], '60 at most'],
    [['set', 'today', 'noon'], 'Write it as 9:00-12:00'],
    [['set', 'today', '12:00-9:00am'], 'Write it as 9:00-12:00'],
  ])('rejects %j and says what to do', async (words, message) => {
    const { code, err } = await hours(...words)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
    expect(await database.db.selectFrom('hours_changes').selectAll().execute()).toEqual([])
  })
})
