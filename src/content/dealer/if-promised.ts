import { promises } from './facts/promises.facts.ts'

/** Items to spread into a list; none if the dealer doesn't make the promise. */
export const ifPromised = <const Item>(promise: keyof typeof promises, ...items: readonly Item[]): readonly Item[] =>
  promises[promise] ? items : []
