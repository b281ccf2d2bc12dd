import { type Place, placeOf } from '../../area/place.ts'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { townNotes } from '../../content/towns/notes.ts'
import { findTown, townAliases } from '../../content/towns/towns.ts'
import { type PopularVehicle, popularVehicles } from './popular-vehicles.ts'
import { type DeliveryFacts, deliveryTo } from './town-facts.ts'

/** What is true of one town's page alone. */
export type TownSales = {
  readonly place: Place
  readonly note: string
  readonly delivery: DeliveryFacts
  readonly vehicles: readonly PopularVehicle[]
}

const aliases: ReadonlyMap<string, string> = new Map(Object.entries(townAliases))

/** Under a town's slug or another name of it. */
export async function townSales(
  slug: string,
  vehicles: () => Promise<readonly Vehicle[]>,
): Promise<TownSales | undefined> {
  const town = findTown(aliases.get(slug) ?? slug)
  return (
    town && {
      place: placeOf(town),
      note: townNotes[town.slug],
      delivery: deliveryTo(town),
      vehicles: popularVehicles(await vehicles(), town.slug),
    }
  )
}
