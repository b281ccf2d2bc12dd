import { cartDelivery } from '../../content/dealer/facts/delivery.facts.ts'
import { physicalShowrooms } from '../../content/dealer/facts/showrooms.facts.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { showroomLabel, showroomTown, standsIn } from '../../content/dealer/showroom-names.ts'
import { milesText } from '../../content/format/miles.ts'
import { usd, usdShort } from '../../content/format/money.ts'
import { townDelivery as copy } from '../../content/words/town-sales.words.ts'
import { deliveryFee, deliveryFeeSentence } from '../../domain/rentals/delivery-fee.ts'
import { fromNearestShowroom, fromShowroom } from '../../domain/towns/town-distance.ts'
import { ANY_FLOOR, type FloorStock } from './town-showroom-stock.ts'

export type DeliveryFacts = {
  readonly fee: number
  /** How the fee is calculated, and for which purchases. */
  readonly sum: string
  /** The fee and the showroom that it is for, the number of carts there, and the fee for carts at other showrooms. */
  readonly text: string
  /** The offer as worded for search results. */
  readonly offer: string
}

/** @param floors undefined if the stock can't be read */
export function deliveryTo(town: Town, floors?: FloorStock): DeliveryFacts {
  const { miles, showroom } = fromNearestShowroom(town)
  const { freeFromPurchase } = cartDelivery
  const bar = freeFromPurchase > 0 ? usd(freeFromPurchase) : ''
  const fee = deliveryFee(miles)
  const from = showroomLabel(showroom)
  const sentence = deliveryFeeSentence(miles)
  const sum = bar ? `${sentence} ${copy.purchases(bar)}` : sentence
  const where = standsIn(town, showroom) ? copy.inTown : copy.away(milesText(miles))
  const carts = floors && (floors[showroom.id] ?? 0) + (floors[ANY_FLOOR] ?? 0)
  const elsewhere = physicalShowrooms.flatMap((other) => {
    const there = floors?.[other.id] ?? 0
    if (other.id === showroom.id || there === 0) return []
    return [copy.elsewhere(there, showroomTown(other), usdShort(deliveryFee(fromShowroom(town, other).miles)))]
  })
  return {
    fee,
    sum,
    text:
      carts === undefined
        ? copy.from(from, sum)
        : [copy.from(from, sentence), copy.carts(carts, bar), ...elsewhere].join(' '),
    offer: carts
      ? copy.offer({ carts, from, where, price: fee === 0 ? copy.free : copy.charged(usdShort(fee)) })
      : copy.noOffer(from, where),
  }
}
