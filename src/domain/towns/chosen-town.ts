import { use, useSyncExternalStore } from 'react'
import { storedValue } from '../../ui/stored-value.ts'
import { type DeliveryTown, findDeliveryTown } from '../rentals/cart-delivery.ts'
import { AddressTown } from './address-town.ts'

/** Stored on the visitor's own device and nowhere else (privacy.mdx). */
export const keptTown = storedValue(() => localStorage, 'town')

/** The town in the query string, else the one on the device, which is known after hydration. @param showroom where the cart is; left out if any may deliver it */
export function useTown(showroom?: string): DeliveryTown | undefined {
  const slug = useSyncExternalStore(keptTown.subscribe, keptTown.get, () => '')
  return findDeliveryTown(use(AddressTown), showroom) ?? findDeliveryTown(slug, showroom)
}
