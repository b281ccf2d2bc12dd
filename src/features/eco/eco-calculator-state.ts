import type { Timeframe, UsageType } from '../../content/dealer/facts/eco.facts.ts'
import { calculate, type EcoInput, type EcoResult } from './eco-calculation.ts'
import type { EcoQuery } from './eco-query.ts'

export type EcoValues = { milesPerWeek: string; usageType: UsageType; timeframe: Timeframe }

const defaults = { milesPerWeek: '50', usageType: 'recreational', timeframe: 5 } as const satisfies EcoValues

export type MilesProblem = 'empty' | 'text' | 'notPositive' | 'tooLarge'

export type EcoState = { values: EcoValues } & (
  | { kind: 'idle' }
  | { kind: 'problem'; problem: MilesProblem }
  | { kind: 'result'; input: EcoInput; result: EcoResult }
)

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** Accepts any positive number whose results are finite: the field's min and max are attributes only (product.md 5.3). */
export function evaluate(values: EcoValues): EcoState {
  const milesText = values.milesPerWeek.trim()
  const milesPerWeek = Number(milesText)
  if (milesText === '') return { kind: 'problem', problem: 'empty', values }
  if (!decimal.test(milesText)) return { kind: 'problem', problem: 'text', values }
  if (milesPerWeek <= 0) return { kind: 'problem', problem: 'notPositive', values }
  const input: EcoInput = { ...values, milesPerWeek }
  const result = calculate(input)
  if (!Object.values(result).every(Number.isFinite)) return { kind: 'problem', problem: 'tooLarge', values }
  return { kind: 'result', input, result, values }
}

export function stateOf({ milesPerWeek, usageType, timeframe }: EcoQuery): EcoState {
  const rest = { usageType: usageType ?? defaults.usageType, timeframe: timeframe ?? defaults.timeframe }
  if (milesPerWeek === undefined) return { kind: 'idle', values: { ...defaults, ...rest } }
  const state = evaluate({ milesPerWeek, ...rest })
  // A number input can't show text that isn't a number, so it stays empty.
  if (state.kind === 'problem' && state.problem === 'text') state.values.milesPerWeek = ''
  return state
}
