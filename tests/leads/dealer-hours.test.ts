import { afterEach, expect, test } from 'vitest'
import { hours } from '../../src/content/dealer/facts/hours.facts.ts'
import { physicalShowrooms } from '../../src/content/dealer/facts/showrooms.facts.ts'
import {
  afterOpenMinutes,
  answerBy,
  listTime,
  monthStart,
  nextOpen,
  nextVisits,
  openMsBetween,
} from '../../src/domain/hours/dealer-hours.ts'
import { replaceHoursChanges } from '../../src/domain/hours/hours-by-date.ts'
import { openingState } from '../../src/domain/hours/opening-state.ts'
import { showroomTimetable } from '../../src/domain/hours/showroom-hours.ts'

const zone = 'America/New_York'
const HOUR = 60 * 60 * 1000
/** Every hour of ten days around each time change. */
const hoursToTry = [Date.UTC(2026, 2, 3), Date.UTC(2026, 9, 27)].flatMap((start) =>
  Array.from({ length: 10 * 24 }, (_, index) => new Date(start + index * HOUR)),
)
const isOpen = (at: Date) => openingState(hours.dealership, at, zone).open

test('at any hour, the next opening is now or the first open moment afterwards', () => {
  for (const at of hoursToTry) {
    const next = nextOpen(at)
    expect(isOpen(next), at.toISOString()).toBe(true)
    if (isOpen(at)) expect(next).toEqual(at)
    else expect(isOpen(new Date(next.getTime() - 60_000)), at.toISOString()).toBe(false)
    expect(next.getTime() - at.getTime()).toBeLessThan(7 * 24 * HOUR)
  }
})

test('adds minutes within opening hours exactly, at any hour', () => {
  // Every seventh hour covers each hour of the day, on different days of the week.
  for (const at of hoursToTry.filter((_, index) => index % 7 === 0)) {
    for (const minutes of [0, 15, 600, 3000]) {
      const name = `${minutes} minutes from ${at.toISOString()}`
      expect(openMsBetween(at, afterOpenMinutes(at, minutes)), name).toBe(minutes * 60_000)
    }
    expect(openMsBetween(at, nextOpen(at))).toBe(0)
    const between = new Date(at.getTime() + 31 * HOUR)
    const later = new Date(at.getTime() + 77 * HOUR)
    expect(openMsBetween(at, between) + openMsBetween(between, later)).toBe(openMsBetween(at, later))
  }
})

test('an answer is due within a day, or at the next opening', () => {
  for (const at of hoursToTry) {
    const by = answerBy(at).getTime()
    expect(by).toBeGreaterThanOrEqual(at.getTime())
    expect(by <= at.getTime() + 24 * HOUR || by === nextOpen(at).getTime(), at.toISOString()).toBe(true)
  }
})

test('times and months are in the dealer’s time zone, in summer and in winter', () => {
  expect(listTime('2026-07-01T03:30:00.000Z')).toBe('2026-06-30 23:30 EDT')
  expect(listTime('2026-01-01T04:59:00.000Z')).toBe('2025-12-31 23:59 EST')
  expect(monthStart(new Date('2026-07-01T03:30:00Z'))).toEqual(new Date('2026-06-01T04:00:00Z'))
  expect(monthStart(new Date('2026-12-15T12:00:00Z'))).toEqual(new Date('2026-12-01T05:00:00Z'))
})

test('offers visits on two days, on the hour, at least two hours ahead and an hour before closing', () => {
  for (const at of hoursToTry) {
    const visits = nextVisits(new Date(at.getTime() + 17 * 60_000), 2)
    expect(visits, at.toISOString()).toHaveLength(2)
    for (const visit of visits) {
      expect(visit.getTime() - at.getTime()).toBeGreaterThanOrEqual(2 * HOUR)
      expect(visit.getTime() % HOUR).toBe(0)
      expect(isOpen(visit), visit.toISOString()).toBe(true)
      expect(isOpen(new Date(visit.getTime() + HOUR - 1)), visit.toISOString()).toBe(true)
    }
    const days = visits.map((visit) => visit.toLocaleDateString('en-US', { timeZone: zone }))
    expect(new Set(days).size).toBe(2)
  }
})

const eastern = (text: string) => new Date(`${text}-05:00`)
/** The Wednesday before Thanksgiving. On Friday, the showroom opens at 9. */
const beforeHoliday = eastern('2026-11-25T16:50')
const friday = eastern('2026-11-27T09:00')

afterEach(() => replaceHoursChanges([]))

test('texts, escalation, answers and visits skip a holiday', () => {
  expect(nextOpen(eastern('2026-11-26T10:00'))).toEqual(friday)
  expect(nextOpen(eastern('2026-12-24T11:59'))).toEqual(eastern('2026-12-24T11:59'))
  expect(nextOpen(eastern('2026-12-24T12:00'))).toEqual(eastern('2026-12-26T09:00'))
  expect(afterOpenMinutes(beforeHoliday, 15)).toEqual(eastern('2026-11-27T09:05'))
  expect(openMsBetween(beforeHoliday, eastern('2026-11-27T09:20'))).toBe(HOUR / 2)
  expect(answerBy(beforeHoliday)).toEqual(eastern('2026-11-25T17:00'))
  expect(answerBy(eastern('2026-11-26T10:00'))).toEqual(eastern('2026-11-27T10:00'))
  expect(answerBy(eastern('2026-12-24T13:00'))).toEqual(eastern('2026-12-26T09:00'))
  expect(nextVisits(beforeHoliday, 2)).toEqual([friday, eastern('2026-11-28T09:00')])
  expect(nextVisits(eastern('2026-12-24T07:30'), 2)).toEqual([eastern('2026-12-24T10:00'), eastern('2026-12-26T09:00')])
})

test('offers two visits after months of closure, and none if the dealer never reopens', () => {
  replaceHoursChanges([{ from: '2026-11-20', to: '2027-03-31', name: 'Winter', closed: 'Closed' }])
  expect(nextVisits(beforeHoliday, 2)).toEqual([new Date('2027-04-01T09:00-04:00'), new Date('2027-04-02T09:00-04:00')])
  expect(nextOpen(beforeHoliday)).toEqual(new Date('2027-04-01T09:00-04:00'))
  replaceHoursChanges([{ from: '2026-11-20', to: '2036-03-31', name: 'For good', closed: 'Closed' }])
  expect(nextVisits(beforeHoliday, 2)).toEqual([])
  expect(nextOpen(beforeHoliday)).toEqual(beforeHoliday)
})

test('closing one showroom postpones only visits to that showroom', () => {
  replaceHoursChanges([
    { from: '2026-12-01', to: '2026-12-05', name: 'New floor', closed: 'Closed', only: ['scranton'] },
  ])
  const monday = eastern('2026-11-30T18:00')
  const [vineland, scranton] = physicalShowrooms.map((showroom) => nextVisits(monday, 1, showroomTimetable(showroom)))
  expect([vineland, scranton]).toEqual([[eastern('2026-12-01T09:00')], [eastern('2026-12-07T09:00')]])
  expect(nextOpen(eastern('2026-12-02T10:00'))).toEqual(eastern('2026-12-02T10:00'))
})
