import { expect, test } from 'vitest'
import { median, milestones, standing, timesOf, waitBetween } from './answer-times.ts'
import { leadActions, outcomes } from './lead-outcomes.ts'

/** A generator (mulberry32) that returns the same numbers in every run. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const seeds = Array.from({ length: 200 }, (_, index) => index + 1)
const pick = <T>(from: readonly T[], random: () => number): T => {
  const [one] = from.slice(Math.floor(random() * from.length))
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

test('at most half of the times are below the median and at most half above, in any order', () => {
  for (const seed of seeds) {
    const random = randomOf(seed)
    const values = Array.from({ length: 1 + Math.floor(random() * 9) }, () => Math.floor(random() * 5))
    const middle = median(values)
    expect(values.filter((value) => value < middle).length, String(values)).toBeLessThanOrEqual(values.length / 2)
    expect(values.filter((value) => value > middle).length, String(values)).toBeLessThanOrEqual(values.length / 2)
    expect(middle).toBeGreaterThanOrEqual(Math.min(...values))
    expect(middle).toBeLessThanOrEqual(Math.max(...values))
    expect(median(values.toReversed())).toBe(middle)
    expect(median([...values, ...values])).toBe(middle)
  }
})

test('the median of an even count is halfway between the two middle times', () => {
  expect(median([10, 1, 4, 3])).toBe(3.5)
  expect(median([7])).toBe(7)
})

test('gives no median, rather than a median of zero, if there are no times', () => {
  expect(timesOf([])).toBeUndefined()
  const wait = { open: 0, clock: 0 }
  expect(timesOf([wait])).toEqual({ count: 1, median: wait, slowest: wait })
})

test('a step and its undo leave everything as it was, whatever other steps there are', () => {
  for (const seed of seeds) {
    const random = randomOf(seed)
    const act = leadActions.filter((action) => action !== 'undo')
    const steps = Array.from({ length: Math.floor(random() * 6) }, () => ({ action: pick(act, random) }))
    const at = Math.floor(random() * (steps.length + 1))
    const undone = [{ action: pick(act, random) }, { action: 'undo' as const }]
    const all = [...steps.slice(0, at), ...undone, ...steps.slice(at)]
    expect(standing(all)).toEqual(steps)
    expect(milestones(all)).toEqual(milestones(steps))
  }
})

test('a step that was undone is ignored', () => {
  const steps = [
    { action: 'take' as const, person: 'ines' },
    { action: 'undo' as const, person: 'ines' },
    { action: 'answered' as const, person: 'marlow' },
    { action: 'undo' as const, person: 'marlow' },
    { action: 'take' as const, person: 'priya' },
  ]
  expect(milestones(steps)).toEqual({ taken: steps[4], answered: undefined })
  expect(milestones(steps.slice(0, 2))).toEqual({ taken: undefined, answered: undefined })
})

test('every outcome except spam counts as an answer', () => {
  for (const action of outcomes) {
    expect(milestones([{ action }]).answered?.action).toBe(action === 'spam' ? undefined : action)
  }
})

test('a clock that was set back never makes a wait negative', () => {
  expect(waitBetween('2026-05-04T15:00:00Z', '2026-05-04T14:00:00Z')).toEqual({ open: 0, clock: 0 })
})
