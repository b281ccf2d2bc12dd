import { conditionOf, unitNumber } from '../../catalogue/condition.ts'
import { frontPicture } from '../../catalogue/front-picture.ts'
import { startingAt } from '../../catalogue/model-stock.ts'
import { formatPrice, type Vehicle } from '../../catalogue/vehicle.ts'
import { pictureAlt } from '../../catalogue/vehicle-picture.tsx'
import { findModel, modelFullName } from '../../dealer/models.ts'
import { vehicleHref } from '../../site-map.ts'

/** The cart of `?vehicle=`, as the pages that ask and thank show it. */
export type AskedCart = {
  readonly name: string
  readonly href: string
  readonly price: string
  readonly inStock: boolean
  readonly state: string
  readonly detail: string
  readonly picture?: { readonly src: string; readonly alt: string } | undefined
}

type FindVehicle = (idOrName: string) => Promise<{ vehicle: Vehicle; numbered: boolean } | undefined>

/** Also a maker's model of which none is in stock; undefined for anything else. */
export async function askedCart(idOrName: string, findVehicle: FindVehicle): Promise<AskedCart | undefined> {
  const found = await findVehicle(idOrName)
  if (found) {
    const { vehicle, numbered } = found
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
