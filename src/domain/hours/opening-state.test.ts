import { expect, test } from 'vitest'
import type { Hours } from '../../content/format/opening-hours.ts'
import { dayAt, openingState } from './opening-state.ts'

const week: Hours = {
  title: 'Hours',
  rows: [
    {
      label: 'Mon-Fri',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
    },
    { label: 'Sat', days: ['Saturday'], opens: '13:00', closes: '17:00' },
    { label: 'Sat', days: ['Saturday'], opens: '09:00', closes: '12:00' },
    { label: 'Sun', days: ['Sunday'], opens: null, closes: null, note: 'Closed' },
  ],
}
const padded = (hour: number) => String(hour).padStart(2, '0')
const until = (clock: string) => ({ open: true, until: clock })
const opens = (day: string, at: string) => ({ open: false, next: { day, at } })

test.each([
  ['Monday 8:59 in New York', '2025-01-06T13:59:00Z', opens('today', '09:00')],
  ['Monday 9:00 in New York', '2025-01-06T14:00:00Z', until('17:00')],
  ['Monday 16:59 in New York', '2025-01-06T21:59:00Z', until('17:00')],
  ['Monday 17:00 in New York', '2025-01-06T22:00:00Z', opens('tomorrow', '09:00')],
  ['Monday 9:00 in daylight saving time', '2025-07-07T13:00:00Z', until('17:00')],
  ['Saturday before noon', '2025-01-04T15:00:00Z', until('12:00')],
  ['Saturday during the noon break', '2025-01-04T17:30:00Z', opens('today', '13:00')],
  ['Saturday evening in New York, Sunday in UTC', '2025-01-05T01:00:00Z', opens('Monday', '09:00')],
  ['Sunday noon', '2025-01-05T17:00:00Z', opens('tomorrow', '09:00')],
])('gives the opening state for %s', (_name, instant, state) => {
  expect(openingState(week, new Date(instant), 'America/New_York')).toEqual(state)
})

test('opens next on the same day a week later if open only one day a week', () => {
  const tuesdays: Hours = {
    title: 'Hours',
    rows: [{ label: 'Tue', days: ['Tuesday'], opens: '10:00', closes: '11:00' }],
  }
  expect(openingState(tuesdays, new Date('2025-01-07T18:00:00Z'), 'America/New_York')).toEqual(
    opens('Tuesday', '10:00'),
  )
  expect(openingState({ title: 'Hours', rows: [] }, new Date(0), 'America/New_York')).toEqual({
    open: false,
    next: undefined,
  })
})

test('formats local times like Intl.DateTimeFormat, even in years beyond the build’s list of clock changes', () => {
  const local = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'long' })
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
  const everyHour: Hours = {
    title: 'Hours',
    rows: Array.from({ length: 24 }, (_, hour) => ({
      label: '',
      days,
      opens: `${padded(hour)}:00`,
      closes: `${padded(hour)}:59`,
    })),
  }
  const hourThere = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const thisYear = new Date().getUTCFullYear()
  for (const year of [thisYear - 5, thisYear, thisYear + 3, thisYear + 30]) {
    for (let day = 0; day < 366; day++) {
      const at = new Date(Date.UTC(year, 0, day, (day * 7) % 24, 30))
      expect(dayAt(at, 'America/New_York')).toBe(local.format(at))
      expect(openingState(everyHour, at, 'America/New_York')).toEqual(until(`${hourThere.format(at)}:59`))
    }
  }
})

test('the current day is the showroom’s, not the visitor’s', () => {
  expect(dayAt(new Date('2025-01-05T01:00:00Z'), 'America/New_York')).toBe('Saturday')
})
