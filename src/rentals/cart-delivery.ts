import { milesText, showroomLabel } from '../area/place.ts'
import { fromNearestShowroom } from '../area/town-distance.ts'
import { findTown, type Town, towns } from '../content/towns/towns.ts'
import { deliveryFee, deliveryFeeSentence } from './delivery.ts'

/** A town that a cart may be brought to. */
export type DeliveryTown = Pick<Town, 'slug' | 'name' | 'state'> & {
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
  return town && townDelivery(town)
}

function townDelivery(town: Town): DeliveryTown {
  const from = fromNearestShowroom(town)
  return {
    slug: town.slug,
    name: town.name,
    state: town.state,
    miles: milesText(from.miles),
    from: showroomLabel(from),
    fee: deliveryFee(from.miles),
    sum: deliveryFeeSentence(from.miles),
  }
}

/** All towns, in the order of their lists. */
export const deliveryTowns = (): readonly DeliveryTown[] => towns.map(townDelivery)
