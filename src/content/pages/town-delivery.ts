import { usd } from '../../format/money.ts'
import { rentalDelivery } from '../facts/rentals.ts'

/** What a town's rental page says of delivery: nothing is charged in its area, and by the mile outside it. */
export const townDeliveryTexts = {
  /** How far beyond the town the sample address lies. */
  milesFartherOut: 5,
  short: (town: string, fee: number): string =>
    fee === 0
      ? `Within the ${town} area, and free by the mile as well.`
      : `Within the ${town} area. By the mile it would be ${usd(fee)}, there and back.`,
  inArea: ({ town, showroom, sum, fee }: { town: string; showroom: string; sum: string; fee: number }): string =>
    `From the ${showroom} to ${town}: ${sum} ${
      fee === 0 ? 'Both ways are free.' : `That fee pays for both ways. Within the ${town} area we do not charge it.`
    }`,
  outside: ({ town, farther, miles, fee }: { town: string; farther: string; miles: string; fee: number }): string =>
    `Outside the area it is ${usd(rentalDelivery.perMile)} per mile beyond ${rentalDelivery.freeMiles} miles: an address ${farther} past ${town}, ${miles} out, ${fee === 0 ? 'is still free' : `costs ${usd(fee)}`}.`,
} as const
