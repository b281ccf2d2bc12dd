import type { RentalCart, RentalRates } from './rentals.ts'

// Facts used only in structured data. Some differ from the text of the pages; both readings are kept.

/** Fixed averages (product.md 3.10). */
export const ratings = { dealer: 4.8, vehicle: 4.7 } as const

/** Differs from the return policy (product.md 9.6). */
export const structuredDataReturnDays = 30

/**
 * A third reading of the rental prices, for another state than the text of the rentals page (product.md 9.3).
 * Sample figures.
 */
export const structuredDataRentals = {
  state: { name: 'Delaware', code: 'DE' },
  rates: {
    fourSeater: { daily: 219, threeDay: 629, weekly: 979, monthly: 2649 },
    sixSeater: { daily: 269, threeDay: 779, weekly: 1189, monthly: 3149 },
    utility: { daily: 259, threeDay: 739, weekly: 1119, monthly: 2949 },
  },
} as const satisfies {
  state: { name: string; code: string }
  rates: Record<RentalCart, RentalRates>
}
