import { usd } from '../../format/money.ts'
import { rentalDelivery } from '../facts/rentals.ts'

const { freeMiles, perMile } = rentalDelivery

/** Copy about rental delivery. src/rentals/delivery.ts computes the figures. */
export const rentalDeliveryCopy = {
  rule: `Delivery is free up to ${freeMiles} miles from either showroom, then ${usd(perMile)} per mile beyond ${freeMiles} miles.`,
  /** How the fee is calculated: '16 miles. First 10 free, then 6 miles at $6: $36.' */
  free: (miles: string): string => `${miles}, within the ${freeMiles} free miles.`,
  charged: (trip: { miles: string; chargedMiles: string; fee: string }): string =>
    `${trip.miles}. First ${freeMiles} free, then ${trip.chargedMiles} at ${usd(perMile)}: ${trip.fee}.`,
  /** Before a town is chosen on the rentals page. */
  choose: 'Choose a town to see what delivery there costs.',
  /** For a town chosen on the rentals page. `sum` says how the fee comes about. */
  chosen: ({ from, fee, sum }: { from: string; fee: number; sum: string }): string =>
    `From the ${from}: ${sum}${fee > 0 ? ' That covers both ways.' : ''}`,
  /** A town's rental page: delivery is free within the town's area and charged by the mile outside it. */
  town: {
    text: (town: string): string => `Free delivery within the ${town} area.`,
    short: {
      free: (town: string): string => `Within the ${town} area.`,
      charged: (town: string, fee: string): string =>
        `Within the ${town} area. Worth ${fee} at our mileage rate, there and back.`,
    },
    trip: (showroom: string, town: string, explanation: string): string =>
      `From the ${showroom} to ${town}: ${explanation}`,
    bothWays: {
      free: 'Both ways are free.',
      charged: (town: string): string => `That fee covers both ways. Within the ${town} area we don’t charge it.`,
    },
    /** An example: an address this many miles past the town. */
    exampleMilesBeyond: 5,
    outside: ({ town, beyond, miles, cost }: { town: string; beyond: string; miles: string; cost: string }): string =>
      `Outside the area it’s ${usd(perMile)} per mile beyond ${freeMiles} miles. For example, an address ${beyond} past ${town}, ${miles} from the showroom, ${cost}.`,
    cost: { free: 'is still free', charged: (fee: string): string => `costs ${fee}` },
  },
} as const
