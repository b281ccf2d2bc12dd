import { expect, test } from 'vitest'
import { dayColumns, daysOf } from './days.ts'
import { hours } from './hours.ts'

test.each([
  ['Mon-Wed', ['Monday', 'Tuesday', 'Wednesday']],
  ['Sat', ['Saturday']],
  ['Mon, Thu-Fri', ['Monday', 'Thursday', 'Friday']],
  ['Sun-Mon', undefined],
  ['Weekend', undefined],
])('%s', (label, days) => {
  expect(daysOf(label)).toEqual(days)
})

const closed = { days: 'Sat-Sun', closed: 'Closed' }
test.each([
  [[{ days: 'Mon-Fri', opens: '09:00', closes: '17:00' }, closed], []],
  [[{ days: 'Mon-Fri', opens: '17:00', closes: '09:00' }, closed], ['write a time after 17:00']],
  [[{ days: 'Mon-Sat', opens: '09:00', closes: '17:00' }, closed], ['write Saturday once']],
  [[{ days: 'Mon-Fri', opens: '09:00' }, closed], ['write when it closes, such as "17:00"']],
  [[closed], [expect.stringContaining('Monday, Tuesday, Wednesday, Thursday, Friday')]],
])('rows %j: %j', (rows, problems) => {
  const { error } = hours.safeParse({ dealership: { rows } })
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(problems)
})

test('a week is shown in as few columns as its timetables allow', () => {
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
  const labels = (given: (typeof floor)[]) => dayColumns(given).map(({ label }) => label)
  expect(labels([floor])).toEqual(['Mon-Fri', 'Sat-Sun'])
  expect(labels([floor, other])).toEqual(['Mon-Tue', 'Wed-Fri', 'Sat', 'Sun'])
})
