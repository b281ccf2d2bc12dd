import { type Timeframe, timeframes, type UsageType, usageTypes } from '../../content/eco-options.ts'

export type EcoSearch = { milesPerWeek?: string | number; usageType?: UsageType; timeframe?: Timeframe }

const MAX_LENGTH = 40

const isUsage = (name: unknown): name is UsageType => typeof name === 'string' && Object.hasOwn(usageTypes, name)
export const usages: readonly UsageType[] = Object.keys(usageTypes).filter(isUsage)

/**
 * The query string of the calculator: the names of the form's fields. Miles are kept as they were
 * typed, so that a form sent without scripts can be answered with what is wrong with them. What does
 * not fit is named as undefined, because the router would keep it as it came otherwise. Plain code,
 * since every page's first script holds it.
 */
export function readEcoSearch({ milesPerWeek, usageType, timeframe }: Record<string, unknown>): EcoSearch {
  const typed = typeof milesPerWeek === 'string' ? milesPerWeek.trim() : milesPerWeek
  const fits = typeof typed === 'number' || (typeof typed === 'string' && typed.length <= MAX_LENGTH)
  return {
    milesPerWeek: fits ? typed : undefined,
    usageType: isUsage(usageType) ? usageType : undefined,
    timeframe: timeframes.find((span) => span === Number(timeframe)),
  }
}
