import { rentalPrices } from '../../content/dealer/facts/rentals.ts'
import { rentalCartName } from '../../content/dealer/rental-prices.ts'
import { dateRange, shortRange } from '../../content/format/calendar-date.ts'
import { cartsInWords } from '../../content/words/rental-carts.ts'
import type { TakenDays } from './free-carts.ts'
import { addDays } from './rental-days.ts'
import type { RentalHold } from './rental-hold.ts'

/** 'two 6 seaters' */
export const heldCarts = ({ cart, count }: Pick<RentalHold, 'cart' | 'count'>): string => cartsInWords(cart, count)

/** 'All 6 seaters', 'two 6 seaters' */
export const outCarts = ({ cart, count }: Pick<TakenDays, 'cart' | 'count'>): string =>
  count === null ? `All ${rentalCartName(cart)}s` : cartsInWords(cart, count)

/** The posted deposit of all its carts, in cents; 0 for a kind that is no longer for rent. */
export const depositOf = ({ cart, count }: Pick<RentalHold, 'cart' | 'count'>): number =>
  Math.round((rentalPrices[cart]?.deposit ?? 0) * count * 100)

/** 'July 3 to 6', from the first day to the day of return. */
export const shortDays = ({ firstDay, lastDay }: Pick<TakenDays, 'firstDay' | 'lastDay'>): string =>
  shortRange(firstDay, addDays(lastDay, 1))

/** From the first day to the day of return: 'July 3 to July 6, 2027' */
export const rentedDays = ({ firstDay, lastDay }: Pick<TakenDays, 'firstDay' | 'lastDay'>): string =>
  dateRange(firstDay, addDays(lastDay, 1))
