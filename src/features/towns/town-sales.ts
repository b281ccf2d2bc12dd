import { type Place, placeOf } from '../../area/place.ts'
import { townNotes } from '../../content/towns/notes.ts'
import { townSources } from '../../content/towns/sources.ts'
import { findTown, type Town, townAliases } from '../../content/towns/towns.ts'
import { townUses } from '../../content/towns/uses.ts'
import type { PopularVehicle } from './popular-vehicles.ts'
import { type DeliveryFacts, deliveryTo } from './town-facts.ts'
import type { SourcedUse } from './town-uses.tsx'

export type TownSales = {
  readonly place: Place
  readonly note: string
  readonly uses: readonly SourcedUse[]
  readonly delivery: DeliveryFacts
  readonly popular: PopularVehicles
}

export type PopularVehicles = { readonly vehicles: readonly PopularVehicle[] } | { readonly problem: string }

const aliases: ReadonlyMap<string, string> = new Map(Object.entries(townAliases))

/** Accepts a town's slug or alias. */
export async function townSales(
  slug: string,
  popular: (town: Town) => Promise<PopularVehicles>,
): Promise<TownSales | undefined> {
  const town = findTown(aliases.get(slug) ?? slug)
  return (
    town && {
      place: placeOf(town),
      note: townNotes[town.slug],
      uses: townUses[town.slug].map((use) => ({ ...use, source: townSources[use.source] })),
      delivery: deliveryTo(town),
      popular: await popular(town),
    }
  )
}
