import { deliveryFee, deliveryFeeSentence } from '../../area/delivery.ts'
import { fromNearestShowroom } from '../../area/town-distance.ts'
import { cartDelivery } from '../../content/facts/delivery.ts'
import type { Town } from '../../content/towns/towns.ts'
import { usd } from '../../format/money.ts'

export type DeliveryFacts = {
  readonly fee: number
  readonly sum: string
}

export function deliveryTo(town: Town): DeliveryFacts {
  const { miles } = fromNearestShowroom(town)
  const sum = `${deliveryFeeSentence(miles)} For purchases of ${usd(cartDelivery.freeFromPurchase)} or more.`
  return { fee: deliveryFee(miles), sum }
}
