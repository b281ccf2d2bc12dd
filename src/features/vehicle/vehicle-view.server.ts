import { sharedNames, stockCards } from '../../domain/catalogue/cart-condition.ts'
import { findModel } from '../../domain/catalogue/find-model.ts'
import { unitIndex } from '../../domain/catalogue/model-stock.server.ts'
import { readPictureView } from '../../domain/catalogue/photos/picture-views.ts'
import { vehiclesLike } from '../../domain/catalogue/similar-vehicles.ts'
import { currentStock } from '../../domain/catalogue/stock.server.ts'
import type { Vehicle } from '../../domain/catalogue/vehicle.ts'
import { findRemoved } from '../../domain/catalogue/vehicles.server.ts'
import { database } from '../../server/database/app-database.server.ts'
import { pictureUrl } from '../../server/pictures/pictures.server.ts'
import { type CloseUp, goneView, modelView, type VehicleView } from './vehicle-view.ts'

export async function currentVehicleView(idOrAlias: string): Promise<VehicleView | undefined> {
  const stock = await currentStock()
  const { find, vehicles } = stock
  const vehicle = find(idOrAlias)
  if (vehicle) {
    const numbered = sharedNames(vehicles).has(vehicle.name)
    const related = {
      similar: stockCards(vehiclesLike(vehicle, vehicles), vehicles),
      closeUps: closeUpsOf(vehicle),
    }
    return { kind: 'vehicle', vehicle, numbered, related }
  }
  const model = findModel(idOrAlias)
  if (model) return { kind: 'model', model: modelView(model, vehicles, await unitIndex(stock)) }
  const removed = await findRemoved(database(), idOrAlias)
  return removed && goneView(removed, vehicles)
}

/** Views from imagery/fleet.ts, with the features that each one shows. Few carts have close-ups. */
const closeUps = [
  {
    view: 'close-front',
    shows: 'the front corner, with headlight, bumper and wheel',
    pattern: /\b(?:tires?|wheels?|headlights?|lights?|bumpers?|brush guard|windshield)\b/i,
  },
  { view: 'close-seat', shows: 'the seats', pattern: /\b(?:seats?(?! belt)|bench|upholstery|armrests?)\b/i },
] as const
/** Replaces the entry for the seats if the cart carries golf bags, which that close-up shows, too. */
const bags = { shows: 'two golf bags in the carrier behind the seats', pattern: /\bgolf bags?\b/i }

/** The cart's close-ups, which only rendered carts have. */
function closeUpsOf({ images, features }: Vehicle): CloseUp[] {
  const cart = images.map(readPictureView).find((picture) => picture?.drawn)?.cart
  return closeUps.flatMap(({ view, ...seen }) => {
    const src = cart && pictureUrl(`/pictures/${cart}/${view}`)
    const carriesBags = view === 'close-seat' && features.some((feature) => bags.pattern.test(feature))
    const { shows, pattern } = carriesBags ? bags : seen
    return src ? [{ src, shows, feature: features.find((feature) => pattern.test(feature)) }] : []
  })
}
