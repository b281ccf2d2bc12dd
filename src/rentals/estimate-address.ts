import type { RentalCart } from '../content/facts/rentals.ts'
import { type EstimateSearch, estimateFields } from './estimate-search.ts'

export const estimateQuery = (search: EstimateSearch): string =>
  new URLSearchParams(
    estimateFields.flatMap((field) => (search[field] === undefined ? [] : [[field, String(search[field])]])),
  ).toString()

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
