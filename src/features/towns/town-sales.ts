import { townNotes } from '../../content/dealer/facts/town-notes.facts.ts'
import { townSources, townUses } from '../../content/dealer/facts/town-uses.facts.ts'
import { townAliases } from '../../content/dealer/facts/towns.facts.ts'
import { findTown } from '../../content/dealer/find-town.ts'
import type { Town } from '../../content/dealer/schema/town.ts'
import { unwrittenTown } from '../../content/words/unwritten-town.words.ts'
import { type Place, placeOf } from '../../domain/towns/town-with-showroom.ts'
import type { PopularVehicle } from './popular-town-vehicles.ts'
import { type DeliveryFacts, deliveryTo } from './town-facts.ts'
import type { FloorStock } from './town-showroom-stock.ts'
import type { SourcedUse } from './town-uses.tsx'

export type TownSales = {
  readonly place: Place
  readonly note: string
  readonly uses: readonly SourcedUse[]
  readonly delivery: DeliveryFacts
  readonly popular: PopularVehicles
}

/** In the format of the API's response. */
export type TownStock = { readonly vehicles: readonly PopularVehicle[]; readonly floors: FloorStock }
export type PopularVehicles = TownStock | { readonly problem: string }

const aliases: ReadonlyMap<string, string> = new Map(Object.entries(townAliases))

/** Accepts a town's slug or alias. */
export async function townSales(
  slug: string,
  popular: (town: Town) => Promise<PopularVehicles>,
): Promise<TownSales | undefined> {
  const town = findTown(aliases.get(slug) ?? slug)
  if (!town) return undefined
  const place = placeOf(town)
  const stock = await popular(town)
  const delivery = deliveryTo(town, 'floors' in stock ? stock.floors : undefined)
  return {
    place,
    note: townNotes[town.slug] ?? unwrittenTown.note(town, place.away, delivery.sum),
    uses: (townUses[town.slug] ?? []).map(({ source, ...use }) => {
      const page = source && townSources[source.page]
      return page ? { ...use, source: { ...page, for: source.for } } : use
    }),
    delivery,
    popular: stock,
  }
}
