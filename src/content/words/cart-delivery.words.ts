import { cartDelivery } from '../dealer/facts/delivery.facts.ts'
import { usd } from '../format/money.ts'

const bar = usd(cartDelivery.freeFromPurchase)

/** Shown beside the price of a cart for sale. The rule itself is worded in delivery-rule.words.ts. */
export const cartDeliveryCopy = {
  /** @param sum the calculation of the fee, starting with the distance */
  charged: (showroom: string, sum: string): string => `From the ${showroom}: ${sum}`,
  /** Shown for a price below the smallest one that the rule applies to. */
  quoted: (miles: string, showroom: string): string =>
    `${miles} from the ${showroom}. For purchases under ${bar} we quote delivery.`,
  /** Shown for a cart without a price; empty if the rule applies at any price. */
  fromPurchase: cartDelivery.freeFromPurchase > 0 ? ` For carts from ${bar}.` : '',
  town: (name: string): string => `Carts in ${name}`,
  free: 'free',
  /** On a card: '$9,007 delivered: 12 miles, $12' */
  line: (total: string, miles: string, fee: string): string => `${total} delivered: ${miles}, ${fee}`,
} as const
