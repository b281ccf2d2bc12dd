import { rentalTerms } from '../facts/rentals.ts'

export const rentalsPage = {
  meta: {
    title: 'Golf cart rentals: prices for day, week and month',
    description:
      'Four seats, six seats or a utility bed. Prices, savings, renewal rates, deposits and delivery. Reserve by phone.',
  },
  heading: 'Rent a cart',
  intro: 'Three kinds of cart, four lengths of rental. Reserve by phone.',
  reserve: 'Call to reserve',
  plansHeading: 'Rental prices',
  savingsPrefix: 'Save',
  termsHeading: 'Before you call',
  termsLink: 'Read the whole rental policy',
  townsHeading: 'Rental prices in your town',
  questionsHeading: 'Questions renters ask',
  closing: {
    heading: 'Have your dates ready?',
    text: 'Dates, seats and the address are all we need. We tell you on the phone whether the cart is free.',
  },
  notes: [
    `Rental periods run in ${rentalTerms.incrementHours}-hour increments.`,
    'Early returns are not refunded.',
    'Prices are subject to availability.',
    'Insurance is included.',
  ],
} as const
