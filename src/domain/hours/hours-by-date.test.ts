import { afterEach, expect, test } from 'vitest'
import { hours } from '../../content/dealer/facts/hours.facts.ts'
import { type DatedHours, datedOn } from '../../content/format/dated-hours.ts'
import { datedRows } from './dated-hours-rows.ts'
import { datesIn, replaceHoursChanges, shownHours } from './hours-by-date.ts'
import { openingState } from './opening-state.ts'
import { specialHours } from './special-hours.ts'

afterEach(() => replaceHoursChanges([]))

const zone = 'America/New_York'
/** The sample dealer is on Eastern time, which has this offset in winter. */
const at = (text: string) => new Date(`${text}-05:00`)
const stateOf = ({ key, ...week }: (typeof hours)[keyof typeof hours], text: string) => {
  const rows = datedRows(datesIn(Number(text.slice(0, 4))), () => false)
  return openingState(
    week,
    at(text),
    zone,
    rows.filter((row) => !row.for || row.for.includes(key)),
  )
}
const closed = (today: string, day: string, clock = '09:00') => ({
  ...{ open: false, today: `Closed today: ${today}`, next: { day, at: clock } },
})

test.each([
  ['2026-11-25T10:00', { open: true, until: '17:00' }],
  ['2026-11-25T18:00', { open: false, next: { day: 'Friday', at: '09:00' } }],
  ['2026-11-26T10:00', closed('Thanksgiving', 'tomorrow')],
  ['2026-11-27T10:00', { open: true, until: '17:00' }],
  ['2026-12-24T11:59', { open: true, until: '12:00' }],
  ['2026-12-24T12:01', { open: false, next: { day: 'Saturday', at: '09:00' } }],
  ['2026-12-25T10:00', closed('Christmas Day', 'tomorrow')],
  ['2027-01-01T10:00', closed('New Year’s Day', 'tomorrow')],
  ['2030-11-28T10:00', closed('Thanksgiving', 'tomorrow')],
])('at %s the showroom’s state is %j', (text, state) => {
  expect(stateOf(hours.dealership, text)).toEqual(state)
})

test('an early closing neither opens a closed day nor is mentioned on it', () => {
  // This day is a Sunday.
  expect(stateOf(hours.dealership, '2028-12-24T10:00')).toEqual({ open: false, next: { day: 'Tuesday', at: '09:00' } })
  expect(stateOf(hours.townPages, '2028-12-24T11:00')).toEqual({ open: true, until: '12:00' })
})

const range = { from: '2026-12-20', to: '2027-04-05', name: 'Winter', closed: 'Closed' }

test('hours set by staff override those in the folder, and a long closing shows the reopening date', () => {
  replaceHoursChanges([range])
  expect(stateOf(hours.dealership, '2026-12-24T10:00')).toEqual(closed('Winter', 'April 6'))
  replaceHoursChanges([{ ...range, only: ['vineland'] }])
  expect(stateOf(hours.dealership, '2026-12-24T10:00')).toEqual({ open: true, until: '12:00' })
})

const dayMs = 24 * 60 * 60 * 1000
const soonAt = (text: string) => shownHours(at(text).getTime()).rows.flatMap(({ text, soon }) => (soon ? text : []))

test('announces special hours from two weeks ahead until they are over', () => {
  expect(soonAt('2026-11-11T23:59')).toEqual([])
  expect(soonAt('2026-11-12T00:00')).toEqual(['Closed Thursday, Thanksgiving (November 26)'])
  expect(soonAt('2026-11-26T23:59')).toEqual(['Closed Thursday, Thanksgiving (November 26)'])
  expect(soonAt('2026-11-27T00:00')).toEqual([])
  expect(soonAt('2026-12-24T12:00').sort()).toEqual([
    'Closed Friday, Christmas Day (December 25)',
    'Closed Friday, New Year’s Day (January 1)',
    'Open Thursday 8AM-12PM, Christmas Eve (December 24)',
    'Open Thursday 9AM-12PM, Christmas Eve (December 24)',
  ])
})

test('gives browsers the dates from yesterday to three weeks ahead', () => {
  const datesAt = (text: string) => shownHours(at(text).getTime()).rows.map(({ from }) => from)
  expect(datesAt('2026-11-04T12:00')).toEqual([])
  expect(datesAt('2026-11-05T12:00')).toEqual(['2026-11-26'])
  expect(datesAt('2026-11-27T12:00')).toEqual(['2026-11-26'])
  expect(datesAt('2026-11-28T12:00')).toEqual([])
})

