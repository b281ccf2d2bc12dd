import { percent, usd } from '../../format/money.ts'
import { rentalCarts, rentalDeliveryText, rentalTerms } from '../facts/rentals.ts'

/** What a renter asks first, shown beside the prices. */
export const rentalQuestions = [
  {
    term: 'Age',
    answer: `The driver is at least ${rentalTerms.minimumAge} and has a valid license.`,
  },
  {
    term: 'Deposit',
    answer: rentalCarts.map(({ id, name }) => `${name} ${usd(rentalTerms.deposit[id])}`).join(', '),
  },
  { term: 'Delivery', answer: rentalDeliveryText },
  {
    term: 'Cancellation',
    answer: `Free up to ${rentalTerms.cancellation.freeHours} hours before. ${percent(rentalTerms.cancellation.refundPercent)} refund within ${rentalTerms.cancellation.freeHours} hours. No refund for a no-show.`,
  },
] as const
