import { vehicleHref } from '../../content/addresses.ts'
import { formatPrice } from '../../content/format/money.ts'
import { pictureAlt } from '../../domain/catalogue/cards/vehicle-picture.tsx'
import { conditionOf, unitNumber } from '../../domain/catalogue/cart-condition.ts'
import { findModel, modelFullName } from '../../domain/catalogue/find-model.ts'
import { startingAt } from '../../domain/catalogue/model-stock.ts'
import { frontPicture } from '../../domain/catalogue/photos/front-picture.ts'
import type { FindVehicle } from '../../domain/catalogue/vehicles.functions.ts'

/** The cart of `?vehicle=`, as shown on the contact and thank-you pages. */
export type CartSummary = {
  readonly name: string
  readonly href: string
  readonly price: string
  readonly inStock: boolean
  readonly state: string
  readonly detail: string
  readonly picture?: { readonly src: string; readonly alt: string } | undefined
}

/** Also finds a maker's model that isn't in stock; undefined for anything else. */
export async function cartSummary(idOrName: string, findVehicle: FindVehicle): Promise<CartSummary | undefined> {
  const match = await findVehicle(idOrName)
  if (match) {
    const { vehicle, numbered } = match
    const { id, name, price, inStock, images } = vehicle
    return {
      name,
      href: vehicleHref(id),
      price: formatPrice(price),
      inStock,
      state: inStock ? 'In stock' : 'Sold out',
      detail: [conditionOf(vehicle), ...(numbered ? [unitNumber(vehicle)] : [])].join('. '),
      picture: images[0] ? { src: images[0], alt: pictureAlt(vehicle, images[0]) } : undefined,
    }
  }
  const model = findModel(idOrName)
  return (
    model && {
      name: modelFullName(model),
      href: vehicleHref(model.model.id),
      price: startingAt(model.card?.listPrice ?? model.series.startingPrice),
      inStock: false,
      state: 'Not on the floor today',
      detail: `${model.series.title} series`,
      picture: { src: frontPicture(model.series.picture), alt: '' },
    }
  )
}
