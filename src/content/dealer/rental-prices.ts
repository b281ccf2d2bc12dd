import { type RentalCart, rentalCarts, rentalPrices } from './facts/rentals.facts.ts'

export type RateReading = keyof (typeof rentalPrices)[string]['rates']

/** @throws Error for a cart that is not for rent */
export function rentalPricesOf(cart: RentalCart): (typeof rentalPrices)[string] {
  const prices = rentalPrices[cart]
  if (!prices) throw new Error(`no cart ‘${cart}’ is for rent`)
  return prices
}

/** The name within a sentence: 'utility cart' */
export const rentalCartName = (cart: RentalCart): string => rentalCarts.find(({ id }) => id === cart)?.inText ?? cart

/** Asserts that rental facts exist. Only modules about rentals call it, and a dealer without rentals never loads those. */
export function ofRentals<Facts>(facts: Facts | undefined): Facts {
  if (facts === undefined) throw new Error('dealer.yaml offers no rentals')
  return facts
}
