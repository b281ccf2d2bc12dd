import { type Timeframe, type UsageType, usageTypes } from '../../content/dealer/facts/eco.facts.ts'
import { ecoConstants } from '../../content/dealer/facts/eco-constants.facts.ts'

export type EcoInput = {
  readonly milesPerWeek: number
  readonly usageType: UsageType
  readonly timeframe: Timeframe
}

/** CO2 in pounds, fuel in gallons, trees as a count; everything else in US dollars. */
export type EcoResult = {
  readonly co2Saved: number
  readonly fuelSaved: number
  readonly costSaved: number
  readonly treesEquivalent: number
  readonly electricCost: number
  readonly netSavings: number
}

export const gasCost = (miles: number): number => (miles / ecoConstants.milesPerGallon) * ecoConstants.dollarsPerGallon

export const electricityCost = (miles: number): number =>
  miles * ecoConstants.kilowattHoursPerMile * ecoConstants.dollarsPerKilowattHour

/** product.md 9.11 leaves open what fuelSaved and costSaved are: here the gallons, and what they cost (decision 5). */
export const calculate = ({ milesPerWeek, usageType, timeframe }: EcoInput): EcoResult => {
  const miles = milesPerWeek * ecoConstants.weeksPerYear * timeframe * usageTypes[usageType].multiplier
  const gallons = miles / ecoConstants.milesPerGallon
  const co2Saved = gallons * ecoConstants.co2PoundsPerGallon
  const fuelCost = gasCost(miles)
  const electricCost = electricityCost(miles)
  return {
    co2Saved,
    fuelSaved: gallons,
    costSaved: fuelCost,
    treesEquivalent: (co2Saved / ecoConstants.poundsPerTon) * ecoConstants.treesPerTonOfCo2,
    electricCost,
    netSavings: fuelCost - electricCost,
  }
}
