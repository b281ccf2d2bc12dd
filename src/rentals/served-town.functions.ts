import { createIsomorphicFn } from '@tanstack/react-start'
import { type DeliveryTown, deliveryTowns } from './cart-delivery.ts'
import { deliveryOffer, townOptions } from './delivery-offer.ts'

/** The towns of a chooser as HTML. A browser keeps those that the server sent, and fills in others only where there are none. */
export const servedTownOptions = createIsomorphicFn()
  .server((slug: string | undefined): string => townOptions(deliveryTowns(), slug))
  .client((_slug: string | undefined): string => '')

/** A card's line (DeliveryOffer) for the town of the address. A browser keeps what the server sent until it knows the town itself. */
export const servedLine = createIsomorphicFn()
  .server((price: number | undefined, town: DeliveryTown | undefined): string =>
    town ? deliveryOffer(town, price).line : '',
  )
  .client((_price: number | undefined, _town: DeliveryTown | undefined): string => '')
