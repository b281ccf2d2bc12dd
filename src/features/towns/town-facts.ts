import { deliveryFee, deliveryFeeSentence } from '../../area/delivery.ts'
import { fromNearestShowroom } from '../../area/town-distance.ts'
import { cartDelivery } from '../../dealer/facts/delivery.ts'
import type { Town } from '../../dealer/town.ts'
import { usd } from '../../format/money.ts'

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
