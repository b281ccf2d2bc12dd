import { usd } from '../../format/money.ts'
import { rentalDelivery } from '../facts/rentals.ts'

const { freeMiles, perMile } = rentalDelivery

/** Copy about rental delivery. src/rentals/delivery.ts computes the figures. */
export const rentalDeliveryCopy = {
  rule: `Delivery is free up to ${freeMiles} miles from the showroom, then ${usd(perMile)} per mile beyond ${freeMiles} miles.`,
  /** How the fee is calculated: '16 miles less 10 free miles leaves 6 miles at $6: $36.' */
  free: (miles: string): string => `${miles}, within the ${freeMiles} free miles.`,
  charged: (trip: { miles: string; chargedMiles: string; fee: string }): string =>
    `${trip.miles} less ${freeMiles} free miles leaves ${trip.chargedMiles} at ${usd(perMile)}: ${trip.fee}.`,
  /** Before a town is chosen on the rentals page. */
  choose: 'Choose a town to see what delivery there costs.',
  /** For a town chosen on the rentals page. `sum` says how the fee comes about. */
  chosen: ({ from, fee, sum }: { from: string; fee: number; sum: string }): string =>
    `From the ${from}: ${sum}${fee > 0 ? ' That covers both ways.' : ''}`,
  /** A town's rental page: delivery is free within the town's area and charged by the mile outside it. */
  town: {
    text: (town: string): string => `Free delivery within the ${town} area.`,
    short: {
      free: (town: string): string => `Within the ${town} area. By the mile it would be free too.`,
      charged: (town: string, fee: string): string =>
        `Within the ${town} area. By the mile it would be ${fee}, there and back.`,
    },
    trip: (showroom: string, town: string, explanation: string): string =>
      `From the ${showroom} to ${town}: ${explanation}`,
    bothWays: {
      free: 'Both ways are free.',
      charged: (town: string): string => `That fee covers both ways. Within the ${town} area we do not charge it.`,
    },
    /** An example: an address this many miles past the town. */
    exampleMilesBeyond: 5,
    outside: ({ town, beyond, miles, cost }: { town: string; beyond: string; miles: string; cost: string }): string =>
      `Outside the area it is ${usd(perMile)} per mile beyond ${freeMiles} miles: an address ${beyond} past ${town}, ${miles} out, ${cost}.`,
    cost: { free: 'is still free', charged: (fee: string): string => `costs ${fee}` },
  },
} as const
