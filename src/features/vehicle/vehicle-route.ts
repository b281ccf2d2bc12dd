import { notFound } from '@tanstack/react-router'
import type { Vehicle } from '../../catalogue/vehicle.ts'
import { loadVehicle } from '../../catalogue/vehicles.functions.ts'

/** @throws notFound() when there is no such vehicle, or it cannot be had (product.md 7.2) */
export async function vehicleOrNotFound(idOrAlias: string): Promise<Vehicle> {
  const vehicle = await loadVehicle(idOrAlias)
  if (!vehicle) throw notFound()
  return vehicle
}
