import type { RentalCart, RentalRates } from './rentals.ts'

/**
 * The third reading of the rental prices: what the rentals page's structured data quotes, and for
 * another state than its text (product.md 9.3). Samples: that they differ is given, how they differ is not.
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
