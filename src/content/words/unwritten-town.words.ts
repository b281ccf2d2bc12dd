import { promises } from '../dealer/facts/promises.facts.ts'

/** What a town's pages say until the dealer has written about the town. */
export const unwrittenTown = {
  /** `away`: '16 miles south of the Mesa showroom'. `sum`: how the delivery fee is calculated. */
  note: (town: { name: string; county: string }, away: string, sum: string): string =>
    `${town.name}, in ${town.county}, is ${away}. Delivery of a cart from there: ${sum}`,
  unload: 'The cart comes on a trailer. Tell us where there’s room to stop and unload.',
  charge: promises.arrivesCharged ? 'It arrives with a full battery.' : '',
} as const
