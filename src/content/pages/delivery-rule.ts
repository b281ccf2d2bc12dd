import { usd } from '../../format/money.ts'
import { cartDelivery } from '../facts/delivery.ts'

/** Shown before a town is chosen. */
export const deliveryRule = `Free up to ${cartDelivery.zoneMiles} miles from a showroom, then ${usd(cartDelivery.perMileBeyondZone)} per mile, for purchases of ${usd(cartDelivery.freeFromPurchase)} or more.`

/** The rule of the delivery policy, wherever a distance is priced. */
export const measuredFrom =
  'Miles are measured in a straight line from the showroom where the cart stands, or from the nearer one if it can come from either.'
