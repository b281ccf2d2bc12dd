import { expect, test } from 'vitest'
import { chargingOf } from './charging.ts'

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
])('%o', (specifications, expected) => {
  expect(figures(specifications)).toEqual(expected)
})
