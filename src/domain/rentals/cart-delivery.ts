import { cartDelivery } from '../../content/dealer/facts/delivery.facts.ts'
import { showroomLabels, townDistances } from '../../content/dealer/generated/town-distances.generated.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { milesText } from '../../content/format/miles.ts'
import { usdShort } from '../../content/format/money.ts'
import { cartDeliveryCopy as copy } from '../../content/words/cart-delivery.words.ts'
import { deliveryFee, deliveryFeeSentence } from './delivery-fee.ts'

export const townSlugs: readonly string[] = Object.keys(townDistances)

export type DeliveryTown = Pick<Town, 'name' | 'state'> & {
  /** The county, if it has a surtax. */
  readonly county?: string | undefined
  readonly slug: string
  readonly miles: number
  /** 'Mesa showroom' */
  readonly from: string
  readonly distance: string
  /** The delivery fee by the mile, in US dollars; for a rental, it covers both ways. Town pages charge nothing for rentals within their area. */
  readonly fee: number
  readonly sum: string
}

/** @param showroom where the cart is; default: the nearest, for a cart that can come from any */
export function findDeliveryTown(slug = '', showroom?: string): DeliveryTown | undefined {
  const townDistance = Object.hasOwn(townDistances, slug) ? townDistances[slug] : undefined
  if (!townDistance) return undefined
  const { name, state, county, nearest, miles: all } = townDistance
  const start = showroom !== undefined && showroom in all ? showroom : nearest
  const miles = all[start] ?? 0
  const [distance, fee, sum] = [milesText(miles), deliveryFee(miles), deliveryFeeSentence(miles)]
  return { name, state, county, slug, miles, from: showroomLabels[start] ?? start, distance, fee, sum }
}

/** @throws Error for a slug that no town has */
export function deliveryTown(slug: string, showroom?: string): DeliveryTown {
  const town = findDeliveryTown(slug, showroom)
  if (!town) throw new Error(`no town has the slug ${slug}`)
  return town
}

/** From the nearest showroom that rents. @throws Error for a slug that no town has */
export const rentalTown = (slug: string): DeliveryTown => deliveryTown(slug, townDistances[slug]?.rentals)

/** Whether the dealer quotes the delivery of a purchase this small, in US dollars. */
export const isDeliveryQuoted = (price: number): boolean => price < cartDelivery.freeFromPurchase

/** US dollars; undefined without a price, or for a purchase too small for delivery at the per-mile price. */
export const deliveredPrice = (price: number | undefined, { fee }: Pick<DeliveryTown, 'fee'>): number | undefined =>
  price === undefined || isDeliveryQuoted(price) ? undefined : price + fee

export function deliveredLine(town: DeliveryTown, price: number | undefined): string {
  const total = deliveredPrice(price, town)
  return total === undefined
    ? ''
    : copy.line(usdShort(total), town.distance, town.fee === 0 ? copy.free : usdShort(town.fee))
}

export function deliveryTerms({ distance, from, sum }: DeliveryTown, price: number | undefined): string {
  if (price === undefined) return `${copy.charged(from, sum)}${copy.fromPurchase}`
  return isDeliveryQuoted(price) ? copy.quoted(distance, from) : copy.charged(from, sum)
}
