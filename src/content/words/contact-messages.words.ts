import type { contactPage } from './contact.words.ts'

type Form = typeof contactPage.form

export type MessageStart = {
  /** The interest selected in the form. */
  readonly interest: keyof Form['interests']
  readonly opening: string
  /** Names the cart that the message is about. */
  readonly openingFor: (cart: string) => string
  /** The first line to complete when the opening names no cart. */
  readonly cart?: string
  /** Lines for the visitor to complete, one each. */
  readonly lines?: readonly string[]
  /** The line that says where the cart is, if that is known. */
  readonly place?: string
  /** The line that names the town, filled in if the link was on a town's page. */
  readonly town?: string
  /** The opening also names the town of delivery, if the visitor has chosen one. */
  readonly isDelivered?: true
}

const interestedIn = (cart: string) => `I am interested in the ${cart}.`

/** The start of the message, by the topic of a link to the contact form. */
export const messageStarts = {
  sales: { interest: 'sales', opening: '', openingFor: interestedIn, isDelivered: true },
  quote: {
    interest: 'sales',
    opening: 'Please send me a quote.',
    openingFor: (cart) => `${interestedIn(cart)} Please send me a quote.`,
    cart: 'Cart',
    lines: ['Options'],
    town: 'Deliver to',
  },
  'test-drive': {
    interest: 'sales',
    opening: 'I would like a test drive.',
    openingFor: (cart) => `I would like to test drive the ${cart}.`,
    cart: 'Cart',
    lines: ['Showroom', 'Day and time'],
    place: 'Showroom',
  },
  'trade-in': {
    interest: 'sales',
    opening: 'I have a cart to trade in.',
    openingFor: (cart) => `I have a cart to trade in for the ${cart}.`,
    cart: 'Cart I want',
    lines: ['Make and model of mine', 'Year', 'Batteries (type and age)', 'Charger', 'Condition'],
  },
  financing: {
    interest: 'sales',
    opening: 'I would like to know about financing.',
    openingFor: (cart) => `I would like to know about financing for the ${cart}.`,
    cart: 'Cart',
    lines: ['Down payment', 'Months'],
  },
  rental: {
    interest: 'sales',
    opening: 'I would like to rent.',
    openingFor: (cart) => `I would like to rent a cart like the ${cart}.`,
    cart: 'Cart (4 seater, 6 seater or utility)',
    lines: ['How many', 'From', 'Until'],
    town: 'Deliver to',
  },
  service: {
    interest: 'service',
    opening: 'My cart needs service.',
    openingFor: (cart) => `My ${cart} needs service.`,
    cart: 'Make, model and year',
    lines: ['What is wrong, or what is due', 'Best day'],
    town: 'Pick up in',
  },
  parts: {
    interest: 'parts',
    opening: 'I am looking for a part.',
    openingFor: (cart) => `I am looking for a part for a ${cart}.`,
    cart: 'Make, model and year',
    lines: ['Part', 'Serial number, if you have it'],
  },
  general: { interest: 'general', opening: '', openingFor: interestedIn },
} as const satisfies Record<keyof Form['topics'], MessageStart>

/** `town` is the one that the visitor has chosen. */
export const deliveredCart = (cart: string, town: string): string => `${cart}, delivered to ${town}`

export const whenOneComesIn = 'Please tell me when one comes in.'
