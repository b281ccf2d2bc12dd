import type { z } from 'zod'
import { usd } from '../content/money.ts'
import type { vehicle, vehicleSpecifications } from './vehicle-schema.ts'

export type Vehicle = z.infer<typeof vehicle>
export type VehicleSpecifications = z.infer<typeof vehicleSpecifications>

/** A vehicle with the other names that it is found by; aliases never leave the server. */
export type StockedVehicle = Vehicle & { aliases: readonly string[] }

export function brandLabel(brand: string): string {
  return brand.toUpperCase()
}

/** The badge of the vehicle page (spec 4). */
export function stockBadge(vehicle: Pick<Vehicle, 'isNew' | 'inStock'>): 'NEW' | 'In Stock' | 'Out of Stock' {
  if (vehicle.isNew) return 'NEW'
  return vehicle.inStock ? 'In Stock' : 'Out of Stock'
}

export function formatPrice(price: number | undefined): string {
  return price === undefined ? 'Call for Price' : usd(price)
}
