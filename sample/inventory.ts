// The models that product.md names (2.5, 9.9, 9.10) are here at the prices it gives them, and Denago's
// seats, top speed, range and drive are from there too. Every other value is a sample, to be replaced by
// the dealer's own stock.
import type { PictureView } from '../src/catalogue/picture-views.ts'
import type { StockedVehicle } from '../src/catalogue/vehicle.ts'
import { clubCar } from './club-car.ts'
import { denago } from './denago.ts'
import { evolution } from './evolution.ts'
import { ezGo } from './ez-go.ts'
import { swiftEv } from './swift-ev.ts'
import { tomberlin } from './tomberlin.ts'
import type { SampleVehicle } from './vehicle.ts'

const views = ['front34', 'side', 'rear34'] as const satisfies readonly PictureView[]

function withPictures({ drawnAs, ...vehicle }: SampleVehicle): StockedVehicle {
  const images = views.map((view) => `/pictures/${drawnAs ?? vehicle.id}/${view}`)
  return { ...vehicle, images }
}

/** In the order in which the inventory lists it. */
export const sampleInventory: readonly StockedVehicle[] = [
  ...denago,
  ...evolution,
  ...clubCar,
  ...ezGo,
  ...tomberlin,
  ...swiftEv,
].map(withPictures)
