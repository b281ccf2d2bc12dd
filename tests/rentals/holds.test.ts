import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { blockDays } from '../../src/domain/rentals/rental-blocks.server.ts'
import { addDays, dateIn } from '../../src/domain/rentals/rental-days.ts'
import type { NewHold } from '../../src/domain/rentals/rental-hold.ts'
import {
  endHold,
  holdAgain,
  holdCarts,
  setDeposit,
  type WhenFull,
} from '../../src/domain/rentals/rental-holds.server.ts'
import { currentHolds, findHold } from '../../src/domain/rentals/stored-holds.server.ts'
import { takenDays } from '../../src/domain/rentals/taken-days.server.ts'
import type { Db } from '../../src/server/database/database.server.ts'
import { openDatabase } from '../../src/server/database/database.server.ts'
import { engines, openMigrated, type TestDatabase } from '../support/databases.ts'

const now = new Date('2027-06-20T15:00:00Z')
const today = '2027-06-20'
const fleets = { fourSeater: 6, sixSeater: 4, utility: 2 }

const renee: NewHold = {
  ...{ cart: 'sixSeater', firstDay: '2027-07-03', lastDay: '2027-07-05', count: 1 },
  ...{ name: 'Renée O’Malley', phone: '570-555-0138', deliverTo: 'Archbald, PA' },
  ...{ messageId: null, depositCents: null, person: 'dov@example.com' },
}

