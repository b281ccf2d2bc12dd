import { business } from '../dealer/facts/business.facts.ts'
import type { RentalCart } from '../dealer/facts/rentals.facts.ts'
import { rentalCartName } from '../dealer/rental-prices.ts'
import { inWords } from '../format/number.ts'

/** Copy about blocked and closed days. Only the server knows these days, so the estimate fetches the sentences. */
export const fullDaysCopy = {
  left: (cart: RentalCart, free: number, days: string): string => {
    const name = rentalCartName(cart)
    if (free === 0) return `All ${name}s are out ${days}.`
    return `Only ${inWords(free)} ${free === 1 ? `${name} is` : `${name}s are`} free ${days}.`
  },
  closed: (day: string, name: string): string => `We’re closed on ${day}${name && `, ${name}`}.`,
  onDay: (day: string): string => `on ${day}`,
  onDays: (first: string, last: string): string => `from ${first} to ${last}`,
  nearest: 'The nearest days of the same length that are still open:',
  none: `We have nothing that long open around those dates. Call ${business.phone} and we’ll see what we can do.`,
  instead: (dates: string): string => `See ${dates}`,
} as const
