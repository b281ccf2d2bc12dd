import { expect, test } from 'vitest'
import { contrast, mixed, nearestWith } from './color.ts'

test('contrast as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('colors mix as in a style sheet', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
})

test('the nearest color that can be read is hardly darker', () => {
  const color = nearestWith('#777777', ['#ffffff'], 4.5)
  expect(color).toBe('#767676')
})
