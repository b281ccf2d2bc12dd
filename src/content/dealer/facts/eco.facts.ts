import { dealerFile } from '../reading/dealer-files.ts'

/** The kinds of use that the calculator offers. */
export const usageTypes = dealerFile('eco.yaml').usageTypes
export type UsageType = keyof typeof usageTypes

/** In years. */
export const timeframes = [1, 3, 5, 10] as const
export type Timeframe = (typeof timeframes)[number]

/** Attributes of the input only; the calculation accepts any positive number (product.md 5.3). */
export const milesPerWeekLimits = { min: 1, max: 500 }
