import { type RentalCart, rentalCarts } from '../../content/dealer/facts/rentals.facts.ts'
import { type EstimateSearch, estimateFields } from './estimate-search.ts'

export const estimateQuery = (search: EstimateSearch): string =>
  new URLSearchParams(
    estimateFields.flatMap((field) => (search[field] === undefined ? [] : [[field, String(search[field])]])),
  ).toString()

/** 'four-seater' for the cart 'fourSeater' */
export const cartParameter = (cart: RentalCart): string =>
  cart.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const cartParameters = rentalCarts.map(({ id }) => cartParameter(id))

export const cartOfParameter = (text: string): RentalCart | undefined =>
  rentalCarts.find(({ id }) => cartParameter(id) === text)?.id
