import { expect, test } from 'vitest'
import { readDateRule, spanIn } from './date-rule.ts'

const dayIn = (text: string, year: number) => readDateRule(text)?.dayIn(year)?.toString()

test.each([
  ['2026-11-26', 2026, '2026-11-26'],
  ['2026-11-26', 2027, undefined],
  ['12-25', 2027, '2027-12-25'],
  ['02-29', 2028, '2028-02-29'],
  ['02-29', 2027, undefined],
  ['4th Thursday of November', 2026, '2026-11-26'],
  ['4th Thursday of November', 2029, '2029-11-22'],
  ['4th thu of nov', 2030, '2030-11-28'],
  ['last Monday of May', 2026, '2026-05-25'],
  ['last Monday in May', 2027, '2027-05-31'],
  ['1st Monday of September', 2026, '2026-09-07'],
  ['Easter', 2024, '2024-03-31'],
  ['Easter Sunday', 2025, '2025-04-20'],
  ['easter', 2038, '2038-04-25'],
  ['Friday before Easter', 2026, '2026-04-03'],
  // In 2024, this day is the fifth Friday of November, not the fourth.
  ['day after the 4th Thursday of November', 2024, '2024-11-29'],
  ['day before 01-01', 2027, '2026-12-31'],
  ['day after 2026-12-31', 2026, '2027-01-01'],
])('resolves %s in %s to %s', (text, year, day) => {
  expect(dayIn(text, year)).toBe(day)
})

test.each([
  '02-30',
  '2027-02-29',
  '13-01',
  '5th Monday of May',
  '2nd Funday of May',
  '1st Monday of Smarch',
  'week after Easter',
  '11/26/2026',
  '',
])('rejects %j as a date rule', (text) => {
  expect(readDateRule(text)).toBeUndefined()
})

test.each([
  ['11-01', '03-31', 2026, '2026-11-01', '2027-03-31'],
  ['11-15', '02-29', 2026, '2026-11-15', '2027-02-28'],
  ['11-15', '02-29', 2027, '2027-11-15', '2028-02-29'],
  ['12-24', '12-26', 2026, '2026-12-24', '2026-12-26'],
  ['2026-12-24', '2027-01-02', 2026, '2026-12-24', '2027-01-02'],
  ['last Monday of May', '1st Monday of September', 2026, '2026-05-25', '2026-09-07'],
])('%s to %s, starting in %s, runs from %s to %s', (from, to, year, first, last) => {
  const [firstRule, lastRule] = [readDateRule(from), readDateRule(to)]
  const span = firstRule && spanIn(year, firstRule, lastRule)
  expect([span?.from.toString(), span?.to.toString()]).toEqual([first, last])
})