describe.each(Object.entries(engines))('holds on rental carts, on %s', (_name, open) => {
  let database: TestDatabase
  let db: Db
  beforeAll(async () => {
    database = await openMigrated(open)
    db = database.db
  })
  afterAll(() => database.close())
  afterEach(async () => {
    await db.deleteFrom('rental_holds').execute()
    await db.deleteFrom('rental_blocks').execute()
  })
  const hold = (changes: Partial<NewHold> = {}, whenFull?: WhenFull, at = now, on = db) =>
    holdCarts(on, { ...renee, ...changes }, { ...(whenFull && { whenFull }), now: at, fleets })
  const idOf = (result: Awaited<ReturnType<typeof hold>>) => ('id' in result ? result.id : 'full')

  test('count together with blocks; a hold beyond the fleet is rejected with the full days and the nearest free ones', async () => {
    await hold({ name: 'Lackawanna Committee', count: 2, firstDay: '2027-07-02' })
    await blockDays(db, {
      cart: 'sixSeater',
      firstDay: '2027-07-04',
      lastDay: '2027-07-04',
      count: null,
      person: 'Ann',
    })
    expect(await hold()).toMatchObject({
      kind: 'full',
      full: {
        heading: 'All 6 seaters are out on July 4.',
        nearest: [
          { from: '2027-07-01', to: '2027-07-04' },
          { from: '2027-07-05', to: '2027-07-08' },
        ],
      },
    })
    expect(await hold({ count: 5, firstDay: '2027-08-01', lastDay: '2027-08-01' })).toMatchObject({
      full: { heading: 'Only four 6 seaters are free on August 1.', nearest: [] },
    })
    expect(await currentHolds(db, today)).toHaveLength(1)
    expect(await hold({ cart: 'utility' })).toMatchObject({ kind: 'held' })
  })

  test('a customer can wait without taking a cart, or be given one although all are out', async () => {
    await hold({ name: 'Everything', count: 4 })
    expect(await hold({}, 'wait')).toMatchObject({ kind: 'waiting' })
    expect((await takenDays(db, today)).map(({ count }) => count)).toEqual([4])
    expect(await hold({ name: 'Iris Baumgarten' }, 'hold')).toMatchObject({ kind: 'held' })
    expect((await currentHolds(db, today)).map(({ name, isWaiting }) => [name, isWaiting])).toEqual([
      ['Everything', false],
      ['Renée O’Malley', true],
      ['Iris Baumgarten', false],
    ])
    // Carts are free in August, so asking for the waitlist holds them at once.
    const august = { firstDay: '2027-08-01', lastDay: '2027-08-02' }
    expect(await hold(august, 'wait')).toMatchObject({ kind: 'held' })
  })

  test('if many people ask for the last cart at the same time, only one gets it', async () => {
    await hold({ count: 3, name: 'The others' })
    const connections = Array.from({ length: 4 }, () => openDatabase(database.location))
    const names = Array.from({ length: 12 }, (_, index) => `Customer ${index}`)
    const results = await Promise.all(
      names.map((name, index) => hold({ name }, undefined, now, connections[index % connections.length])),
    )
    expect(results.filter(({ kind }) => kind === 'held')).toHaveLength(1)
    expect(results.filter(({ kind }) => kind === 'full')).toHaveLength(11)
    expect(await currentHolds(db, today)).toHaveLength(2)
    await Promise.all(connections.map((one) => one.destroy()))
  })

  test('a second press of the button does not add a hold, but the same form a day later does', async () => {
    const [first, second] = await Promise.all([hold(), hold()])
    expect(second).toEqual(first)
    expect(await currentHolds(db, today)).toHaveLength(1)
    await hold({}, undefined, new Date(now.getTime() + 24 * 60 * 60 * 1000))
    expect(await currentHolds(db, today)).toHaveLength(2)
  })

  test('ending a hold frees the carts, and can be undone only while they are free', async () => {
    const id = idOf(await hold({ count: 4 }))
    expect(await endHold(db, id, 'ines@example.com', { now, fleets })).toMatchObject({ name: 'Renée O’Malley' })
    expect(await endHold(db, id, 'dov@example.com', { now, fleets })).toBeUndefined()
    expect(await takenDays(db, today)).toEqual([])
    const other = idOf(await hold({ name: 'Iris Baumgarten' }))
    expect(await holdAgain(db, id, { now, fleets })).toMatchObject({
      full: { heading: 'Only three 6 seaters are free from July 3 to July 5.' },
    })
    await endHold(db, other, 'ines@example.com', { now, fleets })
    expect(await holdAgain(db, id, { now, fleets })).toEqual({ kind: 'held', id })
    expect(await findHold(db, id)).toMatchObject({ endedAt: null, isWaiting: false })
    expect(await holdAgain(db, 'none', { now, fleets })).toBeUndefined()
  })

  test('a waiting customer can be given the carts once they are free', async () => {
    const everything = idOf(await hold({ name: 'Everything', count: 4 }))
    const waiting = idOf(await hold({}, 'wait'))
    expect(await holdAgain(db, waiting, { now, fleets })).toMatchObject({ kind: 'full' })
    await endHold(db, everything, 'ines@example.com', { now, fleets })
    expect(await holdAgain(db, waiting, { now, fleets })).toMatchObject({ kind: 'held' })
    expect(await takenDays(db, today)).toMatchObject([{ cart: 'sixSeater', count: 1 }])
  })

  test('a customer removed from the waitlist by mistake is restored to it, without a hold', async () => {
    const everything = idOf(await hold({ name: 'Everything', count: 4 }))
    const waiting = idOf(await hold({}, 'wait'))
    await endHold(db, waiting, 'ines@example.com', { now, fleets })
    await endHold(db, everything, 'ines@example.com', { now, fleets })
    expect(await holdAgain(db, waiting, { now, fleets })).toEqual({ kind: 'waiting', id: waiting })
    expect(await takenDays(db, today)).toEqual([])
  })

  test('new days replace the old ones unless the new days are full', async () => {
    await hold({ name: 'Everything else', count: 3 })
    const id = idOf(await hold())
    const moved = { ...renee, lastDay: '2027-07-06' }
    const result = await holdCarts(db, moved, { now, fleets, replaces: id })
    expect(result).toMatchObject({ kind: 'held' })
    expect((await currentHolds(db, today)).map(({ lastDay }) => lastDay)).toEqual(['2027-07-05', '2027-07-06'])
    const tooMany = { ...renee, count: 2 }
    expect(await holdCarts(db, tooMany, { now, fleets, replaces: idOf(result) })).toMatchObject({ kind: 'full' })
    expect(await findHold(db, idOf(result))).toMatchObject({ count: 1, endedAt: null })
    await expect(holdCarts(db, { ...renee, phone: '1' }, { now, fleets, replaces: id })).rejects.toThrow(
      'in the meantime',
    )
  })

  test('a kind of cart with an unknown number of carts is full only when all are blocked', async () => {
    const unknown = { now, fleets: {} }
    expect(await holdCarts(db, { ...renee, count: 20 }, unknown)).toMatchObject({ kind: 'held' })
    await blockDays(db, {
      cart: 'sixSeater',
      firstDay: '2027-07-04',
      lastDay: '2027-07-04',
      count: null,
      person: 'Ann',
    })
    expect(await holdCarts(db, { ...renee, name: 'Iris' }, unknown)).toMatchObject({ kind: 'full' })
  })

  test('can have a deposit recorded and removed', async () => {
    const id = idOf(await hold())
    expect(await setDeposit(db, id, 75_000)).toBe(true)
    expect(await findHold(db, id)).toMatchObject({ depositCents: 75_000 })
    await setDeposit(db, id, null)
    expect(await findHold(db, id)).toMatchObject({ depositCents: null })
    expect(await setDeposit(db, 'none', 100)).toBe(false)
  })

  test.each([
    [{ name: ' \n' }, 'Who is it for?'],
    [{ cart: 'limousine' }, 'No cart ‘limousine’ is for rent.'],
    [{ firstDay: '2027-02-30' }, '‘2027-02-30’ is not a day.'],
    [{ lastDay: '2027-07-02' }, '2027-07-02 is before 2027-07-03.'],
    [{ firstDay: '2027-06-18', lastDay: '2027-06-19' }, '2027-06-19 is over.'],
    [{ lastDay: '2029-07-02' }, 'more than a year'],
    [{ count: 0 }, 'That isn’t a number of carts.'],
    [{ count: 1.5 }, 'That isn’t a number of carts.'],
    [{ depositCents: -1 }, 'That isn’t an amount.'],
    [{ depositCents: Number.NaN }, 'That isn’t an amount.'],
  ])('with %j are rejected', async (changes, says) => {
    await expect(hold(changes)).rejects.toThrow(says)
    expect(await currentHolds(db, today)).toEqual([])
  })

  test('are no longer listed once they are over', async () => {
    await hold({ firstDay: addDays(today, -2), lastDay: today })
    expect(await currentHolds(db, dateIn('America/New_York', now))).toHaveLength(1)
    expect(await currentHolds(db, addDays(today, 1))).toEqual([])
    expect(await takenDays(db, addDays(today, 1))).toEqual([])
  })
})
