import { cartDelivery } from '../../content/dealer/facts/delivery.ts'
import type { Town } from '../../content/dealer/town.ts'
import { usd } from '../../content/format/money.ts'
import { deliveryFee, deliveryFeeSentence } from '../../domain/places/delivery.ts'
import { fromNearestShowroom } from '../../domain/places/town-distance.ts'

export type DeliveryFacts = {
  readonly fee: number
  readonly sum: string
}

export function deliveryTo(town: Town): DeliveryFacts {
  const { miles } = fromNearestShowroom(town)
  const { freeFromPurchase } = cartDelivery
  const forPurchases = freeFromPurchase > 0 ? [`For purchases of ${usd(freeFromPurchase)} or more.`] : []
  return { fee: deliveryFee(miles), sum: [deliveryFeeSentence(miles), ...forPurchases].join(' ') }
}
