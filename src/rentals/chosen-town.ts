import { use, useSyncExternalStore } from 'react'
import { storedValue } from '../ui/stored-value.ts'
import { AddressTown } from './address-town.ts'
import { type DeliveryTown, findDeliveryTown } from './cart-delivery.ts'

/** Stored on the visitor's own device and nowhere else (privacy.mdx). */
export const keptTown = storedValue(() => localStorage, 'town')

/** The address's town, or else the device's, which a page knows after hydration. @param showroom where the cart stands, if it does */
export function useTown(showroom?: string): DeliveryTown | undefined {
  const kept = useSyncExternalStore(keptTown.subscribe, keptTown.get, () => '')
  return findDeliveryTown(use(AddressTown), showroom) ?? findDeliveryTown(kept, showroom)
}
