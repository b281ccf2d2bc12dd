import { rentalPrices } from '../../content/dealer/facts/rentals.facts.ts'
import { rentalCartName } from '../../content/dealer/rental-prices.ts'
import { dateRange, shortRange } from '../../content/format/calendar-date.ts'
import { usd } from '../../content/format/money.ts'
import { cartsInWords } from '../../content/words/rental-carts.words.ts'
import type { TakenDays } from './free-carts.ts'
import { addDays } from './rental-days.ts'
import type { RentalHold } from './rental-hold.ts'

/** 'two 6 seaters' */
export const heldCarts = ({ cart, count }: Pick<RentalHold, 'cart' | 'count'>): string => cartsInWords(cart, count)

/** 'All 6 seaters', 'two 6 seaters' */
export const outCarts = ({ cart, count }: Pick<TakenDays, 'cart' | 'count'>): string =>
  count === null ? `All ${rentalCartName(cart)}s` : cartsInWords(cart, count)

/** The posted deposit for all carts of the hold, in cents; 0 for a kind that is no longer for rent. */
export const depositOf = ({ cart, count }: Pick<RentalHold, 'cart' | 'count'>): number =>
  Math.round((rentalPrices[cart]?.deposit ?? 0) * count * 100)

/** 'July 3 to 6', from the first day to the day of return. */
export const shortDays = ({ firstDay, lastDay }: Pick<TakenDays, 'firstDay' | 'lastDay'>): string =>
  shortRange(firstDay, addDays(lastDay, 1))

/** From the first day to the day of return: 'July 3 to July 6, 2027' */
export const rentedDays = ({ firstDay, lastDay }: Pick<TakenDays, 'firstDay' | 'lastDay'>): string =>
  dateRange(firstDay, addDays(lastDay, 1))

/** '2 of 6 seater, 2026-07-03 to 2026-07-05' */
export function blockedDays({ cart, count, firstDay, lastDay }: TakenDays): string {
  const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`
  return `${count === null ? 'all' : count} of ${rentalCartName(cart)}, ${days}`
}

/** Leaves out the name and the phone number. */
export const heldDays = (hold: RentalHold): string =>
  [
    `${hold.isWaiting ? 'waits for' : 'holds'} ${blockedDays(hold)}`,
    hold.deliverTo && `delivered to ${hold.deliverTo}`,
    hold.depositCents === null ? 'no deposit' : `deposit ${usd(hold.depositCents / 100)}`,
    hold.endedAt && `ended ${hold.endedAt}`,
  ]
    .filter(Boolean)
    .join('; ')
