import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuery, writeQuery } from '../../ui/query-string.ts'
import { evaluate, stateOf } from './eco-calculator-state.ts'
import { formatAmount } from './eco-format.ts'
import { readEcoQuery } from './eco-query.ts'

const evaluateMiles = (milesPerWeek: string) => evaluate({ milesPerWeek, usageType: 'recreational', timeframe: 1 })
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('the calculator', () => {
  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['fifty', 'text'],
    ['1,000', 'text'],
    ['NaN', 'text'],
    ['Infinity', 'text'],
    ['0x10', 'text'],
    ['0', 'notPositive'],
    ['-5', 'notPositive'],
    ['1e400', 'tooLarge'],
    ['1e308', 'tooLarge'],
  ])('with %j reports the problem ‘%s’', (value, problem) => {
    expect(evaluateMiles(value)).toMatchObject({ kind: 'problem', problem })
  })

  test.each(['1', '0.5', ' 50 ', '500', '501', '1e3'])('calculates with %j', (value) => {
    expect(evaluateMiles(value)).toMatchObject({ kind: 'result', input: { milesPerWeek: Number(value) } })
  })

  test('calculates with 501, although it is over the field’s limit', () => {
    const state = evaluateMiles('501')
    expect(state.kind === 'result' && state.result.fuelSaved).toBeCloseTo((501 * 52) / 15, 9)
  })

  test('never gives a result with NaN or infinity', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (value) => {
        const state = evaluateMiles(value)
        if (state.kind === 'result') expect(Object.values(state.result).every(Number.isFinite)).toBe(true)
      }),
    )
  })
})

describe('the calculator’s query string', () => {
  test('opens the empty calculator if it has no miles', () => {
    expect(stateOf(readEcoQuery({}))).toMatchObject({ kind: 'idle', values: { usageType: 'recreational' } })
  })

  test('may have an unknown use or period, which is ignored', () => {
    expect(stateOf(readEcoQuery({ milesPerWeek: '80', usageType: 'racing', timeframe: 7 }))).toMatchObject({
      kind: 'result',
      input: { milesPerWeek: 80, usageType: 'recreational', timeframe: 5 },
    })
  })

  test('has keys even for invalid values, so that the router drops them', () => {
    expect(Object.keys(readEcoQuery({ usageType: 'racing' }))).toEqual(['milesPerWeek', 'usageType', 'timeframe'])
  })

  test.each([
    ['1e999', 'tooLarge'],
    ['-1e999', 'notPositive'],
    ['9'.repeat(400), 'tooLarge'],
    ['x'.repeat(4000), 'text'],
    ['true', 'text'],
    ['', 'empty'],
  ])('with %s for miles leads to the problem ‘%s’, and reads back unchanged', (miles, problem) => {
    const query = readEcoQuery({ milesPerWeek: miles })
    expect(stateOf(query)).toMatchObject({ kind: 'problem', problem })
    expect(readEcoQuery(readQuery(writeQuery(query)))).toEqual(query)
  })

  test('may have an object in place of the miles, which is ignored', () => {
    expect(stateOf(readEcoQuery({ milesPerWeek: { a: 1 } })).kind).toBe('idle')
  })

  test('made from a form gives the same result as the form’s values', () => {
    const values = { milesPerWeek: '80', usageType: 'golf_course', timeframe: 10 } as const
    const query = readEcoQuery(Object.fromEntries(form({ ...values, timeframe: '10' })))
    expect(query).toEqual(values)
    expect(stateOf(query)).toEqual(evaluate(values))
  })
})

test.each([
  [559.87, 'dollars', '$560'],
  [0.94, 'dollars', '$0.94'],
  [3397.33, 'number', '3,397'],
  [2.803, 'number', '2.8'],
  [5_200_000_000, 'dollars', '$5.2B'],
  [1.234e20, 'number', '1.23E20'],
] as const)('shows %d with the unit ‘%s’ as %s', (value, unit, text) => {
  expect(formatAmount(value, unit)).toBe(text)
})
