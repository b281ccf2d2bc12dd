import { physicalShowrooms, type Showroom } from '../../content/dealer/facts/showrooms.facts.ts'
import { towns } from '../../content/dealer/facts/towns.facts.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { type Direction, directionTo, milesBetween } from './distance.ts'

export type FromShowroom = {
  readonly showroom: Showroom
  /** Straight-line, in whole miles. */
  readonly miles: number
  /** From the showroom to the town. */
  readonly direction: Direction
}

/** @param places the showrooms to choose from, since some may not rent carts */
export function fromNearestShowroom(town: Town, places: readonly Showroom[] = physicalShowrooms): FromShowroom {
  const [nearest] = [...places].sort((a, b) => milesBetween(a.coordinates, town) - milesBetween(b.coordinates, town))
  if (!nearest) throw new Error('showrooms.yaml lists no physical showroom; add one')
  return fromShowroom(town, nearest)
}

export const fromShowroom = (town: Town, showroom: Showroom): FromShowroom => ({
  showroom,
  miles: Math.round(milesBetween(showroom.coordinates, town)),
  direction: directionTo(showroom.coordinates, town),
})

export type Neighbor = { readonly town: Town; readonly miles: number; readonly direction: Direction }

const NEIGHBORS = 5

/** Nearest first; `direction` is from the given town to the neighbor. */
export const neighborsOf = (town: Town): readonly Neighbor[] =>
  towns
    .filter((other) => other.slug !== town.slug)
    .map((other) => ({ town: other, miles: milesBetween(town, other), direction: directionTo(town, other) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, NEIGHBORS)
