import { describe, expect, test } from 'vitest'
import { hours } from './hours.ts'
import { hoursLine, isOpenAt, openingHours } from './opening-hours.ts'

describe('opening hours', () => {
  test('the four readings read as the specification gives them', () => {
    expect(hoursLine(hours.dealership)).toBe('Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun Closed')
    expect(hoursLine(hours.service)).toBe('Mon-Fri 8AM-5PM, Sat 9AM-3PM, Sun Emergency only')
    expect(hoursLine(hours.townPages)).toBe('Mon-Sat 8AM-6PM, Sun 10AM-4PM')
    expect(hoursLine(hours.storageAccess)).toBe('Mon-Fri 8AM-5PM, Sat 8AM-3PM, Sun By appointment')
  })

  test('structured data names each day once and a closed day as 00:00-00:00', () => {
    for (const reading of Object.values(hours)) {
      expect(new Set(openingHours(reading).map((entry) => entry.dayOfWeek)).size).toBe(7)
      expect(openingHours(reading)).toHaveLength(7)
    }
    expect(openingHours(hours.dealership).at(-1)).toEqual({
      dayOfWeek: 'Sunday',
      opens: '00:00',
      closes: '00:00',
    })
  })

  test.each([
    ['Monday 8:59 in New York', '2025-01-06T13:59:00Z', false],
    ['Monday 9:00 in New York', '2025-01-06T14:00:00Z', true],
    ['Monday 16:59 in New York', '2025-01-06T21:59:00Z', true],
    ['Monday 17:00 in New York', '2025-01-06T22:00:00Z', false],
    ['Monday 9:00 in summer time', '2025-07-07T13:00:00Z', true],
    ['Saturday evening there, Sunday in UTC', '2025-01-05T01:00:00Z', false],
    ['Sunday noon', '2025-01-05T17:00:00Z', false],
  ])('%s', (_name, instant, open) => {
    expect(isOpenAt(hours.dealership, new Date(instant), 'America/New_York')).toBe(open)
  })
})
