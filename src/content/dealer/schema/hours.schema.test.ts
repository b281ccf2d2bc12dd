import { expect, test } from 'vitest'
import { dayColumns, daysOf } from '../../format/day-ranges.ts'
import { advice } from '../reading/dealer-files.ts'
import { hours } from './hours.schema.ts'

test.each([
  ['Mon-Wed', ['Monday', 'Tuesday', 'Wednesday']],
  ['Sat', ['Saturday']],
  ['Mon, Thu-Fri', ['Monday', 'Thursday', 'Friday']],
  ['Sun-Mon', undefined],
  ['Weekend', undefined],
])('reads the days in ‘%s’ as %j', (label, days) => {
  expect(daysOf(label)).toEqual(days)
})

const closed = { days: 'Sat-Sun', closed: 'Closed' }
test.each([
  [[{ days: 'Mon-Fri', opens: '09:00', closes: '17:00' }, closed], []],
  [[{ days: 'Mon-Fri', opens: '17:00', closes: '09:00' }, closed], ['write a time after 17:00']],
  [[{ days: 'Mon-Sat', opens: '09:00', closes: '17:00' }, closed], ['write Saturday once']],
  [[{ days: 'Mon-Fri', opens: '09:00' }, closed], ['write when it closes, such as "17:00"']],
  [[closed], [expect.stringContaining('Monday, Tuesday, Wednesday, Thursday, Friday')]],
])('finds what is wrong with the rows %j, if anything', (rows, problems) => {
  const { error } = hours.safeParse({ dealership: { rows } })
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(problems)
})

const week = [{ days: 'Mon-Sun', opens: '09:00', closes: '17:00' }]
const noon = { name: 'Noon', closes: '12:00' }

test.each([
  [{ on: '12-25', name: 'Christmas Day', closed: 'Closed' }, undefined],
  [{ on: '4th Thursday of November', name: 'Thanksgiving', closed: 'Closed', only: ['dealership', 'mesa'] }, undefined],
  [{ from: '11-01', to: '03-31', name: 'Winter', rows: week }, undefined],
  [{ from: '2026-12-24', to: '2027-01-02', name: 'Winter break', closed: 'Closed' }, undefined],
  [{ on: '12-24', ...noon }, undefined],
  [{ on: '02-30', ...noon }, 'dates.0.on: there is no 02-30; check month and day'],
  [{ on: '2027-02-29', ...noon }, 'dates.0.on: there is no 2027-02-29; check month and day'],
  [{ on: '11/26/2026', ...noon }, expect.stringContaining('dates.0.on: write a date such as 2026-11-26')],
  [{ on: 1226, ...noon }, expect.stringContaining('dates.0.on: write a date such as 2026-11-26')],
  [noon, 'dates.0.on: write the day, or from and to'],
  [{ on: '12-24', to: '12-26', ...noon }, 'dates.0.on: leave out either on, or from and to'],
  [{ from: '12-24', ...noon }, 'dates.0.to: write the last day too, or on: for a single day'],
  [{ from: '2026-12-24', to: '01-02', ...noon }, 'dates.0.to: write the year in both from and to, or in neither'],
  [{ from: '2026-12-24', to: '2026-01-02', ...noon }, 'dates.0.to: write a day after 2026-12-24, or the next year'],
  [{ from: '2026-12-24', to: '2036-12-23', ...noon }, 'dates.0.to: that is more than a year; check the years'],
  [{ on: '12-24', closes: '12:00' }, 'dates.0.name: is missing; write text'],
  [{ on: '12-24', name: 'Eve' }, 'dates.0.closed: write closed: Closed, or when it opens and closes'],
  [{ on: '12-24', closed: 'Closed', ...noon }, 'dates.0.closed: write one of closed, opens and closes, or rows'],
  [{ on: '12-24', opens: '13:00', ...noon }, 'dates.0.closes: write a time after 13:00'],
  [
    { from: '11-01', to: '03-31', name: 'Winter', rows: week.map((row) => ({ ...row, days: 'Mon-Sat' })) },
    expect.stringContaining('dates.0.rows: write a row for Sunday'),
  ],
])('finds what is wrong with the date %j, if anything', (dated, problem) => {
  const { error } = hours.safeParse({ dealership: { rows: week }, dates: [dated] }, { reportInput: true })
  expect(error?.issues.map(advice)).toEqual(problem && [problem])
})

test('rejects a second entry for a date, unless it is for another department or for a single year', () => {
  const [eve, service, once] = [
    { on: '12-24', ...noon },
    { on: '12-24', ...noon, only: ['service'] },
    { on: '2026-12-24', ...noon },
  ]
  const problems = (...dates: object[]) =>
    hours.safeParse({ dealership: { rows: week }, dates }).error?.issues.map(({ path }) => path.join('.'))
  expect(problems(eve, service, once)).toBeUndefined()
  expect(problems(eve, once, eve)).toEqual(['dates.2.name'])
})

test('groups a week into as few columns of days as its timetables allow', () => {
  const timetable = (rows: [string, string][]) => ({
    title: '',
    rows: rows.map(([label, note]) => ({ label, days: daysOf(label) ?? [], opens: null, closes: null, note })),
  })
  const floor = timetable([
    ['Mon-Fri', 'early'],
    ['Sat-Sun', 'late'],
  ])
  const other = timetable([
    ['Mon-Tue, Sun', 'by appointment'],
    ['Wed-Sat', 'open'],
  ])
  const labels = (columns: (typeof floor)[]) => dayColumns(columns).map(({ label }) => label)
  expect(labels([floor])).toEqual(['Mon-Fri', 'Sat-Sun'])
  expect(labels([floor, other])).toEqual(['Mon-Tue', 'Wed-Fri', 'Sat', 'Sun'])
})
