import { expect, test } from 'vitest'
import { addDays, dateIn, daysBetween, weekday } from './rental-days.ts'

test.each([
  ['2027-07-01', '2027-07-31', 30],
  // The clocks change between these two days.
  ['2027-03-13', '2027-03-15', 2],
  ['2028-02-28', '2028-03-01', 2],
  ['2027-07-01', '2027-07-01', 0],
  ['2027-07-05', '2027-07-01', -4],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
  expect(addDays(from, days)).toBe(to)
})

test('July 4, 2027 is a Sunday', () => {
  expect(weekday('2027-07-04')).toBe(0)
})

test('today is the showroom’s date, not the server’s', () => {
  expect(dateIn('America/New_York', new Date('2027-07-01T03:59:59Z'))).toBe('2027-06-30')
  expect(dateIn('America/New_York', new Date('2027-07-01T04:00:00Z'))).toBe('2027-07-01')
})
