import { fromNearestShowroom } from '../../area/town-distance.ts'
import { milesText } from '../../area/town-place.ts'
import { delivery } from '../../content/delivery.ts'
import { usd } from '../../content/money.ts'
import { rentalDeliveryFee } from '../../content/rentals.ts'
import type { Town } from '../../content/towns.ts'

export type DeliveryFacts = {
  /** US dollars. */
  readonly fee: number
  /** How the fee comes about, as a sentence. */
  readonly sum: string
}

/** What bringing a cart from the nearest showroom costs: a price for each mile beyond the free ones. */
export function deliveryTo(town: Town): DeliveryFacts {
  const { miles } = fromNearestShowroom(town)
  const { zoneMiles, perMileBeyondZone, freeFromPurchase } = delivery
  const fee = rentalDeliveryFee(miles)
  const free = `${zoneMiles} free miles`
  const sum =
    fee === 0
      ? `${milesText(miles)}, within the ${free}.`
      : `${milesText(miles)} less ${free} leaves ${milesText(miles - zoneMiles)} at ${usd(perMileBeyondZone)}: ${usd(fee)}.`
  return { fee, sum: `${sum} For purchases of ${usd(freeFromPurchase)} or more.` }
}
