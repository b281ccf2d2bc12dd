import type { RentalCart } from '../dealer/facts/rentals.facts.ts'
import { rentalCartName } from '../dealer/rental-prices.ts'
import { inWords } from '../format/number.ts'

/** 'two 6 seaters' */
export const cartsInWords = (cart: RentalCart, count: number): string =>
  `${inWords(count)} ${rentalCartName(cart)}${count === 1 ? '' : 's'}`
