import type { z } from 'zod'
import { usd } from '../format/money.ts'
import type { vehicle } from './vehicle-fields.ts'

export type Vehicle = z.infer<typeof vehicle>
export type VehicleSpecifications = Vehicle['specifications']

/** A vehicle with the other names that it is found by; aliases never leave the server. */
export type StockedVehicle = Vehicle & { aliases: readonly string[] }

export function brandLabel(brand: string): string {
  return brand.toUpperCase()
}

/** What the card of a vehicle shows of it. */
export type CardVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'brand' | 'price' | 'images' | 'inStock' | 'isNew' | 'specifications'
>

/** A vehicle cut down to its card: pages that carry their data carry no more than they show. */
export function forCard({ id, name, brand, price, images, inStock, isNew, specifications }: CardVehicle): CardVehicle {
  const { seatingCapacity, color } = specifications
  return {
    id,
    name,
    brand,
    price,
    images: images.slice(0, 1),
    inStock,
    isNew,
    specifications: { ...(seatingCapacity && { seatingCapacity }), ...(color && { color }) },
  }
}

/** The badge of the vehicle page (product.md 4.2). */
export function stockBadge(vehicle: Pick<Vehicle, 'isNew' | 'inStock'>): 'NEW' | 'In Stock' | 'Out of Stock' {
  if (vehicle.isNew) return 'NEW'
  return vehicle.inStock ? 'In Stock' : 'Out of Stock'
}

export function formatPrice(price: number | undefined): string {
  return price === undefined ? 'Call for Price' : usd(price)
}
