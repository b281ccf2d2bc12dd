import { fnv1a } from '../../content/dealer/hero-picture.ts'
import { type StockCard, stockCards } from '../../domain/catalogue/cart-condition.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'

const MOST = 3

export type PopularVehicle = StockCard & { readonly description: string }

/**
 * Up to three carts in stock at the nearest showroom, or at any showroom if none is known to be there; of different brands if possible, and always the same for the same town and stock.
 */
export function popularVehicles(vehicles: readonly Vehicle[], townSlug: string, showroom?: string): PopularVehicle[] {
  const there = vehicles.filter((vehicle) => vehicle.showroom === showroom)
  const isThere = there.some(({ inStock }) => inStock)
  /** The first of each brand and the first three of all, by rank, without sorting a large stock. */
  const firstOfBrand = new Map<string, RankedVehicle>()
  let first: RankedVehicle[] = []
  for (const vehicle of isThere ? there : vehicles) {
    if (!vehicle.inStock) continue
    const ranked = { vehicle, rank: fnv1a(`${townSlug} ${vehicle.id}`) }
    if (ranked.rank < (firstOfBrand.get(vehicle.brand)?.rank ?? Number.POSITIVE_INFINITY))
      firstOfBrand.set(vehicle.brand, ranked)
    if (first.length < MOST || ranked.rank < (first.at(-1)?.rank ?? 0))
      first = [...first, ranked].sort(byRank).slice(0, MOST)
  }
  const ranked = [...[...firstOfBrand.values()].sort(byRank), ...first].map(({ vehicle }) => vehicle)
  const selection = [...new Set(ranked)].slice(0, MOST)
  return stockCards(selection, vehicles).map((card, at) => ({ ...card, description: selection[at]?.description ?? '' }))
}

type RankedVehicle = { vehicle: Vehicle; rank: number }
const byRank = (a: RankedVehicle, b: RankedVehicle): number => a.rank - b.rank
