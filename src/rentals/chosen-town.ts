import { use, useSyncExternalStore } from 'react'
import { storedValue } from '../ui/stored-value.ts'
import { AddressTown } from './address-town.ts'
import { type DeliveryTown, findDeliveryTown } from './cart-delivery.ts'

/** The slug of the town that the visitor has chosen, on the visitor's own device and nowhere else (privacy.mdx). */
export const keptTown = storedValue(() => localStorage, 'larkway-town')

/** The town to which the page shows prices: the address's, or else the device's, which a page has once it is hydrated. */
export function useTown(): DeliveryTown | undefined {
  const kept = useSyncExternalStore(keptTown.subscribe, keptTown.get, () => '')
  return findDeliveryTown(use(AddressTown)) ?? findDeliveryTown(kept)
}
