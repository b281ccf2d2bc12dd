/** What the calculator offers to choose from (product.md 3.9, 9.11). */
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
