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
  const ranked = vehicles
    .filter((vehicle) => vehicle.inStock)
    .map((vehicle) => ({ vehicle, rank: fnv1a(`${townSlug} ${vehicle.id}`) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ vehicle }) => vehicle)
  const firstOfBrand = ranked.filter(
    (vehicle, index) => ranked.findIndex((other) => other.brand === vehicle.brand) === index,
  )
  return [...new Set([...firstOfBrand, ...ranked])].slice(0, MOST).map(cardOf)
}

function cardOf({ id, name, brand, price, description, images, specifications }: Vehicle): PopularVehicle {
  const { color } = specifications
  return {
    ...{ id, name, brand, price, description },
    images: images.slice(0, 1),
    specifications: color === undefined ? {} : { color },
  }
}
