import { cartDelivery } from '../content/facts/cart-delivery.ts'
import type { DeliveryTown } from './cart-delivery.ts'

/** US dollars with delivery. undefined below the purchase for which delivery has a price, and without one. */
export const deliveredPrice = (price: number | undefined, { fee }: Pick<DeliveryTown, 'fee'>): number | undefined =>
  price === undefined || price < cartDelivery.freeFromPurchase ? undefined : price + fee
