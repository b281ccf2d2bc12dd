import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { currentBuild } from '../../src/content/dealer/paths/build-paths.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'
import { type LarkwaySession, larkwaySession } from '../support/larkway-session.ts'

const dealer = join(import.meta.dirname, '../../dealer')

/** Returns a day in the coming year, so that it is never in the past. */
const day = (monthAndDay: string) => `${new Date().getUTCFullYear() + 1}-${monthAndDay}`

describe.each(Object.entries(engines))('larkway rentals on %s', (_name, open) => {
  let database: TestDatabase
  let folder: string
  /** Runs commands of a build whose dealer folder gives the number of carts for six seaters only. */
  let session: LarkwaySession
  beforeAll(async () => {
    database = await openMigrated(open)
    folder = await mkdtemp(join(tmpdir(), 'larkway-rentals-'))
    const copy = join(folder, 'dealer/0/dealer')
    await cp(dealer, copy, { recursive: true })
    await cp(join(currentBuild, 'generated'), join(folder, 'generated'), { recursive: true })
    const rentals = join(copy, 'rentals.yaml')
    const original = await readFile(rentals, 'utf8')
    await writeFile(rentals, original.replace('  - id: sixSeater\n', '  - id: sixSeater\n    fleet: 4\n'))
    session = larkwaySession(database.location, { SITE_BUILD_DIR: folder })
  })
  afterAll(async () => {
    await session.close()
    await database.close()
    await rm(folder, { recursive: true })
  })
  beforeEach(async () => {
    await database.db.deleteFrom('rental_blocks').execute()
  })
  const rentals = (...words: string[]) => session.larkway('rentals', ...words)

  test('blocks, lists and unblocks days', async () => {
    expect((await rentals('list')).out).toBe('No days are blocked.\n')
    const some = await rentals('block', day('07-03'), day('07-05'), '--cart', 'six-seater', '--count', '2')
    expect([some.code, some.err]).toEqual([0, ''])
    await rentals('block', day('07-04'), '--cart', 'utility', '--person', 'Ann')
    const { out } = await rentals('list', '--json')
    const listed = JSON.parse(out)
    expect(listed).toMatchObject([
      { cart: 'sixSeater', firstDay: day('07-03'), lastDay: day('07-05'), count: 2, person: 'command line' },
      { cart: 'utility', firstDay: day('07-04'), lastDay: day('07-04'), count: null, person: 'Ann' },
    ])
    const [{ id }] = listed
    expect((await rentals('list')).out).toContain(`2 of 6 seater, ${day('07-03')} to ${day('07-05')}`)
    expect((await rentals('unblock', id)).out).toContain('Open again: 2 of 6 seater')
    expect((await rentals('unblock', id)).code).toBe(3)
    expect(JSON.parse((await rentals('list', '--json')).out)).toHaveLength(1)
  })

  test('no longer lists days that are over', async () => {
    await rentals('block', day('07-03'), '--cart', 'utility')
    await database.db.updateTable('rental_blocks').set({ first_day: '2020-07-03', last_day: '2020-07-03' }).execute()
    expect((await rentals('list')).out).toBe('No days are blocked.\n')
  })

  test.each([
    [['2020-07-03', '--cart', 'utility'], '2020-07-03 is over'],
    [['2027-07-03', '--cart', 'limousine'], 'Give one of four-seater, six-seater, utility'],
    [['july', '--cart', 'utility'], 'Write it like 2026-07-03'],
    [['2027-02-29', '--cart', 'utility'], '‘2027-02-29’ is not a day'],
    [['2027-07-05', '2027-07-03', '--cart', 'utility'], '2027-07-03 is before 2027-07-05'],
    [['2027-07-05', '2037-07-05', '--cart', 'utility'], 'more than a year'],
    [[day('07-03'), '--cart', 'six-seater', '--count', '5'], 'Give a number from 1 to 4'],
    [[day('07-03'), '--cart', 'utility', '--count', '1'], 'Add `fleet:` and the number to utility in rentals.yaml'],
  ])('rejects block %j and says what to do', async (words, message) => {
    const { code, err } = await rentals('block', ...words)
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(await database.db.selectFrom('rental_blocks').selectAll().execute()).toEqual([])
  })
})
