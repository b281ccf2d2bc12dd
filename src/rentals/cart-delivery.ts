import { cartDelivery } from '../content/facts/delivery.ts'
import { cartDeliveryCopy as copy } from '../content/pages/cart-delivery.ts'
import { townDistances } from '../content/town-distances.gen.ts'
import type { Town, TownSlug } from '../content/towns/towns.ts'
import { milesText } from '../format/miles.ts'
import { usd } from '../format/money.ts'
import { deliveryFee, deliveryFeeSentence } from './delivery.ts'

type TownDistance = Pick<Town, 'name' | 'state'> & {
  readonly miles: number
  readonly from: string
}

const distances: Readonly<Record<TownSlug, TownDistance>> = townDistances

const isTownSlug = (slug: string): slug is TownSlug => Object.hasOwn(distances, slug)

export const townSlugs: readonly TownSlug[] = Object.keys(distances).filter(isTownSlug)

export type DeliveryTown = TownDistance & {
  readonly slug: TownSlug
  readonly distance: string
  /** US dollars by the mile, both ways for a rental. Town pages charge nothing for rentals within their area. */
  readonly fee: number
  readonly sum: string
}

export function deliveryTown(slug: TownSlug): DeliveryTown {
  const town = distances[slug]
  const { miles } = town
  return { ...town, slug, distance: milesText(miles), fee: deliveryFee(miles), sum: deliveryFeeSentence(miles) }
}

export const findDeliveryTown = (slug: string | undefined): DeliveryTown | undefined =>
  slug !== undefined && isTownSlug(slug) ? deliveryTown(slug) : undefined

/** US dollars. undefined without a price, or for a purchase below the smallest that has a delivery price. */
export const deliveredPrice = (price: number | undefined, { fee }: Pick<DeliveryTown, 'fee'>): number | undefined =>
  price === undefined || price < cartDelivery.freeFromPurchase ? undefined : price + fee

export function deliveredLine(town: DeliveryTown, price: number | undefined): string {
  const total = deliveredPrice(price, town)
  return total === undefined ? '' : copy.line(usd(total), town.distance, town.fee === 0 ? copy.free : usd(town.fee))
}

export function deliveryTerms({ distance, from, sum }: DeliveryTown, price: number | undefined): string {
  if (price === undefined) return `${copy.charged(from, sum)} ${copy.fromPurchase}`
  return price < cartDelivery.freeFromPurchase ? copy.quoted(distance, from) : copy.charged(from, sum)
}
