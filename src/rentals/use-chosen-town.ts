import { useSyncExternalStore } from 'react'
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
