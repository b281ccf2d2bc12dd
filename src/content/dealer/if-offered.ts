import { type Offer, offers } from './facts/offers.ts'

/** To spread into a list. */
export const ifOffered = <const Item>(offer: Offer, ...items: readonly Item[]): readonly Item[] =>
  offers[offer] ? items : []
