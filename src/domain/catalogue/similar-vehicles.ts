import type { Vehicle } from './vehicle.ts'

/** Facts that the site still has about a removed cart. */
export type Alike = {
  readonly brand: string
  readonly category: string
  readonly seats?: number
  /** In US dollars. */
  readonly price?: number
}

const differs = (name: string, reference: string | undefined): boolean => reference !== undefined && name !== reference

export function vehiclesLike({ id, brand, category, price, specifications }: Vehicle, vehicles: readonly Vehicle[]) {
  const seats = specifications.seatingCapacity
  const others = vehicles.filter(
    (other) => other.id !== id && (seats === undefined || other.specifications.seatingCapacity === seats),
  )
  return similarVehicles(price === undefined ? { brand, category } : { price }, others)
}

/** Nearest in seats first, then in series, brand and price. */
export function similarVehicles(to: Partial<Alike>, vehicles: readonly Vehicle[], most = 3): Vehicle[] {
  const distances = ({ brand, category, price, specifications }: Vehicle): number[] => [
    to.seats === undefined ? 0 : Math.abs((specifications.seatingCapacity ?? 0) - to.seats),
    Number(differs(category, to.category) || differs(brand, to.brand)),
    Number(differs(brand, to.brand)),
    to.price === undefined || price === undefined ? Number.MAX_VALUE : Math.abs(price - to.price),
  ]
  // Keeps the nearest so far instead of sorting a large stock.
  let nearest: MeasuredVehicle[] = []
  for (const vehicle of vehicles) {
    if (!vehicle.inStock) continue
    const measured = { vehicle, distances: distances(vehicle) }
    const last = nearest.at(-1)
    if (nearest.length < most || (last && byDistance(measured, last) < 0))
      nearest = [...nearest, measured].sort(byDistance).slice(0, most)
  }
  return nearest.map(({ vehicle }) => vehicle)
}

type MeasuredVehicle = { vehicle: Vehicle; distances: readonly number[] }
const byDistance = (a: MeasuredVehicle, b: MeasuredVehicle): number =>
  firstDifference(a.distances, b.distances) || (a.vehicle.id < b.vehicle.id ? -1 : 1)

function firstDifference(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
