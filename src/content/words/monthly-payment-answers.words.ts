import { claims } from '../dealer/facts/business.facts.ts'
import { offers } from '../dealer/facts/offers.facts.ts'
import { promises } from '../dealer/facts/promises.facts.ts'
import { usd, usdCents } from '../format/money.ts'

const mostPercent = 40
const rate = `Enter a rate up to ${mostPercent}%, such as 7.9.`
const months = { fewest: 12, most: 72 }
/** US dollars. Smaller sums are not financed. */
const leastFinanced = 100

export const paymentAnswers = {
  ...{ months, mostPercent, leastFinanced },
  equal: (payments: number, payment: number): string => `${payments} payments of ${usdCents(payment)}.`,
  /** `payments` excludes the final payment. */
  lastDiffers: (payments: number, payment: number, last: number): string =>
    `${payments} payments of ${usdCents(payment)} and a last one of ${usdCents(last)}.`,
  sum: (financed: number, interest: number): string =>
    interest === 0
      ? `${usdCents(financed)} financed, without interest.`
      : `${usdCents(financed)} financed, ${usdCents(interest)} interest.`,
  total: (total: number, down: number): string =>
    down === 0 ? `${usdCents(total)} in all.` : `${usdCents(total)} in all, with the ${usdCents(down)} down.`,
  problems: {
    price: `Enter the cart’s price, such as 8,495: at least ${usd(leastFinanced)}.`,
    money: 'Enter a dollar amount, such as 1,000.',
    months: `Choose ${months.fewest} to ${months.most} months.`,
    noRate: 'Enter the APR your lender offered.',
    rate,
    zero: !offers.zeroPercent
      ? rate
      : `This cart doesn’t qualify for ${claims.financingPercent}%. Enter another rate, or ask us which ones do.`,
    zeroNow: !offers.zeroPercent
      ? rate
      : `No cart in stock carries ${claims.financingPercent}% today. Enter another rate.`,
    zeroMonths: (most: number): string => `${claims.financingPercent}% is for up to ${most} months.`,
    nothingLeft: (price: string): string =>
      `Down payment${promises.tradeIns ? ' and trade-in' : ''} leave${promises.tradeIns ? '' : 's'} less than ${usd(leastFinanced)} of ${price} to finance.`,
  },
} as const
