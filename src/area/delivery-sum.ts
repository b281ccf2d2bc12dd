import { rentalDelivery, rentalDeliveryFee } from '../content/facts/rentals.ts'
import { usd } from '../format/money.ts'
import { milesText } from './town-place.ts'

/** How a fee by the mile comes about, as a sentence: '16 miles less 10 free miles leaves 6 miles at $6: $36.' */
export function deliverySum(miles: number): string {
  const { freeMiles, perMile } = rentalDelivery
  const free = `${freeMiles} free miles`
  const fee = rentalDeliveryFee(miles)
  return fee === 0
    ? `${milesText(miles)}, within the ${free}.`
    : `${milesText(miles)} less ${free} leaves ${milesText(miles - freeMiles)} at ${usd(perMile)}: ${usd(fee)}.`
}
