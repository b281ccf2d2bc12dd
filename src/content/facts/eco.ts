/** The calculator's options (product.md 3.9, 9.11). */
export const usageTypes = {
  recreational: { label: 'Recreational', multiplier: 1 },
  residential: { label: 'Residential', multiplier: 1.2 },
  commercial: { label: 'Commercial', multiplier: 2 },
  golf_course: { label: 'Golf course', multiplier: 2.5 },
} as const

export type UsageType = keyof typeof usageTypes

/** Years. */
export const timeframes = [1, 3, 5, 10] as const
export type Timeframe = (typeof timeframes)[number]

/** Constants of the calculator (product.md 9.11). */
export const ecoConstants = {
  co2PoundsPerGallon: 19.6,
  milesPerGallon: 15,
  dollarsPerGallon: 3.5,
  dollarsPerKilowattHour: 0.12,
  kilowattHoursPerMile: 0.15,
  treesPerTonOfCo2: 16.5,
  poundsPerTon: 2000,
  weeksPerYear: 52,
} as const

/** Attributes of the input only; the calculation accepts any positive number (product.md 5.3). */
export const milesPerWeekLimits = { min: 1, max: 500 } as const

export const motorEfficiencyPercent = { electric: 90, gas: 25 } as const

/** US dollars. */
export const averageAnnualSavings = 1200

/** At first the calculator compares the cost of this distance with gas and with electricity. */
export const comparedMiles = 100
