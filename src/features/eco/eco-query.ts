import { type Timeframe, timeframes, type UsageType, usageTypes } from '../../content/facts/eco.ts'

export type EcoQuery = { milesPerWeek?: string; usageType?: UsageType; timeframe?: Timeframe }

const MAX_LENGTH = 40

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

function readMiles(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined
  const text = typed.trim()
  if (text.length <= MAX_LENGTH) return text
  // A long number stays one of its size. With the dots, nothing else parses as a number.
  return /^\d+$/.test(text) ? `1e${text.length - 1}` : `${text.slice(0, MAX_LENGTH)}...`
}
