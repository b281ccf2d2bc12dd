import { cartDeliveryCopy as copy } from '../content/pages/cart-delivery.ts'
import { usd } from '../format/money.ts'
import type { DeliveryTown } from './cart-delivery.ts'
import { deliveredPrice } from './delivered-price.ts'

/** What a cart costs at the visitor's door, in words. */
export type DeliveryOffer = Pick<DeliveryTown, 'slug'> & {
  /** '$9,007'. Empty below the purchase for which delivery has a price, and without a price. */
  readonly total: string
  /** Distance and fee, in sentences. */
  readonly terms: string
  /** Text of the link to the town's page. */
  readonly more: string
  /** One line for a card: '$9,007 delivered: 12 miles, $12'. Empty without a total. */
  readonly line: string
}

/** @param price of the cart in US dollars; undefined when it is on request */
export function deliveryOffer(town: DeliveryTown, price: number | undefined): DeliveryOffer {
  const { slug, miles, from, fee, sum } = town
  const delivered = deliveredPrice(price, town)
  const total = delivered === undefined ? '' : usd(delivered)
  const charged = copy.charged(from, sum)
  const onRequest = price === undefined ? `${charged} ${copy.fromPurchase}` : copy.quoted(miles, from)
  return {
    slug,
    total,
    terms: total ? charged : onRequest,
    more: copy.town(town.name),
    line: total && copy.line(total, miles, fee === 0 ? copy.free : usd(fee)),
  }
}

/** The towns of a chooser as HTML, by state. */
export function townOptions(towns: readonly DeliveryTown[], chosen: string | undefined): string {
  const states = [...new Set(towns.map(({ state }) => state))]
  return states
    .map((name) => {
      const options = towns
        .filter(({ state }) => state === name)
        .map((town) => `<option value="${town.slug}"${town.slug === chosen ? ' selected' : ''}>${town.name}</option>`)
      return `<optgroup label="${name}">${options.join('')}</optgroup>`
    })
    .join('')
}
