import type { z } from 'zod'
import type { vehicle } from './vehicle-fields.ts'

export type Vehicle = z.infer<typeof vehicle>
export type VehicleSpecifications = Vehicle['specifications']

/** Aliases never leave the server. */
export type StockedVehicle = Vehicle & { aliases: readonly string[] }

export function brandLabel(brand: string): string {
  return brand.toUpperCase()
}

export type CardVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'brand' | 'price' | 'images' | 'inStock' | 'isNew' | 'specifications' | 'showroom'
>

export function forCard({
  id,
  name,
  brand,
  price,
  images,
  inStock,
  isNew,
  specifications,
  showroom,
}: CardVehicle): CardVehicle {
  const facts = cardSpecifications.flatMap((key) => {
    const value = specifications[key]
    return value === undefined || value === '' ? [] : [[key, value] as const]
  })
  return {
    id,
    name,
    brand,
    price,
    images: images.slice(0, 1),
    inStock,
    isNew,
    specifications: Object.fromEntries(facts),
    ...(showroom && { showroom }),
  }
}

const cardSpecifications = [
  ...['seatingCapacity', 'lifted', 'cargoBed', 'range', 'color', 'year', 'hoursOnMeter', 'stockNumber'],
] as const

/** The badge on the vehicle page (product.md 4.2). */
export function stockBadge(vehicle: Pick<Vehicle, 'isNew' | 'inStock'>): 'NEW' | 'In Stock' | 'Out of Stock' {
  if (vehicle.isNew) return 'NEW'
  return vehicle.inStock ? 'In Stock' : 'Out of Stock'
}

/** A vehicle as the API and the feeds present it, where `isNew` is always true or false. */
export const forApi = <Given extends Pick<Vehicle, 'isNew'>>(vehicle: Given) =>
  vehicle.isNew === undefined ? { ...vehicle, isNew: false, condition: 'unknown' as const } : vehicle
