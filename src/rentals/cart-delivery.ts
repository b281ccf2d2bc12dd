import { cartDelivery } from '../content/facts/delivery.ts'
import { cartDeliveryCopy as copy } from '../content/pages/cart-delivery.ts'
import { townDistances } from '../content/town-distances.gen.ts'
import type { Town, TownSlug } from '../content/towns/towns.ts'
import { milesText } from '../format/miles.ts'
import { usd } from '../format/money.ts'
import { deliveryFee, deliveryFeeSentence } from './delivery.ts'

type TownDistance = Pick<Town, 'name' | 'state'> & {
  /** In whole miles, as the town's pages print them. */
  readonly miles: number
  /** 'Vineland showroom' */
  readonly from: string
}

const distances: Readonly<Record<TownSlug, TownDistance>> = townDistances

const isTownSlug = (slug: string): slug is TownSlug => Object.hasOwn(distances, slug)

/** In the order of their lists. */
export const townSlugs: readonly TownSlug[] = Object.keys(distances).filter(isTownSlug)

/** A town to which carts are delivered. */
export type DeliveryTown = TownDistance & {
  readonly slug: TownSlug
  /** '16 miles' */
  readonly distance: string
  /** US dollars by the mile, for both ways of a rental. Within a town's area the town's page charges nothing for rentals. */
  readonly fee: number
  /** '16 miles. First 10 free, then 6 miles at $6: $36.' */
  readonly sum: string
}

export function deliveryTown(slug: TownSlug): DeliveryTown {
  const town = distances[slug]
  const { miles } = town
  return { ...town, slug, distance: milesText(miles), fee: deliveryFee(miles), sum: deliveryFeeSentence(miles) }
}

export const findDeliveryTown = (slug: string | undefined): DeliveryTown | undefined =>
  slug !== undefined && isTownSlug(slug) ? deliveryTown(slug) : undefined

/** US dollars with delivery. undefined below the purchase for which delivery has a price, and without one. */
export const deliveredPrice = (price: number | undefined, { fee }: Pick<DeliveryTown, 'fee'>): number | undefined =>
  price === undefined || price < cartDelivery.freeFromPurchase ? undefined : price + fee

/** A card's line: '$9,007 delivered: 12 miles, $12'. Empty without a total. */
export function deliveredLine(town: DeliveryTown, price: number | undefined): string {
  const total = deliveredPrice(price, town)
  return total === undefined ? '' : copy.line(usd(total), town.distance, town.fee === 0 ? copy.free : usd(town.fee))
}

/** Distance and fee in sentences, for a cart at this price. */
export function deliveryTerms({ distance, from, sum }: DeliveryTown, price: number | undefined): string {
  if (price === undefined) return `${copy.charged(from, sum)} ${copy.fromPurchase}`
  return price < cartDelivery.freeFromPurchase ? copy.quoted(distance, from) : copy.charged(from, sum)
}
