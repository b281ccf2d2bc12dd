import './vehicle-card.css'
import { type ComponentType, memo, use } from 'react'
import { AddressTown } from '../rentals/address-town.ts'
import { deliveredLine } from '../rentals/cart-delivery.ts'
import { useTown } from '../rentals/chosen-town.ts'
import { vehiclesHref } from '../site-map.ts'
import { Link } from '../ui/link.tsx'
import { CardPlace } from './card-place.tsx'
import { conditionLine, unitNumber } from './condition.ts'
import { SaveButton } from './save-button.tsx'
import { brandLabel, type CardVehicle, formatPrice } from './vehicle.ts'
import { VehiclePicture } from './vehicle-picture.tsx'

type Props = {
  vehicle: CardVehicle
  /** Another vehicle in stock has the same name, so the card says which unit it is. */
  numbered?: boolean
  href?: string
  sizes?: string
  priority?: boolean
  /** CompareBox. Passed in, so that pages without a comparison do not load it. */
  Box?: ComponentType<{ vehicle: CardVehicle; className: string }>
}

const CARD_SIZES = '(min-width: 80rem) 300px, (min-width: 40rem) 45vw, 90vw'

/** As in product.md 2.6. Memoized, so that typing in the search does not render every card again. */
export const VehicleCard = memo(function VehicleCard({
  vehicle,
  numbered = false,
  href = vehiclesHref(vehicle.id),
  sizes = CARD_SIZES,
  priority = false,
  Box,
}: Props) {
  const seats = vehicle.specifications.seatingCapacity
  const addressTown = use(AddressTown)
  return (
    <li className="card">
      <VehiclePicture vehicle={vehicle} sizes={sizes} priority={priority} boxClass="tile card__picture" />
      <h3>{vehicle.name}</h3>
      {vehicle.isNew ? <span className="badge badge--lark">NEW</span> : null}
      <p className="price card__price">{formatPrice(vehicle.price)}</p>
      <p className="card__meta">
        {seats ? `${seats} seats, ` : ''}
        {brandLabel(vehicle.brand)}
      </p>
      <p className="card__meta card__condition">
        {numbered ? `${conditionLine(vehicle)}. ${unitNumber(vehicle)}` : conditionLine(vehicle)}
      </p>
      <Link className="card__link" to={href} search={addressTown ? { town: addressTown } : undefined}>
        View Details<span className="sr-only"> of {vehicle.name}</span>
      </Link>
      {Box ? <Box vehicle={vehicle} className="card__compare" /> : null}
      <CardPlace showroom={vehicle.showroom} />
      <DeliveredLine price={vehicle.price} showroom={vehicle.showroom} />
      <SaveButton vehicle={vehicle} />
    </li>
  )
})

/** Styles reserve its place: the device's town is known only after hydration, and no card may move then. */
function DeliveredLine({ price, showroom }: Pick<CardVehicle, 'price' | 'showroom'>) {
  const town = useTown(showroom)
  return town ? <p className="card__meta card__delivered">{deliveredLine(town, price)}</p> : null
}
