import { rentalDelivery } from '../dealer/facts/delivery.facts.ts'
import { usdShort } from '../format/money.ts'

const { freeMiles, perMile } = rentalDelivery

/** Delivery is free within the town's area, by the mile outside it. src/features/rentals/town-rental.ts computes the figures. */
export const townDeliveryCopy = {
  text: (town: string): string => `Free delivery within the ${town} area.`,
  short: {
    free: (town: string): string => `Within the ${town} area.`,
    charged: (town: string, fee: string): string =>
      `Within the ${town} area. Worth ${fee} at our mileage rate, there and back.`,
  },
  /** An example: an address this many miles past the town. */
  exampleMilesBeyond: 5,
  outside: ({ town, beyond, miles, cost }: { town: string; beyond: string; miles: string; cost: string }): string =>
    `Outside the area it’s ${usdShort(perMile)} per mile beyond ${freeMiles} miles. For example, an address ${beyond} past ${town}, ${miles} from the showroom, ${cost}.`,
  cost: { free: 'is still free', charged: (fee: string): string => `costs ${fee}` },
} as const
