import { claims } from '../facts/business.ts'

const zeroRate = `${claims.financingPercent}%`

/** The form for a payment by the month. What it answers is in monthly-payment-answers.ts, which is loaded with the first answer. */
export const paymentCopy = {
  usualMonths: 36,
  heading: 'By the month',
  /** In place of the figure, until a rate is typed. */
  prompt: 'Type your rate',
  labels: { down: 'Down payment', trade: 'Trade-in', months: 'Months', apr: 'Your yearly rate' },
  submit: 'Show the payment',
  estimate: 'An estimate, not an offer: before tax and fees, at the rate you type.',
  private: 'What you type stays in your browser.',
  apply: 'Apply on the lender’s site',
  zero: {
    offer: `This cart comes with ${zeroRate} financing.`,
    use: `Use ${zeroRate}`,
    ask: 'Ask us for how many months.',
  },
} as const
