import { deliveryFee, deliveryFeeSentence } from '../area/delivery.ts'
import { cartDelivery } from '../content/facts/delivery.ts'
import { cartDeliveryCopy as copy } from '../content/pages/cart-delivery.ts'
import { showroomLabels, townDistances } from '../content/town-distances.gen.ts'
import type { Town, TownSlug } from '../content/towns/towns.ts'
import { milesText } from '../format/miles.ts'
import { usd } from '../format/money.ts'

type TownDistance = Pick<Town, 'name' | 'state'> & {
  readonly nearest: string
  /** By showroom. */
  readonly miles: Readonly<Record<string, number>>
}

const distances: Readonly<Record<TownSlug, TownDistance>> = townDistances

const isTownSlug = (slug: string): slug is TownSlug => Object.hasOwn(distances, slug)

export const townSlugs: readonly TownSlug[] = Object.keys(distances).filter(isTownSlug)

export type DeliveryTown = Pick<Town, 'name' | 'state'> & {
  readonly slug: TownSlug
  readonly miles: number
  /** 'Vineland showroom' */
  readonly from: string
  readonly distance: string
  /** US dollars by the mile, both ways for a rental. Town pages charge nothing for rentals within their area. */
  readonly fee: number
  readonly sum: string
}

const labels: Readonly<Record<string, string>> = showroomLabels

/** @param showroom where the cart stands; the nearest one when it can come from any */
export function deliveryTown(slug: TownSlug, showroom?: string): DeliveryTown {
  const { name, state, nearest, miles: all } = distances[slug]
  const start = showroom !== undefined && showroom in all ? showroom : nearest
  const miles = all[start] ?? 0
  const [distance, fee, sum] = [milesText(miles), deliveryFee(miles), deliveryFeeSentence(miles)]
  return { name, state, slug, miles, from: labels[start] ?? start, distance, fee, sum }
}

export const findDeliveryTown = (slug: string | undefined, showroom?: string): DeliveryTown | undefined =>
  slug !== undefined && isTownSlug(slug) ? deliveryTown(slug, showroom) : undefined

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
