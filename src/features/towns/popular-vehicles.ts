import type { Vehicle } from '../../catalogue/vehicle.ts'
import { fnv1a } from '../../frame/hero-picture.ts'

const MOST = 3

/** What a card shows; the rest of the vehicle need not travel with the page. */
export type PopularVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'brand' | 'price' | 'description' | 'images' | 'specifications'
>

/** Up to three of the stock, of different brands where there are, always the same for the same town and stock. */
export function popularVehicles(vehicles: readonly Vehicle[], townSlug: string): PopularVehicle[] {
  /** The first of each brand, and the first three of all, by rank: without sorting a large stock. */
  const firstOfBrand = new Map<string, Ranked>()
  let first: Ranked[] = []
  for (const vehicle of vehicles) {
    if (!vehicle.inStock) continue
    const ranked = { vehicle, rank: fnv1a(`${townSlug} ${vehicle.id}`) }
    if (ranked.rank < (firstOfBrand.get(vehicle.brand)?.rank ?? Number.POSITIVE_INFINITY))
      firstOfBrand.set(vehicle.brand, ranked)
    if (first.length < MOST || ranked.rank < (first.at(-1)?.rank ?? 0))
      first = [...first, ranked].sort(byRank).slice(0, MOST)
  }
  const chosen = [...[...firstOfBrand.values()].sort(byRank), ...first].map(({ vehicle }) => vehicle)
  return [...new Set(chosen)].slice(0, MOST).map(cardOf)
}

type Ranked = { vehicle: Vehicle; rank: number }
const byRank = (a: Ranked, b: Ranked): number => a.rank - b.rank

function cardOf({ id, name, brand, price, description, images, specifications }: Vehicle): PopularVehicle {
  const { color } = specifications
  return {
    ...{ id, name, brand, price, description },
    images: images.slice(0, 1),
    specifications: color === undefined ? {} : { color },
  }
}
