import { dealerFile } from '../files.ts'

const eco = dealerFile('eco.yaml')

export const usageTypes = eco.usageTypes
export type UsageType = keyof typeof usageTypes

/** Years. */
export const timeframes = [1, 3, 5, 10] as const
export type Timeframe = (typeof timeframes)[number]

export const ecoConstants = {
  co2PoundsPerGallon: eco.co2PoundsPerGallon,
  milesPerGallon: eco.milesPerGallon,
  dollarsPerGallon: eco.dollarsPerGallon,
  dollarsPerKilowattHour: eco.dollarsPerKilowattHour,
  kilowattHoursPerMile: eco.kilowattHoursPerMile,
  treesPerTonOfCo2: eco.treesPerTonOfCo2,
  poundsPerTon: 2000,
  weeksPerYear: 52,
}

/** Attributes of the input only; the calculation accepts any positive number (product.md 5.3). */
export const milesPerWeekLimits = { min: 1, max: 500 }

/** US dollars and miles. */
export const { motorEfficiencyPercent, averageAnnualSavings, comparedMiles } = eco
