import { type Place, placeOf } from '../../area/place.ts'
import { townNotes } from '../../content/towns/notes.ts'
import { findTown, type Town, townAliases } from '../../content/towns/towns.ts'
import type { PopularVehicle } from './popular-vehicles.ts'
import { type DeliveryFacts, deliveryTo } from './town-facts.ts'

/** What is true of one town's page alone. */
export type TownSales = {
  readonly place: Place
  readonly note: string
  readonly delivery: DeliveryFacts
  readonly popular: PopularVehicles
}

/** Carts to show, or why a browser could not fetch them. */
export type PopularVehicles = { readonly vehicles: readonly PopularVehicle[] } | { readonly problem: string }

const aliases: ReadonlyMap<string, string> = new Map(Object.entries(townAliases))

/** Under a town's slug or another name of it. */
export async function townSales(
  slug: string,
  popular: (town: Town) => Promise<PopularVehicles>,
): Promise<TownSales | undefined> {
  const town = findTown(aliases.get(slug) ?? slug)
  return (
    town && {
      place: placeOf(town),
      note: townNotes[town.slug],
      delivery: deliveryTo(town),
      popular: await popular(town),
    }
  )
}
