import { milesText, showroomLabel } from '../area/place.ts'
import { fromNearestShowroom } from '../area/town-distance.ts'
import { findTown, type Town, townsOfNewJersey, townsOfPennsylvania } from '../content/towns/towns.ts'
import { deliveryFee, deliveryFeeSentence } from './delivery.ts'

/** A town that a cart may be brought to. */
export type DeliveryTown = Pick<Town, 'slug' | 'name'> & {
  /** '16 miles' */
  readonly miles: string
  /** 'Vineland showroom' */
  readonly from: string
  /** US dollars, by the rule and the miles that the town's page prints. */
  readonly fee: number
  /** How the fee comes about, as the town's page words it. */
  readonly sum: string
}

/** undefined for a slug that is no town's. */
export function deliveryTown(slug: string): DeliveryTown | undefined {
  const town = findTown(slug)
  if (!town) return undefined
  const from = fromNearestShowroom(town)
  return {
    slug: town.slug,
    name: town.name,
    miles: milesText(from.miles),
    from: showroomLabel(from),
    fee: deliveryFee(from.miles),
    sum: deliveryFeeSentence(from.miles),
  }
}

export type TownChoices = readonly {
  readonly state: string
  readonly towns: readonly Pick<Town, 'slug' | 'name'>[]
}[]

/** All towns, by state, for a list to choose from. */
export const townChoices = (): TownChoices =>
  [townsOfNewJersey, townsOfPennsylvania].map((list) => ({
    state: list[0]?.state ?? '',
    towns: list.map(({ slug, name }) => ({ slug, name })),
  }))
