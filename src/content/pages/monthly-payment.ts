import { claims } from '../facts/business.ts'

const zeroRate = `${claims.financingPercent}%`

/** The form alone: monthly-payment-answers.ts is loaded with the first answer. */
export const paymentCopy = {
  usualMonths: 36,
  heading: 'Monthly payment',
  /** In place of the figure, until a rate is typed. */
  prompt: 'Enter your APR',
  labels: { down: 'Down payment', trade: 'Trade-in', months: 'Months', apr: 'APR' },
  submit: 'Show the payment',
  estimate: 'An estimate, not an offer: before tax and fees, at the rate you enter.',
  private: 'What you type stays in your browser.',
  apply: 'Apply on the lender’s site',
  zero: {
    offer: `Qualified buyers can get ${zeroRate} APR on this cart, on approval by the lender.`,
    use: `Use ${zeroRate}`,
    ask: 'Ask us about terms.',
  },
} as const
