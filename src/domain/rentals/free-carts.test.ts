import { expect, test } from 'vitest'
import type { TakenDays } from './free-carts.ts'
import { fullDays } from './free-carts.ts'
import type { FullDays } from './full-days.ts'

const today = '2027-06-20'
const block = (firstDay: string, lastDay: string, count: number | null, cart = 'sixSeater'): TakenDays => ({
  cart,
  firstDay,
  lastDay,
  count,
})
const fleets = { fourSeater: 5, sixSeater: 3 }
const ask = (
  blocks: readonly TakenDays[],
  request: { quantity?: number; from?: string; days?: number; also?: { cart: string; quantity: number } } = {},
): FullDays | undefined =>
  fullDays({ cart: 'sixSeater', quantity: 1, from: '2027-07-03', days: 3, ...request }, blocks, today, fleets)
const starts = (full: FullDays | undefined) => full?.nearest.map(({ from, to }) => [from, to])

test('reports a day when all carts are out, with the nearest free days of the same length before and after', () => {
  const full = ask([block('2027-07-04', '2027-07-04', null)])
  expect(full?.heading).toBe('All 6 seaters are out on July 4.')
  expect(full?.nearest).toEqual([
    { from: '2027-07-01', to: '2027-07-04', label: 'See July 1 to July 4, 2027' },
    { from: '2027-07-05', to: '2027-07-08', label: 'See July 5 to July 8, 2027' },
  ])
})

test('a rental may end on a booked-out day, and start the day after the last booked-out day', () => {
  expect(ask([block('2027-07-06', '2027-07-09', null)])).toBeUndefined()
  expect(ask([block('2027-06-25', '2027-07-02', null)])).toBeUndefined()
  expect(ask([block('2027-07-05', '2027-07-09', null)])?.heading).toContain('on July 5')
  expect(ask([block('2027-06-25', '2027-07-03', null)])?.heading).toContain('on July 3')
})

test('adds up blocks that cover only part of the fleet, and ignores other kinds of cart', () => {
  const two = [block('2027-07-03', '2027-07-05', 2)]
  expect(ask(two)).toBeUndefined()
  expect(ask(two, { quantity: 2 })?.heading).toBe('Only one 6 seater is free from July 3 to July 5.')
  expect(ask([...two, block('2027-07-04', '2027-07-04', 1)])?.heading).toBe('All 6 seaters are out on July 4.')
  // More carts are blocked than the fleet has, as if somebody had blocked some twice.
  expect(ask([...two, block('2027-07-04', '2027-07-04', 3)])?.heading).toBe('All 6 seaters are out on July 4.')
  expect(ask([block('2027-07-03', '2027-07-05', null, 'fourSeater')])).toBeUndefined()
  expect(ask([...two, block('2027-07-05', '2027-07-05', 1)], { quantity: 2 })?.heading).toBe(
    'Only one 6 seater is free from July 3 to July 4. All 6 seaters are out on July 5.',
  )
})

test('for two kinds of cart, suggests only days when both are free', () => {
  const blocks = [block('2027-07-04', '2027-07-04', null), block('2027-07-05', '2027-07-08', 4, 'fourSeater')]
  const full = ask(blocks, { also: { cart: 'fourSeater', quantity: 2 } })
  expect(full?.heading).toBe('All 6 seaters are out on July 4. Only one 4 seater is free on July 5.')
  expect(starts(full)).toEqual([
    ['2027-07-01', '2027-07-04'],
    ['2027-07-09', '2027-07-12'],
  ])
})

test('does not suggest days in the past, or any days for more carts than the fleet has', () => {
  const full = ask([block('2027-06-21', '2027-07-20', null)], { from: '2027-06-22' })
  expect(starts(full)).toEqual([['2027-07-21', '2027-07-24']])
  const tooMany = ask([block('2027-07-04', '2027-07-04', 1)], { quantity: 4 })
  expect(tooMany?.heading).toBe('Only two 6 seaters are free on July 4.')
  expect(tooMany?.nearest).toEqual([])
  expect(tooMany?.text).toContain('Call')
})

const closedOn = (day: string) => ({ '2027-12-25': 'Christmas Day', '2027-07-03': '' })[day]
const withClosedDays = (from: string, days: number) =>
  fullDays({ cart: 'sixSeater', quantity: 1, from, days }, [], today, fleets, closedOn)

test('a rental neither starts nor ends on a closed day, even in suggestions', () => {
  expect(withClosedDays('2027-12-25', 2)?.heading).toBe('We’re closed on December 25, Christmas Day.')
  expect(withClosedDays('2027-07-01', 2)?.heading).toBe('We’re closed on July 3.')
  expect(withClosedDays('2027-12-24', 3)).toBeUndefined()
  expect(starts(withClosedDays('2027-12-25', 1))).toEqual([
    ['2027-12-23', '2027-12-24'],
    ['2027-12-26', '2027-12-27'],
  ])
})
