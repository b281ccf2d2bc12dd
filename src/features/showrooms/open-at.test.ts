import { expect, test } from 'vitest'
import type { Hours } from '../../format/opening-hours.ts'
import { isOpenAt } from './open-at.ts'

const week: Hours = {
  title: 'Hours',
  rows: [
    {
      label: 'Mon-Sat',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '17:00',
    },
    { label: 'Sun', days: ['Sunday'], opens: null, closes: null, note: 'Closed' },
  ],
}

test.each([
  ['Monday 8:59 in New York', '2025-01-06T13:59:00Z', false],
  ['Monday 9:00 in New York', '2025-01-06T14:00:00Z', true],
  ['Monday 16:59 in New York', '2025-01-06T21:59:00Z', true],
  ['Monday 17:00 in New York', '2025-01-06T22:00:00Z', false],
  ['Monday 9:00 in daylight saving time', '2025-07-07T13:00:00Z', true],
  ['Saturday evening there, Sunday in UTC', '2025-01-05T01:00:00Z', false],
  ['Sunday noon', '2025-01-05T17:00:00Z', false],
])('%s', (_name, instant, open) => {
  expect(isOpenAt(week, new Date(instant), 'America/New_York')).toBe(open)
})
