import { zeroPercentTerms } from '../dealer/facts/financing.facts.ts'
import { zeroPercentCopy } from './zero-percent.words.ts'

/** The words of the answers are separate: monthly-payment-answers.words.ts is loaded with the first answer. */
export const paymentCopy = {
  usualMonths: 36,
  heading: 'Monthly payment',
  /** Shown in place of the figure until a rate is typed. */
  prompt: 'Enter your APR',
  labels: { price: 'Price of the cart', down: 'Down payment', trade: 'Trade-in', months: 'Months', apr: 'APR' },
  submit: 'Show the payment',
  estimate: 'An estimate, not an offer: before tax and fees, at the rate you enter.',
  private: 'What you type stays in your browser.',
  apply: 'Apply on the lender’s site',
  /** Shown beside the link to the application on the financing page and on a cart's page. */
  creditCheck: 'Opens the lender’s application. It may involve a credit check.',
  perMonth: 'See monthly payments',
  how: 'How financing works',
  /** Shown beside a number of months, for which the law requires the terms. */
  allTerms: 'See all terms',
  terms: 'All terms',
  /** Shown on the page of a cart with the 0% offer. */
  useZero: `Use ${zeroPercentCopy.apr} for ${zeroPercentTerms.months} months`,
  /** Shown on a page where the price isn't that of one cart. @param models the models in stock that have the offer */
  zeroFor: (models: string): string => `Use ${zeroPercentCopy.apr} (${models} only)`,
} as const
