import { percent, usd } from '../../format/money.ts'
import { business } from '../facts/business.ts'
import { rentalCarts, rentalDeliveryText, rentalTerms } from '../facts/rentals.ts'
import type { Question } from './question.ts'

const deposits = rentalCarts
  .map(({ id, name }) => `${usd(rentalTerms.deposit[id])} for the ${name.toLowerCase()}`)
  .join(', ')

/** Questions that renters ask, on the rentals page and in its FAQPage markup. */
export const rentalFaq = [
  {
    question: 'How do I reserve a cart?',
    answer: `By phone: ${business.phone}. There is no online booking. We confirm the dates while you are on the line.`,
  },
  {
    question: 'How old does the driver have to be?',
    answer: `At least ${rentalTerms.minimumAge}. Up to ${rentalTerms.additionalDriver.maximum} more drivers can be added for ${usd(rentalTerms.additionalDriver.fee)} each.`,
  },
  {
    question: 'What is the deposit?',
    answer: `${deposits}. It is returned after the cart has been checked.`,
  },
  { question: 'What does delivery cost?', answer: rentalDeliveryText },
  {
    question: 'Can I cancel?',
    answer: `Free of charge up to ${rentalTerms.cancellation.freeHours} hours before the start. After that ${percent(rentalTerms.cancellation.refundPercent)} is refunded, and nothing for a no-show.`,
  },
  {
    question: 'Is insurance included?',
    answer: `Yes. Liability is ${usd(rentalTerms.liability.perPerson)} / ${usd(rentalTerms.liability.perAccident)} and property damage ${usd(rentalTerms.propertyDamage)}.`,
  },
  {
    question: 'What if I bring the cart back late or early?',
    answer: `Late return costs ${usd(rentalTerms.lateFeePerHour)} per hour. Early returns are not refunded.`,
  },
] as const satisfies readonly Question[]
