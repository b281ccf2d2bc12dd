import { describe, expect, test } from 'vitest'
import { hours } from '../content/facts/hours.ts'
import { hoursLine, openingHours } from './opening-hours.ts'

describe('opening hours', () => {
  test('the four readings read as product.md 9.1 gives them', () => {
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
})
