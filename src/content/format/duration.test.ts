import { expect, test } from 'vitest'
import { durationText } from './duration.ts'

const MINUTE = 60_000

test.each([
  [0, 'under a minute'],
  [MINUTE - 1, 'under a minute'],
  [MINUTE, '1 min'],
  [59.9 * MINUTE, '59 min'],
  [60 * MINUTE, '1 h'],
  [100 * MINUTE, '1 h 40 min'],
  [24 * 60 * MINUTE, '1 day'],
  [51 * 60 * MINUTE, '2 days 3 h'],
])('shows %d ms as %s', (ms, text) => {
  expect(durationText(ms)).toBe(text)
})
