import { findVehicleNamedIn } from '../../catalogue/vehicles.server.ts'
import type { Db } from '../../platform/database.server.ts'
import type { NamedVehicle } from './adf.ts'

/** The vehicle in stock whose name stands in a text, as a CRM wants it. */
export async function vehicleNamedIn(db: Db, text: string): Promise<NamedVehicle | undefined> {
  const vehicle = await findVehicleNamedIn(db, text)
  if (!vehicle) return undefined
  const { id, name, brand, isNew, price, specifications } = vehicle
  return { id, name, brand, isNew, price, year: String(specifications.year ?? '') }
}
