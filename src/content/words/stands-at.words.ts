import { listed } from '../format/join-names.ts'

/** Shown on a cart's page. */
export const standsAt = {
  at: 'At our',
  /** Shown when the cart is sold out: the next one is expected at the same showroom. */
  wasAt: 'Sold from our',
  either: (towns: readonly string[]): string => `See it in ${listed(towns, 'or')}: ask us which floor it’s on today.`,
} as const
