import { use, useSyncExternalStore } from 'react'
import { AddressTown } from './address-town.ts'
import { type ChosenTown, chosenTown, keptTown, onChosenTown } from './kept-town.ts'

/** What knows the towns. Most visitors have none, so it is loaded once one is kept, in the address or being chosen. */
export const openTowns = () => import('./town-choice.ts')

let shown: string | undefined

/** Shows the prices of a town, or of the one that is kept. @param slug of the address */
export function showTown(slug = shown || keptTown()): void {
  if (!slug || slug === shown) return
  shown = slug
  openTowns()
    .then((towns) => towns.showTown(slug))
    .catch((error: unknown) => {
      shown = undefined
      console.warn(error)
    })
}

/** Keeps a town on the device and shows its prices on the whole page. @param slug empty for none */
export async function chooseTown(slug: string): Promise<void> {
  shown = slug
  await (await openTowns()).chooseTown(slug)
}

function subscribe(listener: () => void): () => void {
  showTown()
  return onChosenTown(listener)
}

/** The town whose prices the page shows: undefined until it is known, and while the page is hydrated; null for none. */
export const useChosenTown = (): ChosenTown | null | undefined =>
  useSyncExternalStore(subscribe, chosenTown, () => undefined)

/** The slug of the town to which the page shows prices, for links that hand it on: of the address until the device's is known. */
export function useTownSlug(): string | undefined {
  const address = use(AddressTown)
  const chosen = useChosenTown()
  return chosen === undefined ? address : chosen?.town.slug
}
