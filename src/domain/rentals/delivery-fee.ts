import { rentalDelivery } from '../../content/dealer/facts/delivery.facts.ts'
import { milesText } from '../../content/format/miles.ts'
import { usdShort } from '../../content/format/money.ts'
import { rentalDeliveryCopy } from '../../content/words/rental-delivery.words.ts'

const { freeMiles, perMile } = rentalDelivery

/** US dollars, based on the rounded distance that the page shows. */
export const deliveryFee = (miles: number): number => Math.max(0, Math.round(miles) - freeMiles) * perMile

/** '16 miles. First 10 free, then 6 miles at $6: $36.' */
export function deliveryFeeSentence(miles: number): string {
  const fee = deliveryFee(miles)
  return fee === 0
    ? rentalDeliveryCopy.free(milesText(miles))
    : rentalDeliveryCopy.charged({
        miles: milesText(miles),
        chargedMiles: milesText(miles - freeMiles),
        fee: usdShort(fee),
      })
}
