import { sharedNames } from '../../catalogue/condition.ts'
import { type CardVehicle, forCard, type Vehicle } from '../../catalogue/vehicle.ts'
import { fnv1a } from '../../frame/hero-picture.ts'

const MOST = 3

export type PopularVehicle = CardVehicle & {
  readonly description: string
  /** Whether another vehicle in stock has the same name. */
  readonly numbered: boolean
}

/** Up to three of the stock, of different brands where there are, always the same for the same town and stock. */
export function popularVehicles(vehicles: readonly Vehicle[], townSlug: string): PopularVehicle[] {
  const shared = sharedNames(vehicles)
  const ranked = vehicles
    .filter((vehicle) => vehicle.inStock)
    .map((vehicle) => ({ vehicle, rank: fnv1a(`${townSlug} ${vehicle.id}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ vehicle }) => vehicle)
  const firstOfBrand = ranked.filter(
    (vehicle, index) => ranked.findIndex((other) => other.brand === vehicle.brand) === index,
  )
  return [...new Set([...firstOfBrand, ...ranked])].slice(0, MOST).map((vehicle) => ({
    ...forCard(vehicle),
    description: vehicle.description,
    numbered: shared.has(vehicle.name),
  }))
}
