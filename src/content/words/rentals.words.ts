import { business } from '../dealer/facts/business.facts.ts'
import { rentalCarts, rentalsSummary, rentalTerms as terms, townPrices } from '../dealer/facts/rentals.facts.ts'
import { ifPromised } from '../dealer/if-promised.ts'
import { ofRentals, rentalPricesOf } from '../dealer/rental-prices.ts'
import { capitalized } from '../format/capitalized.ts'
import { usd } from '../format/money.ts'
import { inWords, percent } from '../format/number.ts'
import { photoAlt } from './photo-alt.words.ts'
import { rentalDeliveryCopy } from './rental-delivery.words.ts'
import { sceneAlts } from './scene-alts.words.ts'

const rentalTerms = ofRentals(terms)
const deposits = rentalCarts
  .map(({ id, name }) => `${usd(rentalPricesOf(id).deposit)} for the ${name.toLowerCase()}`)
  .join(', ')

export const rentalsPage = {
  meta: {
    title: 'Golf cart rentals: prices for day, week and month',
    description: `${rentalsSummary} Prices, savings, renewal rates, deposits and delivery. Reserve by phone.`,
  },
  heading: 'Rent a cart',
  pictureAlt: photoAlt('hero/woods-camp', sceneAlts['hero/woods-camp']),
  intro: `${capitalized(inWords(rentalCarts.length))} ${rentalCarts.length === 1 ? 'kind' : 'kinds'} of cart, by the day, three days, week or month. Reserve by phone.`,
  reserve: 'Call to reserve',
  /** Explains why town pages list different prices. */
  priceSource: [
    'These prices are for showroom pickup, or delivery charged by the mile.',
    ...(townPrices.differ
      ? [
          'Rentals delivered in town are priced separately: some lengths cost less, some more. The estimate shows the lower total.',
        ]
      : []),
    ...(townPrices.rounded
      ? ['Savings and renewal prices are rounded as in our price list, so a town’s page can differ in the last digit.']
      : []),
  ].join(' '),
  priceSourceLink: 'See your town’s prices',
  savingsPrefix: 'Save',
  /** Common questions, shown beside the prices on this page and on the towns' pages. */
  terms: [
    {
      id: 'age',
      term: 'Age',
      answer: `Every driver must be at least ${rentalTerms.minimumAge} and have a valid driver’s license.`,
    },
    {
      id: 'deposit',
      term: 'Deposit',
      answer: rentalCarts.map(({ id, name }) => `${name} ${usd(rentalPricesOf(id).deposit)}`).join(', '),
    },
    { id: 'delivery', term: 'Delivery', answer: rentalDeliveryCopy.rule },
    {
      id: 'cancellation',
      term: 'Cancellation',
      answer: `Free up to ${rentalTerms.cancellation.freeHours} hours before pickup or delivery. ${percent(rentalTerms.cancellation.refundPercent)} refund within ${rentalTerms.cancellation.freeHours} hours of it. No refund for a no-show.`,
    },
  ],
  termsHeading: 'Before you call',
  termsLink: 'Read the whole rental policy',
  townsHeading: 'Rental prices in your town',
  questionsHeading: 'Questions renters ask',
  /** Included in the page's FAQPage markup. */
  questions: [
    {
      question: 'How do I reserve a cart?',
      answer: `By phone: ${business.phone}. There is no online booking. Ask whether your dates are free.`,
    },
    {
      question: 'How old does the driver have to be?',
      answer: `At least ${rentalTerms.minimumAge}. Up to ${rentalTerms.additionalDriver.maximum} more drivers can be added for ${usd(rentalTerms.additionalDriver.fee)} each.`,
    },
    {
      question: 'What is the deposit?',
      answer: `${deposits}. You get it back after we’ve inspected the cart.`,
    },
    { question: 'What does delivery cost?', answer: rentalDeliveryCopy.rule },
    {
      question: 'Can I cancel?',
      answer: `Yes, free up to ${rentalTerms.cancellation.freeHours} hours before the start. After that we refund ${percent(rentalTerms.cancellation.refundPercent)}. No-shows aren’t refunded.`,
    },
    ...ifPromised('rentalInsurance', {
      question: 'Is insurance included?',
      answer: `Liability insurance is included: ${usd(rentalTerms.liability.perPerson)} / ${usd(rentalTerms.liability.perAccident)} (per person / per accident) and ${usd(rentalTerms.propertyDamage)} property damage. Damage to the cart itself isn’t covered; you pay for repairs.`,
    }),
    {
      question: 'What if I bring the cart back late or early?',
      answer: `A late return costs ${usd(rentalTerms.lateFeePerHour)} per hour. Early returns are not refunded.`,
    },
  ],
  notes: [
    `Rental periods run in ${rentalTerms.incrementHours}-hour increments.`,
    'Early returns are not refunded.',
    'Prices are subject to availability.',
    ...ifPromised('rentalInsurance', 'Insurance is included.'),
  ],
} as const

/** The form that closes the rental pages; its labels are those of the estimate. */
export const datesClosing = {
  heading: 'Have your dates ready?',
  text: 'A few answers give you a total. Call to reserve.',
  submit: 'Get a total',
} as const
