import type { DeliveryTown } from './cart-delivery.ts'
import type { DeliveryOffer } from './delivery-offer.ts'

/** The town that the visitor has chosen, in the browser's own storage and nowhere else (privacy.mdx). */
export const townStorageKey = 'larkway-town'

/** A slug. undefined without one, and when storage is refused. */
export function keptTown(): string | undefined {
  try {
    return localStorage.getItem(townStorageKey) ?? undefined
  } catch {
    return undefined
  }
}

export type ChosenTown = {
  readonly town: DeliveryTown
  /** @param price of a cart in US dollars */
  readonly offer: (price: number | undefined) => DeliveryOffer
}

let chosen: ChosenTown | null | undefined
const listeners = new Set<() => void>()

/** What every part of the page shows: undefined until it is known, null when the visitor has chosen none. */
export const chosenTown = (): ChosenTown | null | undefined => chosen

export function setChosenTown(next: ChosenTown | null): void {
  chosen = next
  for (const listener of listeners) listener()
}

export function onChosenTown(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
