import { sharedNames } from '../../catalogue/condition.ts'
import { currentStock } from '../../catalogue/stock.server.ts'
import { findRemoved } from '../../catalogue/vehicles.server.ts'
import { findModel } from '../../content/models/models.ts'
import { database } from '../../platform/app-database.server.ts'
import { goneView, modelView, type VehicleView } from './vehicle-view.ts'

/** What an id or alias leads to: the vehicle, else the model of that name, else carts like the one that was there. */
export async function currentVehicleView(idOrAlias: string): Promise<VehicleView | undefined> {
  const { find, vehicles } = await currentStock()
  const vehicle = find(idOrAlias)
  if (vehicle) return { kind: 'vehicle', vehicle, numbered: sharedNames(vehicles).has(vehicle.name) }
  const model = findModel(idOrAlias)
  if (model) return { kind: 'model', model: modelView(model, vehicles) }
  const removed = await findRemoved(database(), idOrAlias)
  return removed && goneView(removed, vehicles)
}
