import { expect, test } from 'vitest'
import { daysOf } from './days.ts'
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
