import { usd, usdCents } from '../../format/money.ts'
import { financingOffer } from '../facts/business.ts'

const mostPercent = 40
const months = { fewest: 12, most: 72 }
/** US dollars. Below this there is nothing to pay by the month. */
const leastFinanced = 100

export const paymentAnswers = {
  ...{ months, mostPercent, leastFinanced },
  equal: (payments: number, payment: number): string => `${payments} payments of ${usdCents(payment)}.`,
  /** `payments` without the last. */
  lastDiffers: (payments: number, payment: number, last: number): string =>
    `${payments} payments of ${usdCents(payment)} and a last one of ${usdCents(last)}.`,
  sum: (financed: number, interest: number): string =>
    interest === 0
      ? `${usdCents(financed)} financed, without interest.`
      : `${usdCents(financed)} financed, ${usdCents(interest)} interest.`,
  problems: {
    money: 'Write dollars, like 1,000.',
    months: `Choose ${months.fewest} to ${months.most} months.`,
    noRate: 'Type the yearly rate that you have been offered.',
    rate: `Write a rate up to ${mostPercent}%, like 7.9.`,
    zero: `${financingOffer}, and this cart is not one of them. Type another rate, or ask us.`,
    nothingLeft: (price: string): string =>
      `Down payment and trade-in leave less than ${usd(leastFinanced)} of ${price} to finance.`,
  },
} as const
