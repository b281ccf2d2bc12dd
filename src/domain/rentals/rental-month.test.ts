import { expect, test } from 'vitest'
import { isMonth, lastDayOf, monthAfter, rentalMonth } from './rental-month.ts'

const fleets = { sixSeater: 4, utility: undefined }
const taken = (firstDay: string, lastDay: string, count: number | null, cart = 'sixSeater') => ({
  ...{ cart, firstDay, lastDay, count },
})

test('a month has whole weeks from Sunday, with the carts free, held and out each day', () => {
  const weeks = rentalMonth(
    '2027-07',
    'sixSeater',
    {
      blocks: [taken('2027-07-04', '2027-07-04', null), taken('2027-07-06', '2027-07-07', 1)],
      holds: [
        taken('2027-06-30', '2027-07-01', 2),
        taken('2027-07-01', '2027-07-06', 3),
        taken('2027-07-02', '2027-07-02', 1, 'utility'),
      ],
    },
    fleets,
  )
  expect(weeks.map(([sunday]) => sunday?.day)).toEqual([
    '2027-06-27',
    '2027-07-04',
    '2027-07-11',
    '2027-07-18',
    '2027-07-25',
  ])
  const on = (day: string) => weeks.flat().find((one) => one.day === day)
  expect(on('2027-06-30')).toEqual({ day: '2027-06-30', isOfMonth: false, free: 2, held: 2, out: 0, isFull: false })
  expect(on('2027-07-01')).toMatchObject({ isOfMonth: true, free: 0, held: 5, isFull: true })
  expect(on('2027-07-02')).toMatchObject({ free: 1, held: 3, out: 0 })
  expect(on('2027-07-04')).toMatchObject({ free: 0, held: 3, out: null, isFull: true })
  expect(on('2027-07-06')).toMatchObject({ free: 0, held: 3, out: 1, isFull: true })
  expect(on('2027-07-07')).toMatchObject({ free: 3, held: 0, out: 1, isFull: false })
})

test('if the number of carts is unknown, a day is full only when all are out', () => {
  const holds = [taken('2027-08-02', '2027-08-02', 9, 'utility')]
  const blocks = [taken('2027-08-03', '2027-08-03', null, 'utility')]
  const days = rentalMonth('2027-08', 'utility', { blocks, holds }, fleets).flat()
  expect(days.find(({ day }) => day === '2027-08-02')).toMatchObject({ free: undefined, held: 9, isFull: false })
  expect(days.find(({ day }) => day === '2027-08-03')).toMatchObject({ free: 0, isFull: true })
})

test('recognizes valid months, and finds neighboring months and last days', () => {
  expect(['2027-12', '2027-13', '2027-7', '', '1999-01', '2027-07-01'].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  expect([monthAfter('2027-12', 1), monthAfter('2027-01', -1)]).toEqual(['2028-01', '2026-12'])
  expect([lastDayOf('2028-02'), lastDayOf('2027-12')]).toEqual(['2028-02-29', '2027-12-31'])
})
