import { findVehicleNamedIn } from '../../catalogue/vehicles.server.ts'
import type { Db } from '../../platform/database.server.ts'

/** A vehicle in stock that a message names. `price` in US dollars. */
export type NamedVehicle = {
  id: string
  name: string
  brand: string
  isNew: boolean
  price: number | undefined
  /** Empty when the stock does not say. */
  year: string
}

/** The vehicle in stock whose name appears in a text, as a CRM expects it. */
export async function vehicleNamedIn(db: Db, text: string): Promise<NamedVehicle | undefined> {
  const vehicle = await findVehicleNamedIn(db, text)
  if (!vehicle) return undefined
  const { id, name, brand, isNew, price, specifications } = vehicle
  return { id, name, brand, isNew, price, year: String(specifications.year ?? '') }
}
