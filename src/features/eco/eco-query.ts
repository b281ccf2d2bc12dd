import { type Timeframe, timeframes, type UsageType, usageTypes } from '../../content/dealer/facts/eco.facts.ts'

export type EcoQuery = { milesPerWeek?: string; usageType?: UsageType; timeframe?: Timeframe }

const MAX_LENGTH = 40

const isUsage = (name: unknown): name is UsageType => typeof name === 'string' && Object.hasOwn(usageTypes, name)
export const usages: readonly UsageType[] = Object.keys(usageTypes).filter(isUsage)

// Keeps the miles as typed, so that the page can show what is wrong with them without JavaScript.
export function readEcoQuery({ milesPerWeek, usageType, timeframe }: Record<string, unknown>): EcoQuery {
  return {
    milesPerWeek: readMiles(milesPerWeek),
    usageType: isUsage(usageType) ? usageType : undefined,
    timeframe: timeframes.find((span) => span === Number(timeframe)),
  }
}

function readMiles(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined
  const text = input.trim()
  if (text.length <= MAX_LENGTH) return text
  // Keeps the magnitude of a long number. The dots keep any other long text from being read as a number.
  return /^\d+$/.test(text) ? `1e${text.length - 1}` : `${text.slice(0, MAX_LENGTH)}...`
}
