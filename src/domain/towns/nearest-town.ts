import type { Coordinates } from '../../content/dealer/facts/showrooms.facts.ts'
import { towns } from '../../content/dealer/facts/towns.facts.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { milesBetween } from './distance.ts'

/** A visitor farther than this from every town isn't in any of them. */
const MOST_MILES = 8

export type Nearest = { readonly town: Town; readonly miles: number; readonly isThere: boolean }

export function nearestTown(here: Coordinates): Nearest {
  const [nearest] = towns.map((town) => ({ town, miles: milesBetween(here, town) })).sort((a, b) => a.miles - b.miles)
  if (!nearest) throw new Error('towns.ts lists no town; add one')
  return { ...nearest, isThere: nearest.miles <= MOST_MILES }
}
