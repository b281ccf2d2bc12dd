import { milesText, showroomLabel } from '../area/place.ts'
import { fromNearestShowroom } from '../area/town-distance.ts'
import { rentalDelivery } from '../content/facts/rentals.ts'
import { rentalDeliveryCopy } from '../content/pages/rental-delivery.ts'
import type { Town } from '../content/towns/towns.ts'
import { usd } from '../format/money.ts'

const { freeMiles, perMile } = rentalDelivery

/** US dollars to deliver `miles` from the showroom. Charged by the rounded distance that the page prints. */
export const deliveryFee = (miles: number): number => Math.max(0, Math.round(miles) - freeMiles) * perMile

export type DeliveryTo = {
  /** In whole miles, as the town's pages print them. */
  readonly miles: number
  /** '16 miles' */
  readonly distance: string
  /** 'Vineland showroom' */
  readonly from: string
  /** US dollars by the mile, for both ways. Within a town's area the town's page charges nothing. */
  readonly fee: number
}

/** Distance and fee to a town, by the rule and the miles that its pages print. */
export function deliveryTo(town: Town): DeliveryTo {
  const from = fromNearestShowroom(town)
  return {
    miles: from.miles,
    distance: milesText(from.miles),
    from: showroomLabel(from),
    fee: deliveryFee(from.miles),
  }
}

/** How the fee is calculated: '16 miles. First 10 free, then 6 miles at $6: $36.' */
export function deliveryFeeSentence(miles: number): string {
  const fee = deliveryFee(miles)
  return fee === 0
    ? rentalDeliveryCopy.free(milesText(miles))
    : rentalDeliveryCopy.charged({
        miles: milesText(miles),
        chargedMiles: milesText(miles - freeMiles),
        fee: usd(fee),
      })
}

/** What a town's rental page says about delivery and pickup. */
export type TownDelivery = {
  readonly text: string
  readonly short: string
  readonly inArea: string
  readonly outside: string
}

export function townDelivery(town: Town): TownDelivery {
  const { text, short, trip, bothWays, exampleMilesBeyond, outside, cost } = rentalDeliveryCopy.town
  const from = fromNearestShowroom(town)
  const fee = deliveryFee(from.miles)
  const exampleMiles = from.miles + exampleMilesBeyond
  const exampleFee = deliveryFee(exampleMiles)
  return {
    text: text(town.name),
    short: fee === 0 ? short.free(town.name) : short.charged(town.name, usd(fee)),
    inArea: `${trip(showroomLabel(from), town.name, deliveryFeeSentence(from.miles))} ${
      fee === 0 ? bothWays.free : bothWays.charged(town.name)
    }`,
    outside: outside({
      town: town.name,
      beyond: milesText(exampleMilesBeyond),
      miles: milesText(exampleMiles),
      cost: exampleFee === 0 ? cost.free : cost.charged(usd(exampleFee)),
    }),
  }
}
