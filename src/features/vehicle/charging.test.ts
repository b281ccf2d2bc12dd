import { expect, test } from 'vitest'
import { chargingOf, nightOf } from './charging.ts'

const figures = (specifications: Record<string, string | number | boolean>) =>
  chargingOf({ specifications }).map(({ figure, unit }) => (unit ? `${figure} ${unit}` : figure))

test.each([
  [{ range: '45 miles', chargingTime: '5 hours' }, ['45 miles', '5 hours', '9 miles', 'Ask us']],
  [{ range: '25 miles', chargingTime: '8-10 hours' }, ['25 miles', '8-10 hours', '2.5-3.1 miles', 'Ask us']],
  [{ range: '40 to 60 mi', chargingTime: '6.5 h' }, ['40-60 miles', '6.5 hours', '6.2-9.2 miles', 'Ask us']],
  [{ range: 'Up to 30 miles', chargingTime: 'overnight' }, ['30 miles', 'overnight', 'Ask us', 'Ask us']],
  [{ chargingTime: '0 hours', range: '45 miles' }, ['45 miles', '0 hours', 'Ask us', 'Ask us']],
  [{ range: '45 miles', chargingOutlet: '240 V' }, ['45 miles', 'Ask us', 'Ask us', '240 V']],
  [{ topSpeed: '25 mph' }, []],
])('shows the charging figures of %o', (specifications, expected) => {
  expect(figures(specifications)).toEqual(expected)
})

test.each([
  ['7-8 hours', '5AM', 1, 8],
  ['5 hours', '2AM', 0.625, 8],
  ['10 hours', '7AM', 1, 10],
  ['6.5 h', '3:30AM', 0.8125, 8],
])('an overnight charge of %s ends at %s', (chargingTime, full, share, hours) => {
  const night = nightOf({ specifications: { chargingTime } })
  expect(night).toMatchObject({ full, share })
  expect(night?.hours).toHaveLength(hours)
})

test.each(['overnight', '0 hours', '30 hours'])(
  'shows no overnight charge if the charging time is ‘%s’',
  (chargingTime) => {
    expect(nightOf({ specifications: { chargingTime } })).toBeUndefined()
  },
)
