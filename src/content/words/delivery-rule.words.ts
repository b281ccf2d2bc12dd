import { cartDelivery } from '../dealer/facts/delivery.facts.ts'
import { isOneShowroom, nearerIfEither } from '../dealer/facts/showroom-phrases.facts.ts'
import { usd, usdShort } from '../format/money.ts'

const { freeFromPurchase, perMileBeyondZone, zoneMiles } = cartDelivery

/** Shown before a town is chosen. */
export const deliveryRule = `Free up to ${zoneMiles} miles from ${isOneShowroom ? 'the showroom' : 'the showroom where it is'}, then ${usdShort(perMileBeyondZone)} per mile${freeFromPurchase > 0 ? `, for purchases of ${usd(freeFromPurchase)} or more` : ''}.`

/** How the delivery policy measures miles. Shown with fees that follow from them. */
export const measuredFrom = isOneShowroom
  ? 'Miles are measured in a straight line from the showroom.'
  : `Miles are measured in a straight line from the showroom where the cart is, or from ${nearerIfEither}.`
