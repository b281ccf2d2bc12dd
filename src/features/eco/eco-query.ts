import { type Timeframe, timeframes, type UsageType, usageTypes } from '../../content/facts/eco.ts'

export type EcoQuery = { milesPerWeek?: string | number; usageType?: UsageType; timeframe?: Timeframe }

const MAX_LENGTH = 40
/** Written into the address for Infinity, which has no JSON form. The router reads it back as Infinity. */
const INFINITE = '1e999'

const isUsage = (name: unknown): name is UsageType => typeof name === 'string' && Object.hasOwn(usageTypes, name)
export const usages: readonly UsageType[] = Object.keys(usageTypes).filter(isUsage)

/**
 * Reads the calculator's query string, whose keys are the names of the form's fields. Miles are kept as
 * typed, so that the page can say what is wrong with them even without JavaScript. Invalid values are set to
 * undefined, because the router would otherwise keep them. No zod here: every page's entry chunk contains this.
 */
export function readEcoQuery({ milesPerWeek, usageType, timeframe }: Record<string, unknown>): EcoQuery {
  return {
    milesPerWeek: readMiles(milesPerWeek),
    usageType: isUsage(usageType) ? usageType : undefined,
    timeframe: timeframes.find((span) => span === Number(timeframe)),
  }
}

function readMiles(typed: unknown): string | number | undefined {
  if (typeof typed === 'number') return Number.isFinite(typed) ? typed : `${typed < 0 ? '-' : ''}${INFINITE}`
  // The router parses the words true, false and null.
  if (typeof typed === 'boolean' || typed === null) return String(typed)
  if (typeof typed !== 'string') return undefined
  const text = typed.trim()
  // With the dots, a truncated number no longer parses as one.
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text
}
