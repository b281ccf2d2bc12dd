import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeframes, type UsageType, usageTypes } from '../../content/dealer/facts/eco.facts.ts'
import { averageAnnualSavings, savingsUse } from '../../content/dealer/facts/eco-constants.facts.ts'
import { calculate } from './eco-calculation.ts'

const isUsage = (name: string): name is UsageType => name in usageTypes
const usages = Object.keys(usageTypes).filter(isUsage)

const input = fc.record({
  milesPerWeek: fc.integer({ min: 1, max: 500 }),
  usageType: fc.constantFrom(...usages),
  timeframe: fc.constantFrom(...timeframes),
})

describe('the eco-impact calculation', () => {
  test('matches a hand calculation of 50 recreational miles a week for a year', () => {
    const result = calculate({ milesPerWeek: 50, usageType: 'recreational', timeframe: 1 })
    // The input comes to 2,600 miles, so 173.33 gallons.
    expect(result.fuelSaved).toBeCloseTo(173.333, 3)
    expect(result.co2Saved).toBeCloseTo(3397.333, 3)
    expect(result.costSaved).toBeCloseTo(606.667, 3)
    expect(result.electricCost).toBeCloseTo(46.8, 6)
    expect(result.netSavings).toBeCloseTo(559.867, 3)
    expect(result.treesEquivalent).toBeCloseTo(28.028, 3)
  })

  test.each([
    ['recreational', 1],
    ['residential', 1.2],
    ['commercial', 2],
    ['golf_course', 2.5],
  ] as const)('counts a mile of %s use %d times', (usageType, multiplier) => {
    const once = calculate({ milesPerWeek: 10, usageType: 'recreational', timeframe: 3 })
    const result = calculate({ milesPerWeek: 10, usageType, timeframe: 3 })
    expect(result.fuelSaved).toBeCloseTo(once.fuelSaved * multiplier, 9)
  })

  test('gives zero savings for zero miles', () => {
    const result = calculate({ milesPerWeek: 0, usageType: 'commercial', timeframe: 10 })
    expect(Object.values(result)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('gives net savings of fuel cost minus electricity cost, and only finite and positive values', () => {
    fc.assert(
      fc.property(input, (values) => {
        const result = calculate(values)
        expect(result.netSavings).toBeCloseTo(result.costSaved - result.electricCost, 6)
        for (const value of Object.values(result)) {
          expect(Number.isFinite(value)).toBe(true)
          expect(value).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('gives twice the savings for twice the miles, and never less for more years', () => {
    fc.assert(
      fc.property(input, (values) => {
        const result = calculate(values)
        const doubled = calculate({ ...values, milesPerWeek: values.milesPerWeek * 2 })
        const decade = calculate({ ...values, timeframe: 10 })
        expect(doubled.netSavings).toBeCloseTo(result.netSavings * 2, 6)
        expect(decade.co2Saved).toBeGreaterThanOrEqual(result.co2Saved)
      }),
    )
  })
})

test('the published annual savings match the calculator at the mileage given next to them', () => {
  const savedAt = (milesPerWeek: number) =>
    calculate({ milesPerWeek, usageType: 'commercial', timeframe: 1 }).netSavings
  const miles = savingsUse?.milesPerWeek ?? 0
  expect(savedAt(miles)).toBeGreaterThanOrEqual(averageAnnualSavings)
  expect(savedAt(miles - 1)).toBeLessThan(averageAnnualSavings)
})
