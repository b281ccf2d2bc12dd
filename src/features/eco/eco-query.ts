import { type Timeframe, timeframes, type UsageType, usageTypes } from '../../content/facts/eco.ts'

export type EcoQuery = { milesPerWeek?: string | number; usageType?: UsageType; timeframe?: Timeframe }

const MAX_LENGTH = 40
/** Stands for any number beyond those that JavaScript holds: the router reads 1e999 as Infinity, which no address can say. */
const BEYOND = '1e999'

const isUsage = (name: unknown): name is UsageType => typeof name === 'string' && Object.hasOwn(usageTypes, name)
export const usages: readonly UsageType[] = Object.keys(usageTypes).filter(isUsage)

/**
 * The query string of the calculator: the names of the form's fields. Miles are kept as they were
 * typed, so that a form sent without scripts can be answered with what is wrong with them. What does
 * not fit is named as undefined, because the router would keep it as it came otherwise. Plain code,
 * since every page's first script holds it.
 */
export function readEcoQuery({ milesPerWeek, usageType, timeframe }: Record<string, unknown>): EcoQuery {
  return {
    milesPerWeek: readMiles(milesPerWeek),
    usageType: isUsage(usageType) ? usageType : undefined,
    timeframe: timeframes.find((span) => span === Number(timeframe)),
  }
}

function readMiles(typed: unknown): string | number | undefined {
  if (typeof typed === 'number') return Number.isFinite(typed) ? typed : `${typed < 0 ? '-' : ''}${BEYOND}`
  // The router reads the words true, false and null as values.
  if (typeof typed === 'boolean' || typed === null) return String(typed)
  if (typeof typed !== 'string') return undefined
  const text = typed.trim()
  // The dots keep the rest from passing for a number.
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text
}
