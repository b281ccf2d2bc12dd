import { usd } from '../../format/money.ts'
import { cartDelivery } from '../facts/delivery.ts'

/** Shown before a town is chosen. */
export const deliveryRule = `Free up to ${cartDelivery.zoneMiles} miles from a showroom, then ${usd(cartDelivery.perMileBeyondZone)} per mile, for purchases of ${usd(cartDelivery.freeFromPurchase)} or more.`
