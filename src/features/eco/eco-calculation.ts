import { ecoConstants, type Timeframe, type UsageType, usageTypes } from '../../content/facts/eco.ts'

export type EcoInput = {
  readonly milesPerWeek: number
  readonly usageType: UsageType
  readonly timeframe: Timeframe
}

/** Pounds, gallons, dollars, trees, dollars, dollars. */
export type EcoResult = {
  readonly co2Saved: number
  readonly fuelSaved: number
  readonly costSaved: number
  readonly treesEquivalent: number
  readonly electricCost: number
  readonly netSavings: number
}

/** US dollars for the gasoline of so many miles. */
export const gasCost = (miles: number): number => (miles / ecoConstants.milesPerGallon) * ecoConstants.dollarsPerGallon

/** US dollars for the electricity of so many miles. */
export const electricityCost = (miles: number): number =>
  miles * ecoConstants.kilowattHoursPerMile * ecoConstants.dollarsPerKilowattHour

/**
 * The formulas of product.md 9.11. How fuelSaved and costSaved map onto them was ours to choose:
 * fuelSaved is the gallons, costSaved what those gallons cost.
 */
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
