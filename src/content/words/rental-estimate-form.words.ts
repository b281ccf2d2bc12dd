import { aShowroom } from '../dealer/facts/showroom-phrases.facts.ts'

// The rental pages' words for the estimate. They are separate from rental-estimate.words.ts, which only the estimate needs.

export const estimateMeta = {
  title: 'Rental estimate: your dates, one total',
  description:
    'Enter carts, dates and town and get one rental total, with every item, the deposit and delivery listed.',
} as const

export const estimateForm = {
  label: 'Rental estimate',
  cart: 'Cart',
  quantity: 'How many',
  cart2: 'And also',
  quantity2: 'How many of these',
  noSecond: 'No other kind',
  town: 'Deliver to',
  pickup: `Pickup at ${aShowroom}`,
  /** The limit of one order; visitors call for more. */
  mostCarts: 10,
  from: 'From',
  to: 'Return on',
  submit: 'Show the total',
} as const
