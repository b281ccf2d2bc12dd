import { usd, usdCents } from '../../format/money.ts'
import { claims, financingOffer } from '../facts/business.ts'

const zeroRate = `${claims.financingPercent}%`
const mostRate = 40
const months = { fewest: 12, most: 72, usual: 36 }
/** US dollars. Below this there is nothing to pay by the month. */
const leastFinanced = 100

export const paymentCopy = {
  ...{ months, mostRate, leastFinanced },
  heading: 'By the month',
  /** In place of the figure, until a rate is typed. */
  prompt: 'Type your rate',
  labels: { down: 'Down payment', trade: 'Trade-in', months: 'Months', apr: 'Yearly rate, yours' },
  submit: 'Show the payment',
  result: ({ even, payment, last }: { even: number; payment: number; last: number }): string =>
    payment === last
      ? `${even} payments of ${usdCents(payment)}.`
      : `${even} payments of ${usdCents(payment)} and a last one of ${usdCents(last)}.`,
  sum: (financed: number, interest: number): string =>
    interest === 0
      ? `${usdCents(financed)} financed, without interest.`
      : `${usdCents(financed)} financed, ${usdCents(interest)} interest.`,
  estimate: 'An estimate, not an offer: before tax and fees, at the rate you type.',
  private: 'Nothing you type leaves this page.',
  apply: 'Apply on the lender’s site',
  zero: {
    offer: `This cart comes with ${zeroRate} financing.`,
    use: `Use ${zeroRate}`,
    ask: 'We tell you for how many months.',
  },
  problems: {
    money: 'Write dollars, like 1,000.',
    months: `Choose ${months.fewest} to ${months.most} months.`,
    noRate: 'Type the yearly rate that you have been offered.',
    rate: `Write a rate up to ${mostRate}%, like 7.9.`,
    zero: `${financingOffer}, and this cart is not one of them. Type another rate, or ask us.`,
    nothingLeft: (price: string): string =>
      `Down payment and trade-in leave less than ${usd(leastFinanced)} of ${price} to finance.`,
  },
} as const
