import type { RentalCart } from '../content/facts/rentals.ts'
import { type EstimateSearch, estimateFields } from './estimate-search.ts'

/** The query of an estimate, without a question mark: for the calendar file and the link to the contact form. */
export const estimateQuery = (search: EstimateSearch): string =>
  new URLSearchParams(
    estimateFields.flatMap((field) => (search[field] === undefined ? [] : [[field, String(search[field])]])),
  ).toString()

/** What the address calls a cart. */
export const cartParameters = {
  'four-seater': 'fourSeater',
  'six-seater': 'sixSeater',
  utility: 'utility',
} as const satisfies Record<string, RentalCart>
export type CartParameter = keyof typeof cartParameters

export const isCartParameter = (text: string): text is CartParameter => Object.hasOwn(cartParameters, text)

export const cartParameter = (cart: RentalCart): CartParameter | undefined =>
  Object.keys(cartParameters)
    .filter(isCartParameter)
    .find((name) => cartParameters[name] === cart)
