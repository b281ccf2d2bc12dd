import { type Offer, offers } from './facts/offers.facts.ts'

/** Items to spread into a list; none if the dealer doesn't have the offer. */
export const ifOffered = <const Item>(offer: Offer, ...items: readonly Item[]): readonly Item[] =>
  offers[offer] ? items : []
