import { dealerFile } from '../reading/dealer-files.ts'

const eco = dealerFile('eco.yaml')

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

/** The savings are in US dollars. */
export const { motorEfficiencyPercent, averageAnnualSavings, comparedMiles } = eco

const { commercial } = eco.usageTypes
const savedPerMile = eco.dollarsPerGallon / eco.milesPerGallon - eco.kilowattHoursPerMile * eco.dollarsPerKilowattHour
const milesPerWeek = Math.ceil(
  averageAnnualSavings / (savedPerMile * ecoConstants.weeksPerYear * commercial.multiplier),
)

/** The weekly miles at which the calculator reaches the average annual savings; null where electricity saves nothing. */
export const savingsUse = savedPerMile > 0 ? { milesPerWeek, label: commercial.label.toLowerCase() } : null
