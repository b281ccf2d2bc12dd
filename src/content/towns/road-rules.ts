import type { Day, Source } from '../facts/road-use.ts'
import type { TownSlug } from './towns.ts'

export type RoadRule = {
  /** In a sentence: 'Low-speed vehicles also on Main Street, posted 35. Golf carts: no.' */
  readonly rule: string
  /** Where it was read: the chapter of the code, and its address. */
  readonly source: Source
  readonly checkedOn: Day
}

/**
 * What the dealer has read in a municipality's own code. Empty until then: the page sends visitors of every other town to its clerk.
 * An example: millville: { rule: '...', source: { name: 'City Code, chapter 70', url: 'https://...' }, checkedOn: '2026-11-03' }
 */
export const townRoadRules: Readonly<Partial<Record<TownSlug, RoadRule>>> = {}
