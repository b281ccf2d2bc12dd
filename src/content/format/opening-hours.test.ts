import { describe, expect, test } from 'vitest'
import { hours } from '../dealer/facts/hours.facts.ts'
import { type Hours, hoursLine, openingHours } from './opening-hours.ts'

describe('opening hours', () => {
  test('are written on one line, in 12-hour time', () => {
    const week: Hours = {
      title: 'Hours',
      rows: [
        {
          label: 'Mon-Fri',
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:30',
          closes: '12:00',
        },
        { label: 'Sat', days: ['Saturday'], opens: '13:00', closes: '00:00' },
        { label: 'Sun', days: ['Sunday'], opens: null, closes: null, note: 'Closed' },
      ],
    }
    expect(hoursLine(week)).toBe('Mon-Fri 8:30AM-12PM, Sat 1PM-12AM, Sun Closed')
    expect(openingHours(week).at(-1)).toEqual({ dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' })
  })

  test('list each day once in structured data', () => {
    for (const reading of Object.values(hours)) {
      expect(new Set(openingHours(reading).map((entry) => entry.dayOfWeek)).size).toBe(7)
      expect(openingHours(reading)).toHaveLength(7)
    }
  })
})
