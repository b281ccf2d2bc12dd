import type { DeliveryTown } from './cart-delivery.ts'
import { deliveryOffer, townOptions } from './delivery-offer.ts'
import { loadDeliveryTowns } from './delivery-towns.functions.ts'
import { chosenTown, keptTown, setChosenTown, townStorageKey } from './kept-town.ts'

/** Keeps a town on the device and shows its prices on the whole page. @param slug empty for none */
export const chooseTown = async (slug: string): Promise<void> => take(findIn(await loadDeliveryTowns(), slug))

/** As an address or the device says. An address with a town that there is not counts as one without. */
export async function showTown(slug: string): Promise<void> {
  const towns = await loadDeliveryTowns()
  take(findIn(towns, slug) ?? findIn(towns, keptTown()))
}

/** Fills a chooser that the server has not filled. */
export async function fillTowns(select: HTMLSelectElement): Promise<void> {
  const towns = await loadDeliveryTowns()
  if (select.options.length === 1) select.insertAdjacentHTML('beforeend', townOptions(towns, chosenTown()?.town.slug))
}

const findIn = (towns: readonly DeliveryTown[], slug: string | undefined) => towns.find((town) => town.slug === slug)

function take(town: DeliveryTown | undefined): void {
  keep(town?.slug)
  setChosenTown(town ? { town, offer: (price) => deliveryOffer(town, price) } : null)
}

function keep(slug: string | undefined): void {
  try {
    if (slug) localStorage.setItem(townStorageKey, slug)
    else localStorage.removeItem(townStorageKey)
  } catch {
    // Storage may be refused. The choice then holds until the page is left.
  }
}
