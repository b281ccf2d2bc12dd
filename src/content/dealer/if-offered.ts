import { type Offer, offers } from './facts/offers.ts'

/** To spread into a list. */
export const ifOffered = <const Item>(offer: Offer, ...items: readonly Item[]): readonly Item[] =>
  offers[offer] ? items : []

/** For the pages and words of the offer itself, which a dealer without it never loads. */
export function offered<Facts>(offer: Offer, facts: Facts | undefined): Facts {
  if (facts === undefined) throw new Error(`This module is for dealers with the offer ‘${offer}’ in dealer.yaml.`)
  return facts
}
