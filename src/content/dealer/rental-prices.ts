import { type RentalCart, rentalCarts, rentalPrices } from './facts/rentals.ts'

export type RateReading = keyof (typeof rentalPrices)[string]['rates']

/** @throws Error for a cart that is not for rent */
export function rentalPricesOf(cart: RentalCart): (typeof rentalPrices)[string] {
  const prices = rentalPrices[cart]
  if (!prices) throw new Error(`no cart ‘${cart}’ is for rent`)
  return prices
}

/** As in a sentence: 'utility cart' */
export const rentalCartName = (cart: RentalCart): string => rentalCarts.find(({ id }) => id === cart)?.inText ?? cart
