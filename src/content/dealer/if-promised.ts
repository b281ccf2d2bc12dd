import { promises } from './facts/promises.ts'

/** To spread into a list. */
export const ifPromised = <const Item>(promise: keyof typeof promises, ...items: readonly Item[]): readonly Item[] =>
  promises[promise] ? items : []