test('pages change at most five times a year for each special date', () => {
  const versions = Array.from(
    { length: 366 },
    (_, day) => shownHours(at('2026-02-01T12:00').getTime() + day * dayMs).version,
  )
  const changes = versions.filter((version, day) => day > 0 && version !== versions[day - 1])
  // The version changes when each of the four dates appears, comes near, is over, enters the coming year and leaves
  // it.
  expect(changes.length).toBeLessThanOrEqual(4 * 5)
  expect(new Set(changes).size).toBe(changes.length)
})

const thanksgiving = { from: '2026-11-26', to: '2026-11-26', name: 'Thanksgiving', closed: 'Closed' }
const eve = { from: '2026-12-24', to: '2026-12-24', name: 'Christmas Eve', closes: '12:00' }
const season = {
  ...{ from: '2026-11-01', to: '2027-03-31', name: 'Winter hours' },
  rows: [
    {
      label: 'Mon-Fri',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const,
      opens: '10:00',
      closes: '16:00',
    },
    { label: 'Sat-Sun', days: ['Saturday', 'Sunday'] as const, opens: null, closes: null, note: 'Closed' },
  ],
}

const rowsOf = (dated: DatedHours) => datedRows([dated], () => false)
const fromSunday = ['', ...Array.from({ length: 5 }, () => '10:00-16:00'), '']

test.each([
  [thanksgiving, 'Closed Thursday, Thanksgiving (November 26)', [''], 'Closed today: Thanksgiving'],
  [{ ...thanksgiving, name: '' }, 'Closed Thursday (November 26)', [''], 'Closed today'],
  [eve, 'Open Thursday 9AM-12PM, Christmas Eve (December 24)', ['09:00-12:00'], undefined],
  [range, 'Closed December 20 to April 5, Winter', [''], 'Closed today: Winter'],
  [
    { ...range, closed: undefined, opens: '08:00', closes: '20:00' },
    'Open December 20 to April 5 8AM-8PM, Winter',
    ['08:00-20:00'],
    undefined,
  ],
  [season, 'Winter hours, November 1 to March 31: Mon-Fri 10AM-4PM, Sat-Sun Closed', fromSunday, undefined],
])('the announcement for %j reads ‘%s’', (dated, text, clocks, today) => {
  const row = rowsOf(dated).find((one) => !one.for || one.for.includes('dealership'))
  expect([row?.text, row?.hours, row?.today]).toEqual([text, clocks, today])
})

test('one showroom’s closing names its town and applies only there; a date that changes nothing gets no row', () => {
  expect(rowsOf({ ...thanksgiving, only: ['scranton'] })).toEqual([
    {
      ...{ from: '2026-11-26', to: '2026-11-26', hours: [''], for: ['scranton'] },
      text: 'Closed Thursday in Scranton, Thanksgiving (November 26)',
      today: 'Closed today in Scranton: Thanksgiving',
    },
  ])
  const sundayEve = { ...eve, from: '2028-12-24', to: '2028-12-24' }
  expect(rowsOf(sundayEve).map((row) => row.for)).toEqual([['townPages']])
})

test('special hours for search engines never overlap: a holiday interrupts the season', () => {
  const special = specialHours(hours.dealership, [thanksgiving, eve, season])
  const weekdays = season.rows[0]?.days
  expect(special).toEqual(
    [
      ['2026-11-01', '2026-11-25', weekdays, '10:00', '16:00'],
      ['2026-11-01', '2026-11-25', ['Saturday', 'Sunday'], '00:00', '00:00'],
      ['2026-11-26', '2026-11-26', undefined, '00:00', '00:00'],
      ['2026-11-27', '2026-12-23', weekdays, '10:00', '16:00'],
      ['2026-11-27', '2026-12-23', ['Saturday', 'Sunday'], '00:00', '00:00'],
      ['2026-12-24', '2026-12-24', undefined, '09:00', '12:00'],
      ['2026-12-25', '2027-03-31', weekdays, '10:00', '16:00'],
      ['2026-12-25', '2027-03-31', ['Saturday', 'Sunday'], '00:00', '00:00'],
    ].map(([validFrom, validThrough, dayOfWeek, opens, closes]) => ({
      validFrom,
      validThrough,
      ...(dayOfWeek && { dayOfWeek }),
      opens,
      closes,
    })),
  )
})

test('finds the special date that covers a day, if any', () => {
  const on = (date: string) => datedOn(date, datesIn(Number(date.slice(0, 4))))?.name
  expect(on('2026-12-25')).toBe('Christmas Day')
  expect(on('2026-12-26')).toBeUndefined()
})
