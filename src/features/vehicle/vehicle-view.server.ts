import { sharedNames, stockCards } from '../../catalogue/condition.ts'
import { readPictureView } from '../../catalogue/picture-views.ts'
import { vehiclesLike } from '../../catalogue/similar-vehicles.ts'
import { currentStock } from '../../catalogue/stock.server.ts'
import { findRemoved } from '../../catalogue/vehicles.server.ts'
import { findModel } from '../../content/models/models.ts'
import { database } from '../../platform/app-database.server.ts'
import { pictureUrl } from '../../platform/pictures.server.ts'
import { type CloseUp, goneView, modelView, type VehicleView } from './vehicle-view.ts'

/** What an id or alias leads to: the vehicle, else the model of that name, else carts like the one that was there. */
export async function currentVehicleView(idOrAlias: string): Promise<VehicleView | undefined> {
  const { find, vehicles } = await currentStock()
  const vehicle = find(idOrAlias)
  if (vehicle) {
    const numbered = sharedNames(vehicles).has(vehicle.name)
    const related = {
      similar: stockCards(vehiclesLike(vehicle, vehicles), vehicles),
      closeUps: closeUpsOf(vehicle.images),
    }
    return { kind: 'vehicle', vehicle, numbered, related }
  }
  const model = findModel(idOrAlias)
  if (model) return { kind: 'model', model: modelView(model, vehicles) }
  const removed = await findRemoved(database(), idOrAlias)
  return removed && goneView(removed, vehicles)
}

/** As imagery/fleet.ts names them; few carts have any. */
const closeUps = {
  'close-front': 'the front corner, with headlight, bumper and wheel',
  'close-seat': 'two golf bags in the carrier behind the seats',
} as const

/** Of the cart that the pictures show, when they are renderings. */
function closeUpsOf(images: readonly string[]): CloseUp[] {
  const cart = images.map(readPictureView).find((picture) => picture?.drawn)?.cart
  return Object.entries(closeUps).flatMap(([view, shows]) => {
    const src = cart && pictureUrl(`/pictures/${cart}/${view}`)
    return src ? [{ src, shows }] : []
  })
}
