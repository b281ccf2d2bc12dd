import { rentalDelivery } from '../dealer/facts/delivery.facts.ts'
import { anyShowroom } from '../dealer/facts/showroom-phrases.facts.ts'
import { usdShort } from '../format/money.ts'

const { freeMiles, perMile } = rentalDelivery

/** Copy about rental delivery. src/domain/rentals/delivery-fee.ts computes the figures. */
export const rentalDeliveryCopy = {
  rule: `Delivery is free up to ${freeMiles} miles from ${anyShowroom}, then ${usdShort(perMile)} per mile beyond ${freeMiles} miles.`,
  /** How the fee is calculated: '16 miles. First 10 free, then 6 miles at $6: $36.' */
  free: (miles: string): string => `${miles}, within the ${freeMiles} free miles.`,
  charged: (trip: { miles: string; chargedMiles: string; fee: string }): string =>
    `${trip.miles}. First ${freeMiles} free, then ${trip.chargedMiles} at ${usdShort(perMile)}: ${trip.fee}.`,
  heading: 'What delivery costs',
  /** Shown before a town is chosen on the rentals page. */
  choose: 'Choose a town to see what delivery there costs.',
  /** `sum` is the calculation of the fee. */
  toTown: ({ from, fee, sum }: { from: string; fee: number; sum: string }): string =>
    `From the ${from}: ${sum}${fee > 0 ? ' That covers both ways.' : ''}`,
} as const
