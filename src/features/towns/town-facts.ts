import { deliverySum } from '../../area/delivery-sum.ts'
import { fromNearestShowroom } from '../../area/town-distance.ts'
import { delivery } from '../../content/facts/delivery.ts'
import { rentalDeliveryFee } from '../../content/facts/rentals.ts'
import type { Town } from '../../content/towns/towns.ts'
import { usd } from '../../format/money.ts'

export type DeliveryFacts = {
  /** US dollars. */
  readonly fee: number
  /** How the fee comes about, as a sentence. */
  readonly sum: string
}

/** What bringing a cart from the nearest showroom costs: a price for each mile beyond the free ones. */
export function deliveryTo(town: Town): DeliveryFacts {
  const { miles } = fromNearestShowroom(town)
  const sum = `${deliverySum(miles)} For purchases of ${usd(delivery.freeFromPurchase)} or more.`
  return { fee: rentalDeliveryFee(miles), sum }
}
