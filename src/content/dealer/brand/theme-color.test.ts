import { expect, test } from 'vitest'
import { contrast, mixed, nearestWith } from './theme-color.ts'

test('computes contrast the way WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('mixes colors the way a style sheet does', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
})

test('finds the nearest readable color, here a slightly darker gray', () => {
  const color = nearestWith('#777777', ['#ffffff'], 4.5)
  expect(color).toBe('#767676')
})
